/**
 * The error codes of the API. An error that is no {@link AppError} is a fault of the service, and its message is not
 * shown to clients.
 */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'ACADEMY_REQUIRED'
  | 'CONFLICT'
  | 'PLAN_LIMIT_REACHED'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'RATE_LIMITED'
  | 'RESYNC_REQUIRED'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** Messages by field, for REST's `errors` and GraphQL's `extensions.fields`. Keys are camelCase paths. */
export type FieldErrors = Record<string, string[]>;

/** The details of an error beyond its code and message. */
export interface ErrorDetails {
  /** The messages by field, for `BAD_USER_INPUT`. */
  fields?: FieldErrors;
  /** The id of the record that already exists, for `CONFLICT`. */
  existingId?: string;
  /** The seconds after which another request may succeed, for `RATE_LIMITED`. */
  retryAfter?: number;
  /** The HTTP status, if it differs from the default status of the code. */
  status?: number;
}

/** A refusal whose message may be shown to the caller. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Causes a compile error if a switch over a union omits a member. */
export function assertUnreachable(value: never): never {
  throw new Error(`Unreachable case: ${String(value)}`);
}

/**
 * Returns the HTTP status of an error code, for REST responses and for requests that are refused before GraphQL
 * executes them.
 */
export function httpStatus(code: ErrorCode): number {
  switch (code) {
    case 'BAD_USER_INPUT':
      return 422;
    case 'ACADEMY_REQUIRED':
    case 'PERSISTED_QUERY_NOT_FOUND':
      return 400;
    case 'UNAUTHENTICATED':
      return 401;
    case 'FORBIDDEN':
    case 'PLAN_LIMIT_REACHED':
      return 403;
    case 'NOT_FOUND':
      return 404;
    case 'CONFLICT':
    case 'RESYNC_REQUIRED':
      return 409;
    case 'RATE_LIMITED':
      return 429;
    case 'SERVICE_UNAVAILABLE':
      return 503;
    case 'INTERNAL_SERVER_ERROR':
      return 500;
    default:
      return assertUnreachable(code);
  }
}

/** Returns the error for a token that is missing, expired, revoked or not issued by this service. */
export const unauthenticated = () => new AppError('UNAUTHENTICATED', 'Unauthenticated.');

/** Returns the error for a caller whose role does not allow the operation. */
export const forbidden = () => new AppError('FORBIDDEN', 'This action is unauthorized.');

/**
 * Returns the error for a row that does not exist, belongs to another academy, or is not visible to the caller. `name`
 * is the kind of row: "Batch".
 */
export const notFound = (name: string) => new AppError('NOT_FOUND', `${name} not found.`);

/**
 * Returns the error for a client that has disconnected. The error has its own status, so that it is not logged as a
 * fault of the service.
 */
export const clientGone = () => new AppError('SERVICE_UNAVAILABLE', 'The client is gone.', { status: 499 });

/**
 * Returns a row that was just written. Throws NOT_FOUND if the row is null because a concurrent request has deleted it.
 */
export function found<Row>(row: Row | null, name: string): Row {
  if (row === null) throw notFound(name);
  return row;
}

/**
 * Returns the error for invalid input. Its message is the first text, followed by the number of other texts, as in
 * Laravel.
 */
export function invalid(fields: FieldErrors): AppError {
  const texts = Object.values(fields).flat();
  const more = texts.length - 1;
  const suffix = more > 0 ? ` (and ${more} more error${more > 1 ? 's' : ''})` : '';
  return new AppError('BAD_USER_INPUT', `${texts[0] ?? 'The given data was invalid.'}${suffix}`, { fields });
}

/** Throws {@link invalid} if there are errors. */
export function refuseIfAny(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** The same values, with null and undefined excluded. */
type Complete<Values> = { [Name in keyof Values]: NonNullable<Values[Name]> };

/**
 * Throws {@link invalid} if there are errors. Otherwise, returns the values, which are then complete: a value may be
 * missing only if there is an error for it.
 */
export function unlessRefused<Values extends object>(errors: FieldErrors, values: Values): Complete<Values> {
  refuseIfAny(errors);
  if (!isComplete(values)) throw new Error('An input lacks a value, and no error says so.');
  return values;
}

const isComplete = <Values extends object>(values: Values): values is Values & Complete<Values> =>
  Object.values(values).every((value) => value !== null && value !== undefined);

/** Returns the error for bad input in a single field. */
export const invalidField = (field: string, text: string) => invalid({ [field]: [text] });
