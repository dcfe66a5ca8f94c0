import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import { isUnavailable } from '../http/errors.ts';

/** The codes of errors for requests that were refused before any resolver ran. */
const REQUEST_CODES = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

/** Matches the beginning of graphql's own messages about variables and arguments. */
const COERCION = /^(Variable "\$|Argument ")/;

/**
 * V8's message if the parser overflows the stack. Apollo keeps only the message, so the error is recognized by this
 * text.
 */
const STACK_OVERFLOW = 'Maximum call stack size exceeded';

/** The maximum length of a message about a value. */
const MAX_TEXT = 2_000;

const logged = new WeakSet<object>();

/** Options for formatting errors. */
export interface FormatOptions {
  /**
   * If true, omits suggested names ("Did you mean …?") and allowed enum values. They would reveal a schema that cannot
   * be introspected.
   */
  hideSuggestions?: boolean;
}

/**
 * Returns a function that formats an error for the client. Intended errors and graphql's refusals keep their code and
 * message. Other errors are masked, and logged once. The result never includes a stack trace. Use it for Apollo's
 * `formatError` and, with `error.toJSON()`, for operations within the process.
 */
export function formatError(log: Logger, { hideSuggestions = false }: FormatOptions = {}) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const text = hideSuggestions
      ? formatted.message.replace(/ ?(?:Did you mean .+\?)?(?: ?Allowed values: .+\.)?$/s, '')
      : formatted.message;
    const shown = presentable({ ...formatted, message: text }, error);
    if (!shown) logFault(log, error);
    const { message, extensions } = shown ?? fault(error);
    return {
      message,
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
      extensions,
    };
  };
}

/** Logs an error that is masked for the client, unless it was already logged. */
export function logFault(log: Logger, error: unknown, requestId?: string): void {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  const { path, extensions } = error instanceof GraphQLError ? error : {};
  if (error instanceof GraphQLError && presentable({ message: error.message, path, extensions }, error)) return;
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  log.error({ err: original, path: path?.join('.'), requestId }, 'operation failed');
}

interface Shown {
  message: string;
  extensions: Record<string, unknown>;
}

/** Returns the part of an error that clients may see; null if the error must be masked. */
function presentable(formatted: GraphQLFormattedError, error: unknown): Shown | null {
  const app = findAppError(error);
  if (app) {
    const { fields, existingId, retryAfter } = app.details;
    const extensions = {
      code: app.code,
      ...(fields && { fields }),
      ...(existingId !== undefined && { existingId }),
      ...(retryAfter !== undefined && { retryAfter }),
    };
    return { message: app.message, extensions };
  }
  if (!(error instanceof GraphQLError)) return null;
  const { message } = formatted;
  if (isCoercion(error)) return { message: shortened(message), extensions: { code: 'BAD_USER_INPUT' } };
  const code = formatted.extensions?.code;
  if (message.startsWith('GraphQL introspection is not allowed')) {
    return { message: 'Introspection is off.', extensions: { code } };
  }
  // an error with a path comes from a resolver, so it is not an error of the request, even if its code is in
  // `REQUEST_CODES`
  if (formatted.path || !REQUEST_CODES.has(code)) return null;
  if (error.originalError instanceof RangeError || message === STACK_OVERFLOW) {
    return { message: 'Syntax Error: The document is nested too deeply.', extensions: { code } };
  }
  return { message, extensions: { code } };
}

function fault(error: unknown): Shown {
  if (isUnavailable(error)) return { message: 'Service Unavailable', extensions: { code: 'SERVICE_UNAVAILABLE' } };
  return { message: 'Server Error', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/**
 * Omits the middle of a long message. graphql's messages quote the whole value, and describe the error at their end.
 */
const shortened = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT / 2)}…${text.slice(-MAX_TEXT / 2)}` : text;

/**
 * Returns true for an error in converting variables or arguments. For variables, the original error is that of the
 * scalar. For arguments of a field, there is no original error, or it is graphql's own error, which refers to a part of
 * the document. An error of a resolver always has an original error, which refers to no part of the document.
 */
function isCoercion(error: GraphQLError): boolean {
  if (!COERCION.test(error.message)) return false;
  const { path, originalError } = error;
  if (path === undefined || originalError == null) return true;
  return originalError instanceof GraphQLError && originalError.nodes !== undefined;
}

function findAppError(error: unknown): AppError | null {
  let current = error;
  for (let depth = 0; depth < 8 && typeof current === 'object' && current !== null; depth++) {
    if (current instanceof AppError) return current;
    const { originalError, cause }: { originalError?: unknown; cause?: unknown } = current;
    current = originalError ?? cause;
  }
  return null;
}
