// Runs Apollo Server's operations with the executor. Failed operations reach Apollo's error handling through its option
// for gateways.

import {
  type ApolloServer,
  type ApolloServerPlugin,
  HeaderMap,
  type HTTPGraphQLHead,
  type HTTPGraphQLRequest,
} from '@apollo/server';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { Deprecations } from './deprecations.ts';
import type { ExecuteRequest, Executor } from './executor.ts';

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

/** The results of operations that were executed before Apollo Server got the request, by the request. */
const executed = new WeakMap<object, ExecutionResult>();

/** Makes Apollo Server report a result with errors for a request, instead of executing the operation. */
export const reportByApollo = (request: HTTPGraphQLRequest, result: ExecutionResult): void =>
  void executed.set(request, result);

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
  const execute = (operation: Omit<ExecuteRequest, 'context'>, context: RequestContext) =>
    executor.execute({ ...operation, context, textForm: 'graphql' }).catch((error: unknown) => {
      if (context.presumption) return UNCONFIRMED;
      throw error;
    });
  return {
    plugin: {
      async requestDidStart() {
        return {
          async responseForOperation({ document, queryHash, request, contextValue }) {
            const { operationName, variables, http } = request;
            const known = http && executed.get(http);
            const result =
              known ?? (await execute({ document, hash: queryHash, operationName, variables }, contextValue));
            if (!known && result !== UNCONFIRMED) deprecations?.note({ document, operationName, variables });
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
