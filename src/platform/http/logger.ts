import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Config } from '../../config.ts';

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
  const middleware = pinoHttp({
    logger,
    genReqId: requestId,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId', responseTime: 'durationMs' },
    wrapSerializers: false,
    serializers: {
      req: (req: IncomingMessage) => ({ method: req.method, path: req.url?.split('?', 1)[0] }),
      res: (res: ServerResponse) => ({ status: res.statusCode }),
    },
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'error' : 'info'),
    customErrorMessage: () => 'request failed',
    customErrorObject: (_req, res, _error, { durationMs }: { durationMs: number }) => ({ res, durationMs }),
  });
  return (req, res, next) => middleware(req, res, next);
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
