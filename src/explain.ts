import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { loadConfig } from './config.ts';
import { entities, modules } from './features/index.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { messageOf } from './platform/errors/error-facts.ts';
import { operationCost } from './platform/graphql/cost.ts';
import { COST_LIMIT } from './platform/graphql/limits.ts';
import { buildServiceSchema } from './platform/graphql/schema.ts';
import type { Caller } from './platform/permissions/caller.ts';
import { ROLES, type Viewer } from './platform/permissions/roles.ts';
import { type ExplainedField, explainQuery } from './platform/query-planner/explain.ts';
import { sqlLines } from './platform/query-planner/sql-lines.ts';
import { readArguments, UsageError } from './process/command-line.ts';
import { failedStart } from './process/failed-start.ts';

const COMMAND = {
  usage: `npm run explain -- FILE.graphql [--as ROLE] [--variables JSON]

Prints what the queries of a file cost, and for each root field its query plan and the SQL that it is read by, for the
database of DATABASE_URL. Runs nothing, so that no database has to be there.

  --as ROLE         one of ${ROLES.join(', ')}; academy_admin if omitted
  --variables JSON  values of the variables, those of @skip and @include among them`,
  options: { as: { type: 'string' }, variables: { type: 'string' } },
  takesWords: true,
} as const;

/** A placeholder for the ids of the caller and the academy, which are parameters of statements. */
const ANY_ID = '00000000-0000-7000-8000-000000000000';

/** Explains the queries in the file that the arguments name. */
async function main(): Promise<void> {
  const { options, words } = readArguments(COMMAND);
  const [file, ...others] = words;
  if (file === undefined || others.length > 0) throw new UsageError('One file is needed.', COMMAND);
  const role = [...ROLES].find((each) => each === (options.as ?? 'academy_admin'));
  if (!role) throw new UsageError(`There is no role ${options.as}.`, COMMAND);
  const variables = orUsage(() => JSON.parse(options.variables ?? '{}'));
  const { databaseUrl } = loadConfig(process.env, 'tool');
  const schema = buildServiceSchema(modules);
  const document = orUsage(() => parse(readFileSync(file, 'utf8')));
  const [problem] = validate(schema, document);
  if (problem) throw new UsageError(problem.message, COMMAND);
  // does not use the URL as given, because opening a missing SQLite file would create the file
  const url = databaseUrl.startsWith('sqlite:') ? 'sqlite::memory:' : databaseUrl;
  const database = await openDatabase({ url, entities });
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query') continue;
    console.log(explained({ schema, database, document, operation }, viewerOf(role), variables));
  }
  await database.close();
}

/**
 * Runs `read`, which reads or parses something that the arguments contain or name. Throws `UsageError` if `read` fails.
 */
function orUsage<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UsageError(messageOf(error), COMMAND);
  }
}

/** A query in the file. */
interface Query {
  readonly schema: GraphQLSchema;
  readonly database: Database;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

function explained(query: Query, viewer: Viewer, variables: Record<string, unknown>): string {
  const { schema, database, document, operation } = query;
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors) throw new UsageError(errors.map(({ message }) => message).join('\n'), COMMAND);
  const context = { engine: database.engine, academyId: ANY_ID, viewer, today: '', now: '' };
  const request = { document, operation, context, caller: callerOf(viewer), variables: coerced };
  const cost = operationCost(schema, { document, operation, variables });
  const fields = explainQuery(schema, database, request).map((field) => {
    const own = { ...operation, selectionSet: { ...operation.selectionSet, selections: field.nodes } };
    return fieldText(field, operationCost(schema, { document, operation: own, variables }));
  });
  const name = operation.name?.value ?? 'the query';
  return [`# ${name} as ${viewer.role}: ${cost} of ${COST_LIMIT} cost points`, ...fields].join('\n\n');
}

function fieldText({ key, statements }: ExplainedField, cost: number): string {
  const title = `## ${key}: ${cost} cost points`;
  if (statements.length === 0) return `${title}, interpreted: a statement for each level, by the loaders and resolvers`;
  const texts = statements.map(({ outline, sql }) => {
    const comments = outline.map((line) => `-- ${line}`).join('\n');
    return `${comments}\n${sql === null ? '-- no statement: the arguments are refused' : `${sqlLines(sql)};`}`;
  });
  return [`${title}, ${statements.length === 1 ? 'one statement' : `${statements.length} statements`}`, ...texts].join(
    '\n',
  );
}

const viewerOf = (role: Viewer['role']): Viewer => ({
  role,
  userId: ANY_ID,
  staffId: role === 'parent' || role === 'student' ? null : ANY_ID,
  parentId: role === 'parent' ? ANY_ID : null,
  studentId: role === 'student' ? ANY_ID : null,
  sessionId: ANY_ID,
});

const callerOf = (viewer: Viewer): Caller => ({
  principal: { userId: ANY_ID, sessionId: ANY_ID, tokenId: ANY_ID, isSuperAdmin: viewer.role === 'super_admin' },
  academy: { id: ANY_ID, status: 'active', timezone: 'UTC', currency: 'USD', viewer },
});

main().catch(failedStart);
