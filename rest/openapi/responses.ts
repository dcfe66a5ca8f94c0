import { STATUS_CODES } from 'node:http';
import type { Route } from '../route.ts';
import { COMMON_HEADERS, HEADERS, headersOf } from './headers.ts';
import { type JsonSchema, object, refTo } from './json-schema.ts';

/** What an error status says of a request. */
const ERRORS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read, or names no academy where it has to.',
  401: 'There is no valid token; when signing in, no valid password.',
  403: "The operation is outside of the caller's role or the academy's plan, or the academy is not theirs.",
  404: 'There is no such record, or none that the caller may see.',
  406: 'There is no picture of the report.',
  409: 'Something in between, or the state of the record, is against it.',
  412: 'The record has another version than `If-Match` says.',
  413: 'The body is too large.',
  415: 'The body is of another type, or has another charset or encoding.',
  422: 'The input is wrong: `errors` has the messages by field.',
  429: 'The limit of requests is used up; `Retry-After` tells when a further one makes sense.',
  500: 'A fault of the service. The log has more, by the `X-Request-Id`.',
  503: 'The database is out of reach, or busy for too long.',
};

const MESSAGE: JsonSchema = { description: 'What is wrong, in words for people.', type: 'string' };

const ERRORS_BY_FIELD: JsonSchema = {
  description: 'The messages by field. Fields inside of others have paths: `records.3.student_id`.',
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
};

const EXISTING_ID: JsonSchema = {
  description: 'The record that is there already (409).',
  type: 'string',
  format: 'uuid',
};

const error = (description: string, required: readonly string[]): JsonSchema => ({
  description,
  ...object({ message: MESSAGE, errors: ERRORS_BY_FIELD, existing_id: EXISTING_ID }, required),
});

/** The bodies of errors, as Laravel writes them. */
export const ERROR_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ApiError: error('Why a request is refused.', ['message']),
  ValidationError: error('What is wrong with the input.', ['message', 'errors']),
};

/** The name of an error's response. It stands in every operation: so it is short. */
const nameOf = (status: number): string => `Error${status}`;

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

/** The answer to a report that is not worked out now. */
const REPORT_UNAVAILABLE = {
  ReportUnavailable: {
    description:
      'Others are being worked out, and `Retry-After` tells when a further try makes sense; the report takes too long, and a ' +
      'shorter period or a filter helps; or the database is out of reach.',
    headers: { ...COMMON_HEADERS, 'Retry-After': { ...HEADERS['Retry-After'], required: false } },
    content: json(refTo('ApiError')),
  },
};

/** The answers to requests that are refused, by their names in the description. */
export const ERROR_RESPONSES: Readonly<Record<string, JsonSchema>> = { ...BY_STATUS, ...REPORT_UNAVAILABLE };

/** What of a route decides which statuses it answers. */
export interface Facts {
  readonly hasBody: boolean;
  /** Whether it takes `If-Match`. */
  readonly isConditional: boolean;
  /** Whether the record has a version, which its answers tell. */
  readonly isVersioned: boolean;
  /** Whether there is a picture of the report. */
  readonly isDrawn: boolean;
}

/** The answers of a route by status. `schema`: the body of one without an error. */
export function responsesOf(route: Route, schema: JsonSchema, facts: Facts): Record<string, JsonSchema> {
  const responses: Record<string, JsonSchema> = { [route.status ?? 200]: success(route, schema, facts) };
  if (isCacheable(route, facts)) responses[304] = notModified;
  for (const status of errorsOf(route, facts))
    responses[status] = { $ref: `#/components/responses/${errorName(route, status)}` };
  return responses;
}

const errorName = ({ answer }: Route, status: number): string =>
  answer === 'report' && status === 503 ? 'ReportUnavailable' : nameOf(status);

/** Whether an answer has an entity tag for which the next request may ask. */
export const isCacheable = ({ method }: Route, { isVersioned }: Facts): boolean => method === 'get' && isVersioned;

/** How a report looks. */
export const CHART_IMAGE: JsonSchema = {
  type: 'string',
  description: 'A chart, which is dark where the reader prefers that.',
};

/** A list as a file. */
export const CSV_FILE: JsonSchema = { type: 'string', description: 'Every row of the list, and a header line.' };

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
      ? 'A page of the list; all of it with `Accept: text/csv`.'
      : isReport
        ? `A page of the report, with the totals of all its rows; all of it with \`Accept: text/csv\`, the totals last${
            isDrawn
              ? '; a picture of it with `Accept: image/svg+xml`, of the first 20 rows where they are not in time'
              : ''
          }.`
        : `${STATUS_CODES[route.status ?? 200]}${isList ? `; its ${route.rows} alone with \`Accept: text/csv\`.` : ''}`,
    headers: {
      ...COMMON_HEADERS,
      ...headersOf(names),
      // there are several of what a special body makes
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
  description: 'The answer is still the one that `If-None-Match` names.',
  headers: { ...COMMON_HEADERS, ...headersOf(['ETag']) },
};

function errorsOf({ method, path, open, answer, once }: Route, facts: Facts): number[] {
  const { hasBody, isConditional, isDrawn } = facts;
  const isWrite = method !== 'get';
  const isReport = answer === 'report';
  return [
    400,
    401,
    // registering may be for the invited alone
    ...(open && path.startsWith('/auth/') && path !== '/auth/register' ? [] : [403]),
    // repeated by an Idempotency-Key after the record was deleted
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
