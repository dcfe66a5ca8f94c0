// Runs Apollo Server's operations with the executor. Failed operations reach Apollo's error handling through its option
// for gateways.

import { type ApolloServer, type ApolloServerPlugin, HeaderMap, type HTTPGraphQLHead } from '@apollo/server';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { Deprecations } from './deprecations.ts';
import type { Executor } from './executor.ts';

type ApolloGateway = NonNullable<
  Extract<ConstructorParameters<typeof ApolloServer>[0], { gateway: object }>['gateway']
>;

/** Makes Apollo Server execute operations with the executor instead of graphql's `execute`. */
export interface Execution {
  readonly plugin: ApolloServerPlugin<RequestContext>;
  readonly gateway: ApolloGateway;
}

/**
 * The result of an operation if its caller is not the presumed one. The handler discards it and runs the request again
 * for the actual caller.
 */
const UNCONFIRMED: ExecutionResult = { data: null };

const NO_HEAD: HTTPGraphQLHead = { headers: new HeaderMap() };

/**
 * Creates a plugin that executes each operation. A successful result skips Apollo's steps for gateways and
 * incremental delivery. A result with errors goes through Apollo's option for gateways, so that Apollo reports the
 * errors like those of its own execution.
 */
export function executionBy(
  executor: Executor,
  schema: GraphQLSchema,
  deprecations: Deprecations | undefined,
): Execution {
  const failed = new WeakMap<RequestContext, ExecutionResult>();
  return {
    plugin: {
      async requestDidStart() {
        return {
          async responseForOperation({ document, queryHash, request, contextValue }) {
            const { operationName, variables } = request;
            const result = await executor
              .execute({
                document,
                hash: queryHash,
                operationName,
                variables,
                context: contextValue,
                textForm: 'graphql',
              })
              .catch((error: unknown) => {
                if (contextValue.presumption) return UNCONFIRMED;
                throw error;
              });
            if (result !== UNCONFIRMED) deprecations?.note({ document, operationName, variables });
            if (!result.errors) return { http: NO_HEAD, body: { kind: 'single', singleResult: result } };
            failed.set(contextValue, result);
            return null;
          },
        };
      },
    },
    gateway: {
      onSchemaLoadOrUpdate(listener) {
        listener({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => {};
      },
      load: async () => ({ executor: async ({ context }) => failed.get(context as RequestContext) as ExecutionResult }),
      stop: async () => {},
    },
  };
}
