import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Request, RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { PrettyOptions } from 'pino-pretty';
import type { Config } from '../../config.ts';
import { gatheredLines } from './gathered-lines.ts';
import { requestArrived } from './recent-requests.ts';
import type { RequestEnd, RequestReport } from './request-report.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The request's id in logs and responses, set by {@link requestLogging}. */
    id: string;
    /** The facts collected about the request, set by {@link requestLogging}. */
    report?: RequestReport;
  }
}

const SECRETS = ['authorization', 'cookie', 'password', 'token', 'headers.authorization', 'headers.cookie'];
const ACCEPTED_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The log format for people: each line begins with the time of day, and the fields follow the message. */
const PRETTY: PrettyOptions = { translateTime: 'SYS:HH:MM:ss.l', ignore: 'pid,hostname', singleLine: true, sync: true };

/** The settings of the log. */
type LogSettings = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'logFormat'>>;

/**
 * Creates the log of the service. It writes lines to `destination`, by default standard output, as JSON or in a format
 * for people. Secrets must never be logged; the redaction is only a second safeguard.
 */
export function createLogger(config: LogSettings, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    redact: SECRETS.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]),
    serializers: { err: describeError },
  };
  if (config.logFormat === 'pretty') return pino(options, prettyStream(destination));
  return pino(options, destination ?? gatheredLines());
}

/**
 * Writes lines for people. The formatting runs in this process, so that the last lines are written before the process
 * ends.
 */
function prettyStream(destination?: DestinationStream): DestinationStream {
  // `pino-pretty` is loaded only for this format, because it takes ten megabytes of memory
  const pretty: typeof import('pino-pretty') = createRequire(import.meta.url)('pino-pretty');
  return pretty({ ...PRETTY, ...(destination && { destination }) });
}

/** Called when a request has ended. It receives the facts that were collected about the request. */
export type OnRequestEnd = (report: RequestReport, end: RequestEnd) => void;

/**
 * Gives each request an id (`req.id`, returned as `X-Request-Id`), and `req.report`, which collects facts about the
 * request for its log line. When the request ends, logs these facts with method, path, status and duration. Query
 * strings, headers and bodies are never logged. If a client sends an `X-Request-Id` that matches {@link ACCEPTED_ID},
 * this id is used.
 */
export function requestLogging(logger: Logger, onEnd?: OnRequestEnd): RequestHandler {
  // without redaction, because the line contains only the fields below. Searching them for secrets would take longer
  // than writing them
  const log = logger.child({}, { redact: [] });
  return (req, res, next) => {
    const start = performance.now();
    requestArrived(start);
    const path = loggedPath(req.url);
    req.id = requestId(req, res);
    const report: RequestReport = { address: req.ip };
    req.report = report;
    let broken = false;
    res.on('error', () => {
      broken = true;
    });
    res.on('close', () => {
      const { statusCode: status } = res;
      // a stream (with `events`) lasts until its client disconnects, so a disconnect is its normal end
      const isWhole = report.events !== undefined || (res.writableEnded && !req.readableAborted);
      const message = broken || status >= 500 ? 'failed' : isWhole ? 'completed' : 'aborted';
      const duration = performance.now() - start;
      const { operation, userId, academyId, address, cost, events, errorCodes } = report;
      log[status >= 500 ? 'error' : 'info'](
        {
          requestId: req.id,
          req: { method: req.method, path },
          res: { status },
          durationMs: Math.round(duration),
          operation,
          userId,
          academyId,
          address,
          cost,
          events,
          errorCodes,
        },
        `request ${message}`,
      );
      report.route ??= templateOf(req);
      onEnd?.(report, { method: req.method, status, isAborted: !isWhole, duration });
    });
    next();
  };
}

/** Matches the part of a path that gives access to a calendar. */
const CALENDARS = /(\/calendars\/).+/is;

/** Matches the part of a path that turns off mails of a recipient. */
const UNSUBSCRIPTIONS = /(\/unsubscribe\/).+/is;

/** Matches the part of a path that names a certificate. */
const VERIFICATIONS = /(\/verify\/).+/is;

/**
 * Returns the path of a URL, without the token of a calendar feed or an unsubscribe link, and without the code of a
 * certificate.
 */
const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '')
    .replace(CALENDARS, '$1:token.ics')
    .replace(UNSUBSCRIPTIONS, '$1:token')
    .replace(VERIFICATIONS, '$1:code');

/**
 * Returns the path template of the matched route; undefined if no route matches, or if the route has several templates.
 */
function templateOf({ route }: Request): string | undefined {
  return typeof route?.path === 'string' ? route.path : undefined;
}

function requestId(req: IncomingMessage, res: ServerResponse): string {
  const offered = req.headers['x-request-id'];
  const id = typeof offered === 'string' && ACCEPTED_ID.test(offered) ? offered : randomUUID();
  res.setHeader('X-Request-Id', id);
  return id;
}

/**
 * Returns only the facts that identify the fault. Other properties of an error are omitted, because they may contain a
 * request body or a row.
 */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack, cause: cause && depth < 5 ? describeError(cause, depth + 1) : undefined };
}
