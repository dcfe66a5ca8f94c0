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
import { HEAVY_READS } from '../../src/platform/tenancy/heavy-reads.ts';
import { openServiceDatabase } from '../../src/service/services.ts';
import { createDatabase } from './postgres.ts';
import { migratedFile, migratedTemplate } from './template.ts';

/** The service on a database of its own, listening on a free port of this machine. */
export interface TestApp extends App {
  readonly config: Config;
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly server: Server;
  /** Runs `work` and returns its result with the statements that reached the database meanwhile. */
  counting<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }>;
  stop(): Promise<void>;
}

let number = 0;

/** Milliseconds that a busy machine may take for a statement: the limits of the service have tests of their own. */
const PATIENT_MS = 60_000;

/**
 * The URL of a new database of the engine: empty, or a copy of the one with the URL `template`, to which nobody may be
 * connected.
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

/** The URL of a new database of the engine that is up to date: copied, as migrating takes longer. */
export async function migratedDatabaseUrl(engine: 'sqlite' | 'postgresql' = inject('engine')): Promise<string> {
  if (engine === 'sqlite') return newDatabaseUrl(engine, `sqlite:${await migratedFile()}`);
  return createDatabase(inject('postgresUrl'), newName(), await migratedTemplate());
}

const newName = (): string => `test_${process.pid}_${Date.now().toString(36)}_${number++}`;

/**
 * Starts the service for tests; `environment` overrides its variables, `open` connects to the database, `log` receives
 * its log, `options` are further options of the app.
 */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  open: (config: Config) => Promise<Database> = (config) => openServiceDatabase(config, { timeout: PATIENT_MS }),
  log?: Logger,
  options: AppOptions = {},
): Promise<TestApp> {
  const config = loadConfig(
    {
      DATABASE_URL: environment.DATABASE_URL ?? (await migratedDatabaseUrl()),
      RATE_LIMIT_PER_MINUTE: '0',
      LOGIN_LIMIT_PER_MINUTE: '0',
      REGISTER_LIMIT_PER_HOUR: '0',
      LOG_LEVEL: 'silent',
      JOBS: 'off',
      ...environment,
    },
    'test',
  );
  const database = await open(config);
  await migrate(database);
  const app = await buildApp(config, log ?? pino({ level: config.logLevel }), database, {
    planAtOnce: inject('planAtOnce'),
    heavyReads: { ...HEAVY_READS, patience: PATIENT_MS, timeout: PATIENT_MS },
    ...options,
  });
  const server = await listen(app.http, { host: '127.0.0.1', port: 0 });
  // on a busy machine a connection would be closed for being idle just as a request comes by it
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
 * The one app of this process, for tests that need no settings of their own. Each test makes its own academies, so that
 * tests do not see each other; the process ends it.
 */
export function testApp(): Promise<TestApp> {
  shared ??= startTestApp();
  return shared;
}
