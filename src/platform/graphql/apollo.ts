import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { stringifyResult } from '../query-planner/json-text.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { Deprecations } from './deprecations.ts';
import { createDocumentStore, type DocumentStore, documentsPlugin } from './document-store.ts';
import { endSession } from './end-session.ts';
import { executionBy } from './execution.ts';
import type { Executor } from './executor.ts';
import { formatError, logFault } from './format-error.ts';
import { httpStatusPlugin } from './http-status.ts';
import { costExtension, documentLimitsRule, limitsPlugin, MAX_VALIDATION_ERRORS, PARSE_OPTIONS } from './limits.ts';
import { reportOperation } from './operation-report.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** The parts of the GraphQL endpoint. */
export interface ApolloParts {
  schema: GraphQLSchema;
  executor: Executor;
  /** The store for parsed documents; a new store if omitted. */
  documents?: DocumentStore;
  log: Logger;
  /** True if clients may introspect the schema. If false, error messages also suggest no names. */
  introspection: boolean;
  production: boolean;
  /** Documents that are already parsed and validated. Their names may appear in metrics. */
  trusted?: TrustedDocuments | null;
  /** Counts the use of deprecated parts of the schema. */
  deprecations?: Deprecations;
}

/**
 * Creates an Apollo Server that uses the executor. The server limits operations, masks errors and sets HTTP statuses.
 * Start it before you mount it.
 */
export function createApollo({
  schema,
  executor,
  trusted = null,
  documents = createDocumentStore(trusted),
  deprecations,
  log,
  introspection,
  production,
}: ApolloParts) {
  const { plugin: executionPlugin, gateway } = executionBy(executor, schema, deprecations);
  return new ApolloServer<RequestContext>({
    gateway,
    logger: log,
    nodeEnv: production ? 'production' : 'development',
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    formatError: formatError(log, { hideSuggestions: !introspection }),
    csrfPrevention: true,
    // Apollo's cache would also store documents of unauthenticated clients. Trusted documents need no cache.
    persistedQueries: false,
    documentStore: null,
    stopOnTerminationSignals: false,
    parseOptions: PARSE_OPTIONS,
    validationRules: [documentLimitsRule],
    validationOptions: { maxErrors: MAX_VALIDATION_ERRORS },
    stringifyResult: (result) =>
      stringifyResult(result.extensions ? result : { ...result, extensions: { cost: costExtension(0) } }),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      documentsPlugin(documents),
      limitsPlugin(),
      executionPlugin,
      httpStatusPlugin(),
      requestEndPlugin(trusted),
    ],
  });
}

/** Logs faults with their request id, reports the operation, and ends the request's tenant session. */
function requestEndPlugin(trusted: TrustedDocuments | null): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ contextValue, errors }) {
          for (const error of errors) logFault(contextValue.log, error, contextValue.requestId);
        },
        async willSendResponse({ document, operation, response: { body }, contextValue }) {
          const result = body.kind === 'single' ? body.singleResult : undefined;
          const { requested } = (result?.extensions?.cost ?? {}) as { requested?: number };
          reportOperation(contextValue, { document, operation, cost: requested, errors: result?.errors }, trusted);
          void endSession(contextValue);
        },
      };
    },
    unexpectedErrorProcessingRequest: ({ requestContext }) => endSession(requestContext.contextValue),
  };
}
