import { finished } from 'node:stream/promises';
import type { Agent, buildConnector, Dispatcher } from 'undici';
import type { Config } from '../../config.ts';
import { failureOf, type OutgoingFailure } from './failure.ts';
import { limitAnswers, limitInformational } from './limit-answers.ts';
import { type ResolveHost, resolveLocally, resolvePublicly } from './resolve-host.ts';
import { assertLiteral, BlockedTarget, guardedLookup, problemOfTarget, type Reach, targetOf } from './target.ts';

/** The milliseconds for a whole request, including its response. */
const TIMEOUT = 15_000;
/**
 * The maximum number of bytes of a response that are read, including its heads, its informational responses and the
 * framing of its chunks.
 */
const MOST_READ = 64 * 1024;
/**
 * The maximum number of informational responses that are read. Each one takes the parser about 40 µs, so 64 kB of them
 * would take 150 ms.
 */
const MOST_INFORMATIONAL = 20;
/**
 * The size that undici allows for the header fields of a response. This is more than can arrive before
 * {@link limitAnswers} closes the connection. With the default limit of 16 kB, undici would create an error for each
 * field above the limit. This would take 100 ms for the fields of one chunk.
 */
const MOST_OF_FIELDS = 4 * MOST_READ;
/** The milliseconds for which a connection stays open for the next request. */
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
  /** The status; null if there was no response. */
  readonly status: number | null;
  /** The Retry-After header of the response, unchanged. */
  readonly retryAfter: string | null;
  /** The text of the response, as far as it was read. */
  readonly body: string;
  /** The duration in milliseconds. */
  readonly ms: number;
  /** The reason why the request failed; null if the status is from 200 to 299. */
  readonly failure: OutgoingFailure | null;
}

/**
 * Sends requests only to public addresses of the internet. This holds for addresses in any notation in a URL, and for
 * the addresses that DNS returns for a name.
 */
export interface Outgoing {
  /**
   * Returns the reason why nothing can be sent to a URL; null if requests are possible. `malformed` means that the URL
   * itself is not allowed. `unreachable` means that the host of the URL has no addresses at present, or has addresses
   * that are not allowed.
   */
  problemOf(url: string): Promise<'malformed' | 'unreachable' | null>;
  /** Sends a request. Does not follow redirects. Throws only if `signal` is aborted. */
  post(request: OutgoingRequest): Promise<OutgoingResult>;
  close(): Promise<void>;
}

/** The options for tests. */
export interface OutgoingOptions {
  readonly resolve?: ResolveHost;
  readonly timeout?: number;
}

/**
 * Creates the client for outgoing requests. It ignores proxy settings in the environment, because a proxy would resolve
 * names itself.
 */
export function createOutgoing(
  { webhookPorts, webhookAllowPrivate }: Pick<Config, 'webhookPorts' | 'webhookAllowPrivate'>,
  { resolve = webhookAllowPrivate ? resolveLocally : resolvePublicly, timeout = TIMEOUT }: OutgoingOptions = {},
): Outgoing {
  const reach: Reach = { ports: webhookPorts, allowPrivate: webhookAllowPrivate, resolve };
  let agent: Promise<Agent> | undefined;
  // loaded with the first request, because a process that sends no requests should not use memory for the library
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

/** Wraps `connect`, so that connections with endless responses are closed. */
const limited =
  (connect: buildConnector.connector): buildConnector.connector =>
  (options, done) =>
    connect(options, (...[error, socket]) => {
      if (error !== null) return done(error, null);
      limitAnswers(socket, MOST_READ);
      return done(null, socket);
    });

/**
 * Returns the beginning of a response's body. If the response is too long, {@link limitAnswers} closes the connection,
 * and the rest is not read.
 */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const pieces: Buffer[] = [];
  // collects pieces when they arrive: when a stream is destroyed, pieces that were not read are lost
  body.on('data', (piece: Buffer) => void pieces.push(piece));
  try {
    await finished(body);
  } catch (error) {
    if (failureOf(error) !== 'too_large') throw error;
  }
  return Buffer.concat(pieces).subarray(0, MOST_READ).toString('utf8');
}
