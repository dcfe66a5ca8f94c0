import type { GraphQLSchema } from 'graphql';
import { papersOf } from '../../src/platform/graphql/schema-papers.ts';
import { scopes } from '../../src/platform/permissions/scopes.ts';
import { parseOperations, storedSources } from '../operations.ts';
import type { Route } from '../route.ts';
import type { Making } from './enums.ts';
import type { Examples } from './examples.ts';
import { FILE_CONTENT_PATH, fileContentPath } from './file-content.ts';
import { HEADER_COMPONENTS } from './headers.ts';
import { type JsonSchema, NamedSchemas } from './json-schema.ts';
import { operationOf } from './operation.ts';
import { paperPath } from './papers.ts';
import { COMMON_PARAMETERS, pathParameters } from './parameters.ts';
import { ERROR_RESPONSES, ERROR_SCHEMAS } from './responses.ts';
import { SharedParts } from './share.ts';
import { shareSchemas } from './share-members.ts';
import { shareOperations } from './share-operations.ts';
import { tagsOf } from './tags.ts';
import { webhooksOf } from './webhooks.ts';
import { callsByField, restWords } from './words.ts';

/** A description of the REST API in OpenAPI 3.1. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: JsonSchema;
  readonly paths: Readonly<Record<string, JsonSchema>>;
  readonly components: Readonly<Record<string, JsonSchema>>;
  readonly [member: string]: unknown;
}

const DESCRIPTION = `One service for many academies: students, parents, staff, courses, batches, enrollments, attendance and fees.

- Sign in with \`POST /auth/login\`, and send the token with each request: \`Authorization: Bearer …\`.
- Inside an academy, \`X-Academy-ID\` says which one; members of one academy alone may leave it out, but not for batches.
- Texts are taken without the blanks around them, but for passwords. Where a member may be null, empty text is null. Members
  and parameters that are not described are ignored.
- Where a body is JSON, it may also be a form (\`application/x-www-form-urlencoded\`), with brackets for lists and objects:
  \`days_of_week[]=monday\`, \`settings[timezone]=UTC\`. True and false are \`1\` and \`0\`, or their words.
- \`HEAD\` is answered where \`GET\` is.
- Whoever lacks the right to see something is told that it does not exist.`;

const describeApiKeys =
  () => `The key of a system, as \`POST /api-keys\` answers it once. It needs the scopes that an operation names, besides a
role that may call it, and for each \`include\` the scope to read that. Its academy need not be said. The scopes:

${scopes()
  .map(([scope, description]) => `- \`${scope}\`: ${description}`)
  .join('\n')}`;

/**
 * Describes the routes. The description is made from the stored operations, the types of the schema, and the rules of
 * its inputs. `examples` contains real requests and responses. The stored operations must be valid for the schema.
 */
export function describeApi(
  schema: GraphQLSchema,
  routes: readonly Route[],
  version: string,
  examples: Examples = new Map(),
): OpenApi {
  const operations = parseOperations(schema, storedSources());
  const words = restWords(schema, callsByField(routes, operations));
  const making: Making = { schemas: new NamedSchemas(), words };
  const parts = { schema, operations, making, examples };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [path, served] of Map.groupBy(routes, (route) => route.path)) {
    const item: Record<string, unknown> = {};
    const parameters = pathParameters(path);
    if (parameters.length > 0) item.parameters = parameters;
    for (const route of served) {
      item[route.method] = operationOf(route, parts);
      if (route.method === 'put') item.patch = operationOf(route, parts, 'patch');
    }
    paths[path.replace(':id', '{id}')] = item;
  }
  paths[FILE_CONTENT_PATH] = fileContentPath();
  for (const paper of papersOf(schema)) paths[paper.path.replace(':id', '{id}')] = paperPath(schema, paper);
  for (const [name, error] of Object.entries(ERROR_SCHEMAS)) making.schemas.of(name, () => error);
  const webhooks = webhooksOf(schema, making);
  const { operations: described, schemas } = shareSchemas({ paths, webhooks }, making.schemas.all());
  const shared = new SharedParts({ parameters: COMMON_PARAMETERS, responses: ERROR_RESPONSES });
  const sharing = shareOperations(described, shared);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Academy platform',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1', description: 'The service that serves this description.' }],
    security: [{ token: [] }],
    tags: tagsOf(routes, schema, words),
    ...sharing,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token that signing in returns.' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'acad_…', description: describeApiKeys() },
      },
      parameters: shared.all('parameters'),
      headers: HEADER_COMPONENTS,
      requestBodies: shared.all('requestBodies'),
      responses: shared.all('responses'),
      examples: shared.all('examples'),
      schemas,
    },
  };
}

/**
 * Returns the text of the file with the description. Each operation and each named part has its own line, so that diffs
 * are readable.
 */
export const printDescription = (description: OpenApi): string => `${print(description, LEVELS)}\n`;

/**
 * The number of levels whose members each begin a new line. These are `paths`, each path and each operation, and also
 * `components`, each kind and each part.
 */
const LEVELS = 3;

function print(value: unknown, levels: number): string {
  if (levels === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  return `{\n${members.map(([name, member]) => `${JSON.stringify(name)}:${print(member, levels - 1)}`).join(',\n')}\n}`;
}
