import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { describeApi, printDescription } from '../rest/openapi/document.ts';
import { descriptionFile } from '../rest/openapi/handler.ts';
import { packageRoot } from '../rest/package-root.ts';
import { routesOf } from '../rest/routes/index.ts';
import { loadDemo } from '../seeds/demo.ts';
import { EXAMPLE_TIME, exampleCalls } from '../seeds/example-calls.ts';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { modules } from './features/index.ts';
import { migrate } from './platform/database/migrations.ts';
import { buildServiceSchema } from './platform/graphql/schema.ts';
import { createLogger } from './platform/http/logger.ts';
import { listen } from './platform/http/server.ts';
import { readArguments } from './process/command-line.ts';
import { failedStart } from './process/failed-start.ts';
import { openServiceDatabase } from './service/services.ts';

const COMMAND = {
  usage: `npm run openapi

Writes rest/openapi.json: the description of the REST API as the code has it, with answers of the demo.`,
};

/** Settings with which all requests of the examples succeed. */
const ENVIRONMENT = {
  PORT: '0',
  PUBLIC_URL: 'https://api.example.com',
  DATABASE_URL: 'sqlite::memory:',
  RATE_LIMIT_PER_MINUTE: '0',
  LOGIN_LIMIT_PER_MINUTE: '0',
  REGISTER_LIMIT_PER_HOUR: '0',
  WEBHOOK_ALLOW_PRIVATE: 'true',
  LOG_LEVEL: 'silent',
};

/** Serves the demo from memory and calls it. Writes the description of the API, with the responses as examples. */
async function main(): Promise<void> {
  readArguments(COMMAND);
  mock.timers.enable({ apis: ['Date'], now: EXAMPLE_TIME });
  const folder = mkdtempSync(join(tmpdir(), 'academy-files-'));
  const environment = { ...ENVIRONMENT, STORAGE: `local:${folder}` };
  // writes no mails, because no example needs them
  const config = { ...loadConfig(environment, 'demo'), mailFolder: null };
  const database = await openServiceDatabase(config);
  await migrate(database);
  await loadDemo(database, config);
  const app = await buildApp(config, createLogger(config), database);
  const server = await listen(app.http, config);
  const { port } = server.address() as AddressInfo;
  const schema = buildServiceSchema(modules);
  const routes = routesOf(schema);
  const examples = await exampleCalls(`http://127.0.0.1:${port}`, routes, { schema, database });
  server.close();
  server.closeAllConnections();
  await app.close();
  rmSync(folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'));
  const description = describeApi(schema, routes, version, examples);
  writeFileSync(descriptionFile(), printDescription(description));
}

main().catch(failedStart);
