import 'reflect-metadata';
import express, { type Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { calendarHandler } from '../rest/calendar.ts';
import { unlessSigned } from '../rest/file-content.ts';
import { indexHandler } from '../rest/index-handler.ts';
import { unknownRoute } from '../rest/laravel.ts';
import { descriptionHandler } from '../rest/openapi/handler.ts';
import { packageRoot } from '../rest/package-root.ts';
import { restRouter } from '../rest/router.ts';
import type { Config } from './config.ts';
import { checkCallers } from './features/identity/auth/callers/check-callers.ts';
import { modules } from './features/index.ts';
import { verifyCertificate } from './features/learning/certificates/verify-certificate.ts';
import { unsubscribing } from './features/operations/notices/unsubscribe/unsubscribe.ts';
import { fetchCalendar } from './features/scheduling/calendars/fetch-calendar.ts';
import { createPages } from './pages/pages.ts';
import type { DemoAccess } from './pages/sign-in.ts';
import { unsubscribePages } from './pages/unsubscribe.ts';
import { verificationPages } from './pages/verification.ts';
import type { Database } from './platform/database/database.ts';
import { databaseState } from './platform/database/migrations.ts';
import { createApollo } from './platform/graphql/apollo.ts';
import { createDeprecations } from './platform/graphql/deprecations.ts';
import { createDocumentStore } from './platform/graphql/document-store.ts';
import { createExecutor, type ExecutorOptions } from './platform/graphql/executor.ts';
import { graphqlHandler } from './platform/graphql/handler.ts';
import { knownQueries } from './platform/graphql/known-queries.ts';
import { graphqlRefusal } from './platform/graphql/limits.ts';
import { topicsOf } from './platform/graphql/live-topic.ts';
import { buildServiceSchema, printServiceSchema } from './platform/graphql/schema.ts';
import { loadTrustedDocuments } from './platform/graphql/trusted-documents.ts';
import { setLinkOrigin } from './platform/http/address.ts';
import { jsonBody } from './platform/http/body.ts';
import { setCompression } from './platform/http/compression.ts';
import { httpErrors, plainRefusal } from './platform/http/errors.ts';
import { healthRouter } from './platform/http/health.ts';
import { requestLogging } from './platform/http/logger.ts';
import { limitByAddress } from './platform/http/rate-limits.ts';
import { securityMiddleware } from './platform/http/security.ts';
import { soundRequest } from './platform/http/sound-request.ts';
import { createUserPlaces } from './platform/http/user-places.ts';
import { Hub, type HubLimits } from './platform/live/hub.ts';
import { formatOf, liveHandler, onlyPost } from './platform/live/live-handler.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { createPlanner } from './platform/query-planner/planned-operation.ts';
import type { HeavyReadLimits } from './platform/tenancy/heavy-reads.ts';
import type { Services } from './platform/tenancy/request-context.ts';
import { admission, errorsOfCallers, streamAdmission } from './service/admission.ts';
import { type Background, createBackground } from './service/background.ts';
import { fileFunctions } from './service/files.ts';
import { paperFunctions } from './service/papers.ts';
import { createServices } from './service/services.ts';

/** The whole service. It does not listen for requests yet. */
export interface App {
  readonly http: Express;
  readonly services: Services;
  /** The work that is independent of requests. The caller must start it. */
  readonly background: Background;
  /** The metrics of the service; undefined if METRICS_PORT is not set. */
  readonly metrics: Metrics | undefined;
  /**
   * Makes `/readyz` respond with 503, so that load balancers send requests to other processes. No more jobs start after
   * the call.
   */
  retire(): void;
  /** Releases all resources. */
  close(): Promise<void>;
}

/** The options of an app that are not part of its configuration. */
export interface AppOptions extends ExecutorOptions {
  /** The schema from `buildServiceSchema`, if the caller has built it already. Several apps can share it. */
  readonly schema?: GraphQLSchema;
  /** The demo logins that the service's pages offer. */
  readonly demo?: DemoAccess;
  /** The limits for reports, if they differ from the defaults. */
  readonly heavyReads?: Partial<HeavyReadLimits>;
  /** The limits for streams, if they differ from the defaults. */
  readonly streams?: Partial<HubLimits>;
}

/** Connects the parts of the service: the schema, the executor, and GraphQL and REST with a shared request context. */
export async function buildApp(
  config: Config,
  log: Logger,
  database: Database,
  options: AppOptions = {},
): Promise<App> {
  const { services, limitHits, close } = createServices(config, log, database, options.heavyReads);
  const background = createBackground(services, modules);
  const schema = options.schema ?? buildServiceSchema(modules);
  const executor = createExecutor(schema, createPlanner(schema, database), options);
  const trusted = await loadTrustedDocuments(schema, config);
  for (const { document, hash } of trusted?.all ?? []) executor.keep(document, hash);
  const deprecations = createDeprecations(schema, (use) => log.warn(use, 'deprecated part used'));
  const endpoint = { schema, executor, trusted, documents: createDocumentStore(trusted), deprecations };
  const format = formatOf(log, { hideSuggestions: !config.introspection });
  const hub = new Hub({
    ...{ services, topics: topicsOf(schema), format, limits: options.streams },
    checkCallers: (callers, count) => checkCallers(database, callers, count),
  });
  const watched = { ...endpoint, database, hub, limitHits, jobCounts: background.jobCounts };
  const metrics = config.metricsPort === null ? undefined : await createMetrics(watched);
  const apollo = createApollo({ ...endpoint, log, ...config });
  await apollo.start();

  const http = createHttp(config);
  const security = securityMiddleware(config);
  const limit = limitByAddress(services.limits);
  const printed = { root: packageRoot(), schema: () => printServiceSchema(schema) };
  const pages = createPages(config, { ...printed, limit, demo: options.demo });
  // one handler for both GraphQL and REST, so that all requests of a user count towards the same limit of parallel
  // requests
  const admit = admission(services, createUserPlaces());
  const live = liveHandler({ ...endpoint, services, hub, format });
  const graphql = [pages.explorer, admit, jsonBody(), graphqlHandler(apollo, trusted, knownQueries(endpoint))];
  http.use(requestLogging(log, metrics?.requestEnded), soundRequest);
  http.all('/graphql', security, graphql);
  http.all('/graphql/stream', security, onlyPost, streamAdmission(services), jsonBody(), live);
  http.use('/graphql', errorsOfCallers, httpErrors(log, graphqlRefusal));
  http.all('/api/v1/openapi.json', security, limit, descriptionHandler(config));
  http.all('/api/v1', security, limit, indexHandler(schema));
  http.use('/api/v1/calendars', security, calendarsOf(services));
  http.use(['/verify', '/api/v1/verify'], security, verificationsOf(services));
  const contents = { ...fileFunctions(services), ...paperFunctions(services, schema) };
  const rest = restRouter({ schema, executor, deprecations, ...contents });
  http.use('/api/v1', security, unlessSigned(admit, contents.papers), rest, errorsOfCallers);
  let isRetired = false;
  http.use(healthRouter(async () => !isRetired && ['current', 'ahead'].includes(await databaseState(database))));
  http.use(security, unsubscribePages(unsubscribing(services), limit));
  http.use(security, pages.router);
  http.use((req) => {
    throw unknownRoute(req.path);
  });
  http.use(httpErrors(log, plainRefusal));
  return {
    http,
    services,
    background,
    metrics,
    retire() {
      isRetired = true;
      // closes subscriptions before other requests end, so that their clients connect to another process
      void hub.close();
      void background.stop();
    },
    async close() {
      await hub.close();
      await background.stop();
      await apollo.stop();
      await close();
    },
  };
}

/** Returns the HTTP handler for calendar feeds. */
const calendarsOf = (services: Services) =>
  calendarHandler((token, { id, ip = '', report }) =>
    fetchCalendar(services, token, { requestId: id, ip, ...(report && { report }) }),
  );

/** Returns the HTTP handler for the pages that verify certificates. */
const verificationsOf = (services: Services) => verificationPages((code, ip) => verifyCertificate(services, code, ip));

/** Creates an Express application with the configured settings, without routes. */
function createHttp(config: Config): Express {
  const http = express();
  http.set('trust proxy', config.trustProxy);
  setLinkOrigin(http, config.linkOrigin);
  setCompression(http, config);
  http.set('etag', false);
  http.disable('x-powered-by');
  return http;
}
