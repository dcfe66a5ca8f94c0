import { finished } from 'node:stream/promises';
import type { Agent, buildConnector, Dispatcher } from 'undici';
import type { Config } from '../../config.ts';
import { failureOf, type OutgoingFailure } from './failure.ts';
import { limitAnswers, limitInformational } from './limit-answers.ts';
import { type ResolveHost, resolveLocally, resolvePublicly } from './resolve-host.ts';
import { assertLiteral, BlockedTarget, guardedLookup, problemOfTarget, type Reach, targetOf } from './target.ts';

/** The milliseconds for a whole request, including its response. */
const TIMEOUT = 15_000;
/** The number of bytes of a response that are read, including heads, informational responses and framing. */
const MOST_READ = 64 * 1024;
/**
 * The number of informational responses that are read: each costs the parser about 40 µs, so 64 kB of them would take
 * 150 ms.
 */
const MOST_INFORMATIONAL = 20;
/**
 * The size that undici allows for the header fields of a response: more than can arrive before {@link limitAnswers}
 * closes the connection. With its default limit of 16 kB, undici creates an error for each further field, which takes
 * 100 ms for the fields of a chunk.
 */
const MOST_OF_FIELDS = 4 * MOST_READ;
/** Milliseconds for which a connection is kept for the next request. */
const KEPT_OPEN = 10_000;

/** A request to an address that a user entered. */
export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** The result of a request. */
export interface OutgoingResult {
  /** The status; null without a response. */
  readonly status: number | null;
  /** The Retry-After header of the response, unchanged. */
  readonly retryAfter: string | null;
  /** The part of the response's text that was read. */
  readonly body: string;
  /** The duration in milliseconds. */
  readonly ms: number;
  /** Null for a status of 200 to 299. */
  readonly failure: OutgoingFailure | null;
}

/**
 * Sends requests only to public addresses of the internet, regardless of the notation of URLs and of the DNS records of
 * their names.
 */
export interface Outgoing {
  /**
   * Returns the reason for which nothing can be sent to a URL: `malformed` for its form, `unreachable` for the present
   * addresses of its name; null if requests are possible.
   */
  problemOf(url: string): Promise<'malformed' | 'unreachable' | null>;
  /** Sends a request. Follows no redirects. Throws only if `signal` is aborted. */
  post(request: OutgoingRequest): Promise<OutgoingResult>;
  close(): Promise<void>;
}

/** The options for tests. */
export interface OutgoingOptions {
  readonly resolve?: ResolveHost;
  readonly timeout?: number;
}

/**
 * Creates the client of a service. The client ignores proxy settings of the environment, because a proxy would resolve
 * names itself.
 */
export function createOutgoing(
  { webhookPorts, webhookAllowPrivate }: Pick<Config, 'webhookPorts' | 'webhookAllowPrivate'>,
  { resolve = webhookAllowPrivate ? resolveLocally : resolvePublicly, timeout = TIMEOUT }: OutgoingOptions = {},
): Outgoing {
  const reach: Reach = { ports: webhookPorts, allowPrivate: webhookAllowPrivate, resolve };
  let agent: Promise<Agent> | undefined;
  // loaded with the first request, because a process that sends none should not use memory for the library
  const opened = async () => {
    const { Agent, buildConnector } = await import('undici');
    const connect = limited(buildConnector({ lookup: guardedLookup(reach), timeout }));
    return new Agent({
      allowH2: false,
      pipelining: 1,
      maxHeaderSize: MOST_OF_FIELDS,
      keepAliveTimeout: KEPT_OPEN,
      keepAliveMaxTimeout: KEPT_OPEN,
      connect,
    });
  };
  return {
    problemOf: (url) => problemOfTarget(url, reach),
    async post({ url, headers, body, signal }) {
      const start = performance.now();
      const limit = AbortSignal.timeout(timeout);
      let answered: Pick<OutgoingResult, 'status' | 'retryAfter'> = { status: null, retryAfter: null };
      const result = (text: string, failure: OutgoingFailure | null): OutgoingResult => ({
        ...answered,
        body: text,
        ms: Math.round(performance.now() - start),
        failure,
      });
      try {
        const target = targetOf(url, reach);
        if (!target) throw new BlockedTarget();
        assertLiteral(target, reach);
        agent ??= opened();
        const answer = await (await agent).request({
          origin: target.origin,
          path: target.pathname + target.search,
          method: 'POST',
          headers,
          body,
          onInfo: limitInformational(MOST_INFORMATIONAL),
          signal: signal ? AbortSignal.any([limit, signal]) : limit,
        });
        answered = { status: answer.statusCode, retryAfter: textOf(answer.headers['retry-after']) };
        const text = await beginningOf(answer.body);
        const isGood = answer.statusCode >= 200 && answer.statusCode < 300;
        return result(text, isGood ? null : 'status');
      } catch (error) {
        signal?.throwIfAborted();
        return result('', limit.aborted ? 'timeout' : failureOf(error));
      }
    },
    close: async () => (await agent)?.destroy(),
  };
}

const textOf = (header: string | string[] | undefined): string | null => [header].flat()[0] ?? null;

/** Wraps `connect`, and closes connections with endless responses. */
const limited =
  (connect: buildConnector.connector): buildConnector.connector =>
  (options, done) =>
    connect(options, (...[error, socket]) => {
      if (error !== null) return done(error, null);
      limitAnswers(socket, MOST_READ);
      return done(null, socket);
    });

/**
 * Returns the beginning of a response. Closes the connection if the response is longer, because only its status matters.
 */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const pieces: Buffer[] = [];
  // collects pieces as they arrive, because a stream that is destroyed drops the pieces that were not read
  body.on('data', (piece: Buffer) => void pieces.push(piece));
  try {
    await finished(body);
  } catch (error) {
    if (failureOf(error) !== 'too_large') throw error;
  }
  return Buffer.concat(pieces).subarray(0, MOST_READ).toString('utf8');
}
