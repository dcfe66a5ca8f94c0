import 'reflect-metadata';
import express, { type Express } from 'express';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { unknownRoute } from '../rest/laravel.ts';
import { descriptionHandler } from '../rest/openapi/handler.ts';
import { restRouter } from '../rest/router.ts';
import { admission, contextOf } from './admission.ts';
import { type Background, createBackground } from './background.ts';
import type { Config } from './config.ts';
import { entities, modules, subscribers } from './features/index.ts';
import { createPages } from './pages/pages.ts';
import type { DemoAccess } from './pages/sign-in.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { DatabaseStateError, databaseState } from './platform/database/migrations.ts';
import { outsideTypes } from './platform/events/event-types.ts';
import { createEvents } from './platform/events/events.ts';
import { createApollo } from './platform/graphql/apollo.ts';
import { createDeprecations } from './platform/graphql/deprecations.ts';
import { createDocumentStore } from './platform/graphql/document-store.ts';
import { createExecutor, type ExecutorOptions } from './platform/graphql/executor.ts';
import { graphqlHandler } from './platform/graphql/handler.ts';
import { graphqlRefusal } from './platform/graphql/limits.ts';
import { buildServiceSchema, printServiceSchema } from './platform/graphql/schema.ts';
import { loadTrustedDocuments } from './platform/graphql/trusted-documents.ts';
import { jsonBody } from './platform/http/body.ts';
import { compressionMiddleware } from './platform/http/compression.ts';
import { httpErrors, plainRefusal } from './platform/http/errors.ts';
import { healthRouter } from './platform/http/health.ts';
import { countingHits } from './platform/http/limit-hits.ts';
import { requestLogging } from './platform/http/logger.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { securityMiddleware } from './platform/http/security.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { createOutgoing } from './platform/outgoing/outgoing.ts';
import { createPlanner } from './platform/statements/planned-operation.ts';
import type { Services } from './platform/tenancy/context.ts';

/** Milliseconds until a request that waits for the database gives up: then the answer is 503. */
const DATABASE_TIMEOUT = 3_500;

/** Connections to PostgreSQL that all workers have together, and the fewest that one of many has. */
const CONNECTIONS = 10;
const FEWEST_CONNECTIONS = 2;

/** The whole service, not yet listening. */
export interface App {
  readonly http: Express;
  readonly services: Services;
  /** What works beside requests; somebody must start it. */
  readonly background: Background;
  /** How it does; undefined without METRICS_PORT. */
  readonly metrics: Metrics | undefined;
  /** From now on `/readyz` answers 503, so that load balancers send their requests elsewhere, and no job is begun. */
  retire(): void;
  /** Lets go of everything. */
  close(): Promise<void>;
}

/** What an app is built with beside its configuration. */
export interface AppOptions extends ExecutorOptions {
  /** The logins that its pages name and offer. */
  readonly demo?: DemoAccess;
}

/**
 * Opens the database of the configuration, for one of so many workers. Neither migrates nor checks it. Throws
 * `DatabaseStateError` out of reach.
 */
export async function openServiceDatabase(config: Config, workers = 1): Promise<Database> {
  try {
    const database = await openDatabase({
      url: config.databaseUrl,
      entities,
      subscribers,
      poolSize: Math.max(FEWEST_CONNECTIONS, Math.floor(CONNECTIONS / workers)),
      timeout: DATABASE_TIMEOUT,
    });
    await sql`select 1`.execute(database.kysely);
    return database;
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw new DatabaseStateError(`The database of DATABASE_URL cannot be opened: ${code ?? message}`, { cause: error });
  }
}

/** What requests share with what works beside them. */
function createServices(config: Config, log: Logger, database: Database) {
  const { limits, hits: limitHits } = countingHits(createRateLimits(config, database));
  const services: Services = {
    config,
    log,
    database,
    limits,
    events: createEvents(
      modules.flatMap((module) => module.handlers ?? []),
      outsideTypes(modules),
    ),
    mailer: createMailer(config, log, database),
    outgoing: createOutgoing(config),
  };
  const close = async (): Promise<void> => {
    await services.mailer.close();
    await services.outgoing.close();
    await database.close();
  };
  return { services, limitHits, close };
}

/** What works beside requests, for a process without any; `close` stops it and lets go of everything. */
export function buildBackground(config: Config, log: Logger, database: Database) {
  const { services, close } = createServices(config, log, database);
  const background = createBackground(services, modules);
  return { background, close: () => background.stop().then(close) };
}

/** The one place where the parts meet: schema, executor, GraphQL and REST over one context. */
export async function buildApp(
  config: Config,
  log: Logger,
  database: Database,
  options: AppOptions = {},
): Promise<App> {
  const { services, limitHits, close } = createServices(config, log, database);
  const background = createBackground(services, modules);
  const schema = buildServiceSchema(modules);
  const executor = createExecutor(schema, createPlanner(schema, database), options);
  const trusted = await loadTrustedDocuments(schema, config);
  for (const { document, hash } of trusted?.all ?? []) executor.keep(document, hash);
  const documents = createDocumentStore(trusted);
  const deprecations = createDeprecations(schema, (use) => log.warn(use, 'deprecated part used'));
  const watched = { database, executor, documents, limitHits, deprecations, jobCounts: background.jobCounts };
  const metrics = config.metricsPort === null ? undefined : await createMetrics(watched);
  const apollo = createApollo({ schema, executor, documents, log, trusted, deprecations, ...config });
  await apollo.start();

  const http = express();
  http.set('trust proxy', config.trustProxy);
  // what has a version tells it as its tag
  http.set('etag', false);
  const security = securityMiddleware(config);
  const pages = createPages(config, { schema: () => printServiceSchema(schema), demo: options.demo });
  const graphql = [pages.explorer, admission(services), jsonBody(), graphqlHandler(apollo, contextOf, trusted)];
  http.use(requestLogging(log, metrics?.requestEnded), ...compressionMiddleware(config));
  http.all('/graphql', security, graphql);
  http.use('/graphql', httpErrors(log, graphqlRefusal));
  http.all('/api/v1/openapi.json', security, descriptionHandler());
  http.use('/api/v1', security, admission(services), restRouter({ schema, executor, deprecations, contextOf }));
  let isRetired = false;
  http.use(healthRouter(async () => !isRetired && ['current', 'ahead'].includes(await databaseState(database))));
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
      void background.stop();
    },
    async close() {
      await background.stop();
      await apollo.stop();
      await close();
    },
  };
}
