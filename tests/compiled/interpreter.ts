import {
  execute,
  type GraphQLError,
  GraphQLList,
  type GraphQLOutputType,
  getNullableType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import { authenticate } from '../../src/features/identity/auth/callers/authenticate.ts';
import { modules } from '../../src/features/index.ts';
import type { TenantSession } from '../../src/platform/database/tenant-session.ts';
import { formatError } from '../../src/platform/graphql/format-error.ts';
import { buildServiceSchema } from '../../src/platform/graphql/schema.ts';
import { createContext } from '../../src/platform/tenancy/context.ts';
import type { TestApp } from '../support/app.ts';
import type { Credentials } from '../support/clients.ts';

/** An error as clients see it, without document locations. */
export interface ToldError {
  message: string;
  path?: readonly (string | number)[];
  extensions: unknown;
}

/** Data and errors of a response. */
export interface Answer {
  data: unknown;
  errors: ToldError[];
}

/** The service's schema for graphql-js. */
export const schema = buildServiceSchema(modules);

/**
 * The service's schema with every field nullable. An error then makes no other field null, so that no error hides
 * another.
 */
const lenient = allNullable(buildServiceSchema(modules));

/**
 * Executes an operation with graphql-js only, in a new context like the service's. With `everyError`, hidden errors are
 * returned too, and the data are meaningless.
 */
export async function interpret(
  app: TestApp,
  { token, academyId }: Credentials,
  source: string,
  variables: Record<string, unknown>,
  { everyError = false } = {},
): Promise<Answer> {
  const { services } = app;
  const headers = { authorization: token && `Bearer ${token}`, academyId };
  const caller = await authenticate(services.database, services.config, headers);
  const context = createContext(services, { requestId: 'interpreted', ip: '127.0.0.1', ...caller });
  const settled = settlement(context.session);
  try {
    const { data, errors } = await execute({
      schema: everyError ? lenient : schema,
      document: parse(source),
      variableValues: variables,
      contextValue: context,
    });
    // converted through JSON as over HTTP, because graphql-js creates objects without a prototype
    return { data: JSON.parse(JSON.stringify(data ?? null)), errors: (errors ?? []).map(told) };
  } finally {
    await settled();
    await context.end();
  }

  function told(error: GraphQLError): ToldError {
    const { message, path, extensions } = formatError(services.log)(error.toJSON(), error);
    return { message, ...(path && { path }), extensions };
  }
}

/**
 * Returns a function that waits for a session's reads. It is needed because graphql-js returns an error immediately,
 * while other fields are still being read.
 */
function settlement(session: TenantSession): () => Promise<void> {
  const pending = new Set<Promise<unknown>>();
  const { query } = session;
  session.query = (statement) => {
    const reading = query(statement);
    const done: Promise<unknown> = reading.catch(() => undefined).then(() => pending.delete(done));
    pending.add(done);
    return reading;
  };
  return async () => {
    do {
      await Promise.all(pending);
      // one turn later, subsequent reads have been requested
      await new Promise(setImmediate);
    } while (pending.size > 0);
  };
}

function allNullable<Schema extends typeof schema>(built: Schema): Schema {
  for (const type of Object.values(built.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) field.type = nullable(field.type);
  }
  return built;
}

function nullable(type: GraphQLOutputType): GraphQLOutputType {
  const inner = getNullableType(type);
  return isListType(inner) ? new GraphQLList(nullable(inner.ofType)) : inner;
}
