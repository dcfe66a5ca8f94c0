import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../../config.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The request's name in logs and answers, by {@link requestLogging}. */
    id: string;
  }
}

const SECRETS = ['authorization', 'cookie', 'password', 'token', 'headers.authorization', 'headers.cookie'];
const ACCEPTED_ID = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * The service's log, JSON lines on standard output unless `destination` says otherwise.
 * Nothing secret is meant to be logged at all; the redaction catches what slips through.
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    redact: SECRETS.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]),
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Names each request (`req.id`, answered as `X-Request-Id`) and logs method, path, status and duration when it ends.
 * Query strings, headers and bodies are never logged. A client's own `X-Request-Id` is kept when it is harmless.
 */
export function requestLogging(logger: Logger): RequestHandler {
  // the line is made of what is named below alone: to search it for secrets takes longer than to write it
  const log = logger.child({}, { redact: [] });
  return (req, res, next) => {
    const start = Date.now();
    const [path] = req.url.split('?', 1);
    req.id = requestId(req, res);
    let broken = false;
    res.on('error', () => {
      broken = true;
    });
    res.on('close', () => {
      const { statusCode: status } = res;
      const isWhole = res.writableEnded && !req.readableAborted;
      const message = broken || status >= 500 ? 'failed' : isWhole ? 'completed' : 'aborted';
      log[status >= 500 ? 'error' : 'info'](
        { requestId: req.id, req: { method: req.method, path }, res: { status }, durationMs: Date.now() - start },
        `request ${message}`,
      );
    });
    next();
  };
}

function requestId(req: IncomingMessage, res: ServerResponse): string {
  const offered = req.headers['x-request-id'];
  const id = typeof offered === 'string' && ACCEPTED_ID.test(offered) ? offered : randomUUID();
  res.setHeader('X-Request-Id', id);
  return id;
}

/** Only what identifies the fault: an error's other properties may carry a request body or a row. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack, cause: cause && depth < 5 ? describeError(cause, depth + 1) : undefined };
}
