import { STATUS_CODES } from 'node:http';
import type { Route } from '../route.ts';
import { COMMON_HEADERS, HEADERS, headersOf } from './headers.ts';
import { type JsonSchema, object, refTo } from './json-schema.ts';

/** The description of each error status. */
const ERRORS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read, or the required id of the academy is missing.',
  401: 'The request has no valid token; when signing in, no valid password.',
  403:
    "The caller's role or the academy's plan does not allow the operation, or the caller is no member of the " +
    'academy.',
  404: 'The record does not exist, or the caller may not see it.',
  406: 'The report has no picture.',
  409: 'The request conflicts with the state of the record, or with another change.',
  412: 'The record has another version than `If-Match` requires.',
  413: 'The body is too large.',
  415: 'The body has an unsupported type, charset or encoding.',
  422: 'The input is invalid: `errors` has the messages by field.',
  429: 'The request limit is exceeded; `Retry-After` has the seconds after which another request may succeed.',
  500:
    'An internal error of the service. The details are in the log of the service, under the `X-Request-Id` of ' +
    'the response.',
  503: 'The database cannot be reached, or it has been busy for too long.',
};

const MESSAGE: JsonSchema = { description: 'The error in words for people.', type: 'string' };

const ERRORS_BY_FIELD: JsonSchema = {
  description: 'The messages by field. Nested fields have paths: `records.3.student_id`.',
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
};

const EXISTING_ID: JsonSchema = {
  description: 'The id of the record that already exists (409).',
  type: 'string',
  format: 'uuid',
};

const error = (description: string, required: readonly string[]): JsonSchema => ({
  description,
  ...object({ message: MESSAGE, errors: ERRORS_BY_FIELD, existing_id: EXISTING_ID }, required),
});

/** The bodies of errors, in Laravel's form. */
export const ERROR_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ApiError: error('The reason for which a request is refused.', ['message']),
  ValidationError: error('The errors in the input.', ['message', 'errors']),
};

/** Returns the name of the response for an error. The name is short, because every operation repeats it. */
const nameOf = (status: number): string => String(status);

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const BY_STATUS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(ERRORS).map(([code, description]) => {
    const status = Number(code);
    const headers = { ...COMMON_HEADERS, ...(status === 429 && headersOf(['Retry-After'])) };
    return [
      nameOf(status),
      { description, headers, content: json(refTo(status === 422 ? 'ValidationError' : 'ApiError')) },
    ];
  }),
);

/** The response if a report cannot be computed at the moment. */
const REPORT_UNAVAILABLE = {
  ReportUnavailable: {
    description:
      'Other reports are being computed: another request may succeed after the seconds in `Retry-After`. Or ' +
      'the report takes too long: a shorter period or a filter helps. Or the database cannot be reached.',
    headers: { ...COMMON_HEADERS, 'Retry-After': { ...HEADERS['Retry-After'], required: false } },
    content: json(refTo('ApiError')),
  },
};

/** The responses to refused requests, by their names in the description. */
export const ERROR_RESPONSES: Readonly<Record<string, JsonSchema>> = { ...BY_STATUS, ...REPORT_UNAVAILABLE };

/** The properties of a route that determine the statuses of its responses. */
export interface Facts {
  readonly hasBody: boolean;
  /** True if the route supports `If-Match`. */
  readonly isConditional: boolean;
  /** True if the record has a version, which its responses include. */
  readonly isVersioned: boolean;
  /** True if the report has a picture. */
  readonly isDrawn: boolean;
}

/** Returns the responses of a route, by status. `schema` is the body of a response without an error. */
export function responsesOf(route: Route, schema: JsonSchema, facts: Facts): Record<string, JsonSchema> {
  const responses: Record<string, JsonSchema> = { [route.status ?? 200]: success(route, schema, facts) };
  const { repeatedStatus, location: _, ...existing } = route;
  if (repeatedStatus) responses[repeatedStatus] = success({ ...existing, status: repeatedStatus }, schema, facts);
  if (isCacheable(route, facts)) responses[304] = notModified;
  for (const status of errorsOf(route, facts))
    responses[status] = { $ref: `#/components/responses/${errorName(route, status)}` };
  return responses;
}

const errorName = ({ answer }: Route, status: number): string =>
  answer === 'report' && status === 503 ? 'ReportUnavailable' : nameOf(status);

/** Returns true if the response has an entity tag for `If-None-Match`. */
export const isCacheable = ({ method }: Route, { isVersioned }: Facts): boolean => method === 'get' && isVersioned;

/** The schema of a report's picture. */
export const CHART_IMAGE: JsonSchema = {
  type: 'string',
  description: 'A chart. It is dark if the reader prefers dark colours.',
};

/** The schema of a list as a file. */
export const CSV_FILE: JsonSchema = { type: 'string', description: 'A header line, and every row of the list.' };

function success(route: Route, schema: JsonSchema, { isVersioned, isDrawn }: Facts): JsonSchema {
  const isPage = route.answer === 'page';
  const isReport = route.answer === 'report';
  const isList = isPage || isReport || route.rows !== undefined;
  const names = [
    ...(isVersioned ? ['ETag'] : []),
    ...(route.location && !route.forBodiesWith ? ['Location'] : []),
    ...(isPage ? ['Link'] : []),
    ...(isList ? ['Content-Disposition'] : []),
  ];
  return {
    description: isPage
      ? 'A page of the list; the whole list with `Accept: text/csv`.'
      : isReport
        ? `A page of the report, with the totals of all its rows; the whole report with \`Accept: text/csv\`, the totals last${
            isDrawn
              ? '; a picture of the report with `Accept: image/svg+xml`, limited to 20 rows unless they are ordered by time'
              : ''
          }.`
        : `${STATUS_CODES[route.status ?? 200]}${isList ? `; only its ${route.rows} with \`Accept: text/csv\`.` : ''}`,
    headers: {
      ...COMMON_HEADERS,
      ...headersOf(names),
      // a special body creates several records, which have no address in common
      ...(route.location && route.forBodiesWith && { Location: { ...HEADERS.Location, required: false } }),
    },
    content: {
      ...json(schema),
      ...(isList && { 'text/csv': { schema: CSV_FILE } }),
      ...(isDrawn && { 'image/svg+xml': { schema: CHART_IMAGE } }),
    },
  };
}

const notModified: JsonSchema = {
  description: 'The response has not changed since the response whose `ETag` is in `If-None-Match`.',
  headers: { ...COMMON_HEADERS, ...headersOf(['ETag']) },
};

function errorsOf({ method, path, open, answer, once }: Route, facts: Facts): number[] {
  const { hasBody, isConditional, isDrawn } = facts;
  const isWrite = method !== 'get';
  const isReport = answer === 'report';
  return [
    400,
    401,
    // of these routes, only registration responds with 403, because a service may allow only invited people to register
    ...(open && path.startsWith('/auth/') && path !== '/auth/register' ? [] : [403]),
    // a repeated request with an Idempotency-Key gets 404 if its record was deleted since the first request
    ...(path.includes(':id') || once === true ? [404] : []),
    ...(isReport && !isDrawn ? [406] : []),
    ...(isWrite ? [409] : []),
    ...(isConditional ? [412] : []),
    ...(hasBody ? [413, 415] : []),
    422,
    429,
    500,
    503,
  ];
}
