import type { JsonSchema } from './json-schema.ts';

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };

/** The headers of responses, by name. */
export const HEADERS: Readonly<Record<string, JsonSchema>> = {
  'X-Request-Id': {
    description: 'The id of the request in the log: the `X-Request-Id` of the request, if it has one.',
    required: true,
    schema: text,
  },
  'X-RateLimit-Limit': {
    description: 'The largest number of requests per minute; absent without a limit.',
    schema: count,
  },
  'X-RateLimit-Remaining': { description: 'The number of requests that are left in this minute.', schema: count },
  'Retry-After': {
    description: 'The seconds after which another request may succeed.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  ETag: {
    description:
      'The entity tag of the response: the version of the record and a hash. For `If-Match` and `If-None-Match`.',
    required: true,
    schema: { type: 'string', pattern: '^"\\d+-[\\w-]{16}"$' },
  },
  Location: { description: 'The address of the created record.', required: true, schema: text },
  Link: { description: 'The addresses of the first, last, previous and next page; absent with CSV.', schema: text },
  'Content-Disposition': { description: 'The name of the file; only with CSV.', schema: text },
};

/** Returns the name of a header as a component. The name is short, because every response refers to some headers. */
const componentName = (name: string): string => name.replace(/^X-(RateLimit-)?/, '');

/** The headers as components. */
export const HEADER_COMPONENTS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(HEADERS).map(([name, header]) => [componentName(name), header]),
);

/** Returns references to headers by their names. */
export const headersOf = (names: readonly string[]): Record<string, JsonSchema> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${componentName(name)}` }]));

/** The headers of all responses. */
export const COMMON_HEADERS = headersOf(['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining']);
