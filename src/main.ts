import { buildApp, openServiceDatabase } from './app.ts';
import { loadConfig } from './config.ts';
import { failedStart } from './failed-start.ts';
import { assertCurrent, migrate } from './platform/database/migrations.ts';
import { gracefulStop } from './platform/http/graceful-stop.ts';
import { createLogger } from './platform/http/logger.ts';
import { listen } from './platform/http/server.ts';

/** Starts the service on the database of DATABASE_URL; `--migrate` brings it up to date first. */
async function main(): Promise<void> {
  const config = loadConfig(process.env, 'production');
  const log = createLogger(config);
  const database = await openServiceDatabase(config);
  if (process.argv.includes('--migrate')) await migrate(database);
  else await assertCurrent(database);
  const app = await buildApp(config, log, database);
  const server = await listen(app.http, config);
  gracefulStop(server, { log, drainMs: config.drainMs, onSignal: app.retire, onClose: app.close });
  log.info({ host: config.host, port: config.port }, 'listening');
}

main().catch(failedStart);
