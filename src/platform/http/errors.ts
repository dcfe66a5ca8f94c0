import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { isUnreachable } from '../database/unreachable.ts';
import { AppError, type ErrorCode, type FieldErrors, httpStatus } from '../errors/app-error.ts';
import { RateLimitedError, setRateLimitHeaders } from './rate-limits.ts';
import { annotateRequest } from './request-report.ts';
import { sendText } from './send-text.ts';

/** The details of a refused request. */
export interface Refusal {
  status: number;
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
  existingId?: string;
}

/** Converts a refused request to the body of its response. */
export type RefusalFormat = (refusal: Refusal) => object;

/** Returns the body of a refusal in the form of REST. */
export const plainRefusal: RefusalFormat = ({ message, fields, existingId }) => ({
  message,
  errors: fields,
  existing_id: existingId,
});

/**
 * Returns the error handler of an express app or router, which must be its last handler. The error handler responds to
 * every error with JSON, in the form of `format`. Unexpected errors are logged with the request id, and returned
 * without details.
 */
export function httpErrors(log: Logger, format: RefusalFormat): ErrorRequestHandler {
  return (thrown, req, res, _next) => {
    const error = unwrap(thrown);
    const refusal = toRefusal(error);
    annotateRequest(req.report, { errorCodes: [refusal.code] });
    if (refusal.status >= 500) log.error({ err: error, requestId: req.id }, 'request error');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    setHeaders(res, error);
    sendText(res.status(refusal.status).type('json'), JSON.stringify(format(refusal)));
  };
}

/**
 * Returns true if the database is unreachable or too slow; false if it refused a statement. Searches wrapped errors
 * too.
 */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, name, cause, originalError }: Partial<Record<string, unknown>> = Object(error);
  if (code === 'SERVICE_UNAVAILABLE' || name === 'ConnectionException') return true;
  if (isUnreachable(error) || code === STATEMENT_TIMEOUT) return true;
  return isUnavailable(cause, depth + 1) || isUnavailable(originalError, depth + 1);
}

/** PostgreSQL's error code for a statement that took too long. */
const STATEMENT_TIMEOUT = '57014';

function toRefusal(error: unknown): Refusal {
  if (error instanceof AppError) {
    const { code, message, details } = error;
    const { fields, existingId } = details;
    return { status: details.status ?? httpStatus(code), code, message, fields, existingId };
  }
  const status = clientErrorStatus(error);
  if (status !== null) return { status, code: 'BAD_USER_INPUT', message: `${STATUS_CODES[status] ?? 'Bad Request'}.` };
  if (isUnavailable(error)) return { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Service Unavailable' };
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Server Error' };
}

/**
 * Returns the status of a client error that express or its middleware reports, such as a malformed URL; null for other
 * errors. The messages of such errors are not used, because they may quote input.
 */
function clientErrorStatus(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof URIError) return 400;
  const status = 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

function setHeaders(res: Response, error: unknown): void {
  if (error instanceof RateLimitedError) setRateLimitHeaders(res, error.state);
  if (error instanceof AppError && error.details.retryAfter !== undefined) {
    res.setHeader('Retry-After', error.details.retryAfter);
  }
}

/** Returns the original error if GraphQL has wrapped it. */
function unwrap(error: unknown): unknown {
  const original = error instanceof Error && 'originalError' in error ? error.originalError : undefined;
  return original instanceof Error ? original : error;
}
