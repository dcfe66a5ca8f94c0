import type { GraphQLSchema } from 'graphql';
import { papersOf } from '../../src/platform/graphql/schema-papers.ts';
import { bareResponse, errorResponses, queryParameter, signedParameters } from './file-content.ts';
import { COMMON_HEADERS } from './headers.ts';
import { pathParameters } from './parameters.ts';
import { tagOf } from './tags.ts';

type Paper = ReturnType<typeof papersOf>[number];

/** Describes the route of a paper, which `rest/papers.ts` serves. */
export function paperPath(schema: GraphQLSchema, paper: Paper): Record<string, unknown> {
  const { path, operation, description, parameters = {} } = paper;
  const [summary = ''] = description.split(/(?<=\.) /, 1);
  const { scope } = schema.getQueryType()?.getFields()[paper.permission]?.extensions ?? {};
  return {
    parameters: pathParameters(path),
    get: {
      operationId: operation,
      tags: [tagOf(paper)],
      summary,
      description:
        `${description} The caller needs a token, or the four parameters of a signed address, which GraphQL returns and ` +
        'which is valid for five minutes.',
      security: [{ token: [] }, ...(scope ? [{ apiKey: [scope, ...paper.furtherScopes] }] : []), {}],
      parameters: [
        ...Object.entries(parameters).map(([name, parameter]) => ({
          ...queryParameter(name, parameter.description, { type: 'string', format: parameter.format }),
          ...(parameter.isRequired && { required: true }),
        })),
        queryParameter('disposition', 'Shows the file in the browser instead of saving it.', {
          type: 'string',
          enum: ['inline', 'attachment'],
          default: 'attachment',
        }),
        queryParameter('academy', 'The academy of a signed address.', { type: 'string', format: 'uuid' }),
        ...signedParameters(),
      ],
      responses: {
        200: {
          description: 'The PDF file.',
          headers: COMMON_HEADERS,
          content: { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
        },
        304: bareResponse('The file is the one whose `ETag` is in `If-None-Match`.'),
        ...errorResponses(400, 401, 403, 404, 422, 429, 500, 503),
      },
    },
  };
}
