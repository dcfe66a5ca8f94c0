/** Every reason for which the service refuses on purpose. Anything else is a fault and is masked. */
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
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** Messages by field, as REST's `errors` and GraphQL's `extensions.fields` carry them. Keys are camelCase paths. */
export type FieldErrors = Record<string, string[]>;

/** The details of an error beyond its code and message. */
export interface ErrorDetails {
  /** Messages by field, for `BAD_USER_INPUT`. */
  fields?: FieldErrors;
  /** The record that is there already, for `CONFLICT`. */
  existingId?: string;
  /** Seconds until a further try makes sense, for `RATE_LIMITED`. */
  retryAfter?: number;
  /** HTTP status where it differs from the code's own. */
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

/** Makes the compiler complain where a switch over a union forgets a member. */
export function assertUnreachable(value: never): never {
  throw new Error(`Unreachable case: ${String(value)}`);
}

/** Returns the HTTP status of an error code, for REST responses and for requests refused before GraphQL. */
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

/** No token, or one that is expired, revoked or not ours. */
export const unauthenticated = () => new AppError('UNAUTHENTICATED', 'Unauthenticated.');

/** The caller's role does not include the operation. */
export const forbidden = () => new AppError('FORBIDDEN', 'This action is unauthorized.');

/** The row does not exist, belongs to another academy, or is not visible to the caller. `name`: "Batch". */
export const notFound = (name: string) => new AppError('NOT_FOUND', `${name} not found.`);

/** No client waits for the response any more. It has its own status, because it is no fault of the service to log. */
export const clientGone = () => new AppError('SERVICE_UNAVAILABLE', 'The client is gone.', { status: 499 });

/** Returns a row that was just written. Throws NOT_FOUND if a concurrent request has deleted it. */
export function found<Row>(row: Row | null, name: string): Row {
  if (row === null) throw notFound(name);
  return row;
}

/** Bad input, by field. The message is the first text and how many more there are, as Laravel writes it. */
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

/** Values of which none is missing. */
type Complete<Values> = { [Name in keyof Values]: NonNullable<Values[Name]> };

/** Throws {@link invalid} when there are errors. Returns the values otherwise: none is missing that has no error. */
export function unlessRefused<Values extends object>(errors: FieldErrors, values: Values): Complete<Values> {
  refuseIfAny(errors);
  if (!isComplete(values)) throw new Error('An input lacks a value, and no error says so.');
  return values;
}

const isComplete = <Values extends object>(values: Values): values is Values & Complete<Values> =>
  Object.values(values).every((value) => value !== null && value !== undefined);

/** Bad input in one field. */
export const invalidField = (field: string, text: string) => invalid({ [field]: [text] });
