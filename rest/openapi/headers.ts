import type { JsonSchema } from './json-schema.ts';

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };

/** The headers of answers, by their names. */
export const HEADERS: Readonly<Record<string, JsonSchema>> = {
  'X-Request-Id': {
    description: 'The name of the request in the log: that of the request itself where it has one.',
    required: true,
    schema: text,
  },
  'X-RateLimit-Limit': { description: 'The most requests a minute; not there without a limit.', schema: count },
  'X-RateLimit-Remaining': { description: 'How many of them are left.', schema: count },
  'Retry-After': {
    description: 'Seconds until a further request makes sense.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  ETag: {
    description: 'The version of the record and what tells its answers apart: for `If-Match` and `If-None-Match`.',
    required: true,
    schema: { type: 'string', pattern: '^"\\d+-[\\w-]{16}"$' },
  },
  Location: { description: 'Where that which was made is found.', required: true, schema: text },
  Link: { description: 'Where the first, last, previous and next page are; not there with CSV.', schema: text },
  'Content-Disposition': { description: 'The name of the file; there with CSV.', schema: text },
};

/** References to headers by their names. */
export const headersOf = (names: readonly string[]): Record<string, JsonSchema> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Those of all answers. */
export const COMMON_HEADERS = headersOf(['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining']);
