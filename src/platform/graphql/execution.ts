// Runs the operations of Apollo Server by the executor: failed ones reach its error path through its option for gateways.

import { type ApolloServer, type ApolloServerPlugin, HeaderMap, type HTTPGraphQLHead } from '@apollo/server';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { Deprecations } from './deprecations.ts';
import type { Executor } from './executor.ts';

type ApolloGateway = NonNullable<
  Extract<ConstructorParameters<typeof ApolloServer>[0], { gateway: object }>['gateway']
>;

/** Makes Apollo Server execute operations by the executor instead of graphql's `execute`. */
export interface Execution {
  readonly plugin: ApolloServerPlugin<RequestContext>;
  readonly gateway: ApolloGateway;
}

/** The result if the caller has changed: the handler discards it, and starts again. */
const UNCONFIRMED: ExecutionResult = { data: null };

const NO_HEAD: HTTPGraphQLHead = { headers: new HeaderMap() };

/**
 * The plugin executes each operation, and returns a successful result past Apollo's steps for gateways and incremental
 * delivery. A result with errors passes through the "gateway", so that Apollo reports them like those of its own
 * execution.
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
