import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { Executor } from './executor.ts';
import { formatError, logFault } from './format-error.ts';
import { httpStatusPlugin } from './http-status.ts';
import { stringifyResult } from './json-text.ts';
import { costExtension, documentLimitsRule, limitsPlugin, MAX_VALIDATION_ERRORS, PARSE_OPTIONS } from './limits.ts';

/** What the GraphQL endpoint is made of. */
export interface ApolloParts {
  schema: GraphQLSchema;
  executor: Executor;
  log: Logger;
  /** Whether clients may read the schema; if not, messages do not guess at its names either. */
  introspection: boolean;
  production: boolean;
}

/** Apollo Server over the executor: limits, error masking and statuses. Start it before it is mounted. */
export function createApollo({ schema, executor, log, introspection, production }: ApolloParts) {
  return new ApolloServer<RequestContext>({
    gateway: gatewayOf(schema, executor),
    logger: log,
    nodeEnv: production ? 'production' : 'development',
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    formatError: formatError(log, { hideSuggestions: !introspection }),
    csrfPrevention: true,
    // Its cache would hold documents of clients who are not signed in.
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: PARSE_OPTIONS,
    validationRules: [documentLimitsRule],
    validationOptions: { maxErrors: MAX_VALIDATION_ERRORS },
    stringifyResult: (result) =>
      stringifyResult(result.extensions ? result : { ...result, extensions: { cost: costExtension(0) } }),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin(),
      httpStatusPlugin(),
      requestEndPlugin(),
    ],
  });
}

/** Apollo runs operations by another executor than graphql's only for a "gateway"; nothing here is one. */
function gatewayOf(schema: GraphQLSchema, executor: Executor): ApolloGateway {
  return {
    onSchemaLoadOrUpdate(listener) {
      listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: ({ document, queryHash, request, context }) =>
        executor.execute({
          document,
          hash: queryHash,
          operationName: request.operationName,
          variables: request.variables,
          context,
          acceptsText: true,
        }),
    }),
    stop: async () => {},
  };
}

type ApolloGateway = NonNullable<
  Extract<ConstructorParameters<typeof ApolloServer>[0], { gateway: object }>['gateway']
>;

/** Logs faults with their request, and ends the request's session once, before the answer is sent. */
function requestEndPlugin(): ApolloServerPlugin<RequestContext> {
  const ended = new WeakSet<RequestContext>();
  async function end(context: RequestContext): Promise<void> {
    if (ended.has(context)) return;
    ended.add(context);
    try {
      await context.end();
    } catch (error) {
      context.log.error({ err: error, requestId: context.requestId }, 'request session did not end');
    }
  }
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ contextValue, errors }) {
          for (const error of errors) logFault(contextValue.log, error, contextValue.requestId);
        },
        willSendResponse: ({ contextValue }) => end(contextValue),
      };
    },
    unexpectedErrorProcessingRequest: ({ requestContext }) => end(requestContext.contextValue),
  };
}
