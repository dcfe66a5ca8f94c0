import { type ErrorCode, httpStatus } from '../../../src/platform/errors/app-error.ts';
import { messages } from '../../../src/platform/validation/messages.ts';

interface Help {
  readonly cause: string;
  readonly cure: string;
}

const CODES: Record<ErrorCode, Help> = {
  ACADEMY_REQUIRED: {
    cause: 'The request has no valid `X-Academy-ID`, and the caller is not a member of exactly one academy.',
    cure: 'Send the id of one of the academies that `me` returns.',
  },
  BAD_USER_INPUT: {
    cause: 'The input breaks a rule. `fields` (REST: `errors`) has the messages by field.',
    cure: 'Show the messages beside the fields, and send corrected input.',
  },
  CONFLICT: {
    cause:
      'Another user has changed the record in the meantime (412 in REST, but 409 for CSV imports), the idempotency key belongs to another request, or the record exists already.',
    cure: 'Read the record again, and decide whether to repeat the change. If the record exists already, `existingId` (REST: `existing_id`) is its id.',
  },
  FORBIDDEN: {
    cause:
      'The role of the caller does not include the operation, the API key lacks a scope, the caller does not belong to the academy, or a ' +
      'signed address has expired.',
    cure: 'See [permissions](permissions.md). Ask an academy admin for another role or scope.',
  },
  INTERNAL_SERVER_ERROR: {
    cause: 'The service has a fault. Its log has the details, with the id of the request.',
    cure: 'Report the `X-Request-Id` of the response.',
  },
  NOT_FOUND: {
    cause: 'The record does not exist, was deleted, belongs to another academy, or is not visible to the caller.',
    cure: 'Check the id and the academy.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    cause: 'The service does not know the id of the document.',
    cure: 'Send the text of the document, or add it to the file of `TRUSTED_DOCUMENTS`.',
  },
  PLAN_LIMIT_REACHED: {
    cause: 'The subscription plan of the academy does not allow more students, staff, batches or files.',
    cure: 'Ask the Super Admin for a larger plan.',
  },
  RATE_LIMITED: {
    cause:
      'The caller sent too many requests, tried to sign in too often, or, as a parent or student, has uploaded 20 files within 24 hours.',
    cure: 'Wait for the seconds in `Retry-After` (GraphQL: `retryAfter`).',
  },
  RESYNC_REQUIRED: {
    cause: 'A stream of a subscription cannot send all changes: the client missed too many, or reads too slowly.',
    cure: 'Read the records again, and subscribe without `Last-Event-ID`.',
  },
  SERVICE_UNAVAILABLE: {
    cause: 'The database or the file storage is unavailable, the service is busy, or a report takes too long.',
    cure: 'Repeat the request after `Retry-After`. Without that header, use a shorter period or a filter.',
  },
  UNAUTHENTICATED: {
    cause: 'The token is missing, expired or revoked, or the e-mail or password is wrong.',
    cure: 'Sign in again.',
  },
};

/** Returns a table of all error codes with their HTTP status in REST, their cause and the remedy. */
export function errorCodes(): string {
  const rows = Object.entries(CODES).map(
    ([code, { cause, cure }]) => `| \`${code}\` | ${httpStatus(code as ErrorCode)} | ${cause} | ${cure} |`,
  );
  return ['| Code | REST status | Cause | Cure |', '|---|---|---|---|', ...rows].join('\n');
}

const FIELD_TEXTS: Record<keyof typeof messages, Help> = {
  required: { cause: 'The field is missing, null or empty.', cure: 'Send a value.' },
  type: { cause: 'The value has the wrong type or form.', cure: 'Send the type that the message names.' },
  format: {
    cause: 'The value has characters or a form that the field does not allow.',
    cure: 'See the description of the field.',
  },
  atMostCharacters: { cause: 'The text is too long.', cure: 'Shorten it.' },
  atLeastCharacters: { cause: 'The text is too short.', cure: 'Lengthen it.' },
  decimalPlaces: { cause: 'The number has too many decimal places.', cure: 'Round the number.' },
  atMost: { cause: 'The number or amount is too large.', cure: 'Send a smaller one.' },
  atLeast: { cause: 'The number or amount is too small.', cure: 'Send a larger one.' },
  atMostDays: { cause: 'The period is too long.', cure: 'Use a shorter one.' },
  atMostItems: { cause: 'The list has too many items.', cure: 'Send the items in several requests.' },
  atLeastItems: { cause: 'The list has too few items.', cure: 'Send more items.' },
  prohibited: { cause: 'The operation does not accept the field.', cure: 'Omit the field.' },
  prohibitedUnless: {
    cause: 'The field is allowed only if another field has a certain value.',
    cure: 'Omit the field, or change the other one.',
  },
  different: { cause: 'Two fields must differ, but have the same value.', cure: 'Change one of them.' },
  prohibits: { cause: 'The request has two fields of which only one is allowed.', cure: 'Send only one of them.' },
  distinct: { cause: 'The list contains a value twice.', cure: 'Send each value once.' },
  selected: {
    cause: 'The value is not one of the allowed words, or the caller may not use a record with this id here.',
    cure: 'Send an allowed value, or the id of a record of this academy.',
  },
  taken: { cause: 'Another record has the value.', cure: 'Choose another value, or change the other record.' },
  dateAfterOrEqual: { cause: 'The day is too early.', cure: 'Send a later day.' },
  dateBeforeOrEqual: { cause: 'The day is too late.', cure: 'Send an earlier day.' },
  dateBefore: { cause: 'The day is too late.', cure: 'Send an earlier day.' },
  dateAfter: { cause: 'The day is too early.', cure: 'Send a later day.' },
};

/** Returns a table of the error texts about fields, in which `name` replaces the name of the field. */
export function fieldTexts(): string {
  const rows = Object.entries(FIELD_TEXTS).map(
    ([name, { cause, cure }]) => `| \`${patternOf(name as keyof typeof messages)}\` | ${cause} | ${cure} |`,
  );
  return ['| Text | Cause | Cure |', '|---|---|---|', ...rows].join('\n');
}

function patternOf(name: keyof typeof messages): string {
  const print = messages[name] as (...values: unknown[]) => string;
  if (name === 'atMostDays') return print('…');
  if (name === 'prohibits') return print('name', ['…']);
  return print('name', name === 'type' ? 'an integer' : '…', '…');
}
