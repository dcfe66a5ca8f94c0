import { copyFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { inject } from 'vitest';
import { type App, type AppOptions, buildApp } from '../../src/app.ts';
import { type Config, loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { listen } from '../../src/platform/http/server.ts';
import { openServiceDatabase } from '../../src/service/services.ts';
import { createDatabase } from './postgres.ts';
import { schema } from './service-schema.ts';
import { migratedFile, migratedTemplate } from './template.ts';

/** The service on its own database, listening on a free port of this machine. */
export interface TestApp extends App {
  readonly config: Config;
  /** The address: `http://127.0.0.1:PORT`. */
  readonly url: string;
  readonly server: Server;
  /** Returns the result of `work`, and the SQL statements that the database received while `work` ran. */
  counting<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }>;
  stop(): Promise<void>;
}

let number = 0;

/**
 * The time limit for a statement in tests, in milliseconds. It is longer than the default limit of the service, because
 * the machine may be busy.
 */
const PATIENT_MS = 60_000;

/**
 * Returns the URL of a new database. The database is empty, or a copy of the database with the URL `template`, which
 * must have no connections.
 */
export async function newDatabaseUrl(
  engine: 'sqlite' | 'postgresql' = inject('engine'),
  template?: string,
): Promise<string> {
  if (engine === 'postgresql') {
    return createDatabase(inject('postgresUrl'), newName(), template && new URL(template).pathname.slice(1));
  }
  const path = join(inject('sqliteFolder'), `test-${process.pid}-${number++}.sqlite`);
  if (template) await copyFile(template.slice('sqlite:'.length), path);
  return `sqlite:${path}`;
}

/**
 * Returns the URL of a new migrated database. The database is a copy, because copying is faster than migrating. In `npm
 * run test:citus`, returns the database that all tests share.
 */
export async function migratedDatabaseUrl(engine: 'sqlite' | 'postgresql' = inject('engine')): Promise<string> {
  const distributed = engine === 'postgresql' ? inject('citusUrl') : undefined;
  if (distributed) return distributed;
  if (engine === 'sqlite') return newDatabaseUrl(engine, `sqlite:${await migratedFile()}`);
  return createDatabase(inject('postgresUrl'), newName(), await migratedTemplate());
}

const newName = (): string => `test_${process.pid}_${Date.now().toString(36)}_${number++}`;

/**
 * Returns the environment variables with which the service opens the database at `url`. If the test run has a
 * PgBouncer, and the database is on the PostgreSQL server of the run, the service connects through this PgBouncer.
 */
function throughPgbouncer(url: string): NodeJS.ProcessEnv {
  const [server, pooler] = [inject('postgresUrl'), inject('pgbouncerUrl')].map((each) => each && new URL(each).port);
  const [pooled, direct] = [new URL(url), new URL(url)];
  if (!pooler || ![server, pooler].includes(pooled.port)) return { DATABASE_URL: url };
  pooled.port = pooler;
  direct.port = server ?? '';
  return { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: direct.href };
}

/**
 * Starts the service for tests. `environment` overrides the default variables, `open` connects to the database, `log`
 * receives the log, and `options` are additional app options.
 */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  open: (config: Config) => Promise<Database> = (config) => openServiceDatabase(config, { timeout: PATIENT_MS }),
  log?: Logger,
  options: AppOptions = {},
): Promise<TestApp> {
  const config = loadConfig(
    {
      RATE_LIMIT_PER_MINUTE: '0',
      LOGIN_LIMIT_PER_MINUTE: '0',
      REGISTER_LIMIT_PER_HOUR: '0',
      LOG_LEVEL: 'silent',
      JOBS: 'off',
      STORAGE: `local:${join(inject('sqliteFolder'), `files-${process.pid}`)}`,
      ...environment,
      ...throughPgbouncer(environment.DATABASE_URL ?? (await migratedDatabaseUrl())),
    },
    'test',
  );
  const database = await open(config);
  await migrate(database);
  const app = await buildApp(config, log ?? pino({ level: config.logLevel }), database, {
    schema,
    planAtOnce: inject('planAtOnce'),
    heavyReads: { patience: PATIENT_MS, timeout: PATIENT_MS },
    ...options,
  });
  const server = await listen(app.http, { host: '127.0.0.1', port: 0 });
  // otherwise, on a busy machine, the server could close an idle connection while a client sends a request on it
  server.keepAliveTimeout = 0;
  return {
    ...app,
    config,
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async counting(work) {
      const statements: string[] = [];
      const stop = database.onStatement((sql) => statements.push(sql));
      try {
        return { result: await work(), statements };
      } finally {
        stop();
      }
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}

let shared: Promise<TestApp> | undefined;

/**
 * Returns the shared app of this process, for tests that need no special settings. Each test creates its own academies,
 * so that tests do not affect each other. The app ends with the process.
 */
export function testApp(): Promise<TestApp> {
  shared ??= startTestApp();
  return shared;
}
