import { type ApolloServer, type ApolloServerPlugin, HeaderMap, type HTTPGraphQLHead } from '@apollo/server';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { Deprecations } from './deprecations.ts';
import type { Executor } from './executor.ts';

type ApolloGateway = NonNullable<
  Extract<ConstructorParameters<typeof ApolloServer>[0], { gateway: object }>['gateway']
>;

/** What makes Apollo Server run its operations by the executor instead of by graphql's own `execute`. */
export interface Execution {
  readonly plugin: ApolloServerPlugin<RequestContext>;
  readonly gateway: ApolloGateway;
}

/** What is answered where the caller is not whom the request was taken to be of: the handler drops it, and begins anew. */
const UNCONFIRMED: ExecutionResult = { data: null };

const NO_HEAD: HTTPGraphQLHead = { headers: new HeaderMap() };

/**
 * The plugin runs each operation, and answers what went well past the steps that Apollo has for gateways and incremental
 * delivery. What has errors goes on through the "gateway", for Apollo to report them as those of its own execution.
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
