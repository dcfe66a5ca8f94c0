import { COMMON_HEADERS } from './headers.ts';
import type { JsonSchema } from './json-schema.ts';
import { pathParameters } from './parameters.ts';

/** The path of the contents of files, which no stored operation serves. */
export const FILE_CONTENT_PATH = '/files/{id}/content';

/** Describes a parameter of the query string. */
export const queryParameter = (
  name: string,
  description: string,
  schema: JsonSchema = { type: 'string' },
): JsonSchema => ({ name, in: 'query', description, schema });

/** Describes the parameters of a signed address. */
export const signedParameters = (): JsonSchema[] => [
  queryParameter('expires', 'The end of the validity of a signed address, in seconds since 1970.', { type: 'integer' }),
  queryParameter('user', 'The user of a signed address.', { type: 'string', format: 'uuid' }),
  queryParameter('signature', 'The signature of a signed address.'),
];

const bytes = (description: string): JsonSchema => ({
  description,
  headers: COMMON_HEADERS,
  content: { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
});

/** Describes a response without a body. */
export const bareResponse = (description: string): JsonSchema => ({ description, headers: COMMON_HEADERS });

/** Refers to the descriptions of errors. */
export const errorResponses = (...statuses: number[]): Record<string, JsonSchema> =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));

/** Describes the route that `rest/file-content.ts` serves. */
export const fileContentPath = (): Record<string, unknown> => ({
  parameters: pathParameters('/files/:id'),
  get: {
    operationId: 'fileContent',
    tags: ['Files'],
    summary: 'Returns the content of a file.',
    description:
      'The type of the response is the type of the file. The caller needs a token, or the three parameters of a ' +
      'signed address (`download_url`), which is valid for five minutes. A header `Range` requests a part.',
    security: [{ token: [] }, { apiKey: ['files:read'] }, {}],
    parameters: [
      queryParameter('disposition', 'Shows pictures, pdf, mp3, mp4 and txt in the browser instead of saving them.', {
        type: 'string',
        enum: ['inline', 'attachment'],
        default: 'attachment',
      }),
      ...signedParameters(),
    ],
    responses: {
      200: bytes('The whole content.'),
      206: bytes('The part that the header `Range` names.'),
      302: bareResponse('The content is at the address in `Location`, which is valid for a minute.'),
      304: bareResponse('The content is the one whose `ETag` is in `If-None-Match`.'),
      416: bareResponse('The content ends before the range.'),
      ...errorResponses(400, 401, 403, 404, 429, 500, 503),
    },
  },
});
