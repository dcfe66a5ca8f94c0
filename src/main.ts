import { buildApp, openServiceDatabase } from './app.ts';
import { readArguments } from './command-line.ts';
import { loadConfig } from './config.ts';
import { failedStart } from './failed-start.ts';
import { assertCurrent, migrate } from './platform/database/migrations.ts';
import { gracefulStop } from './platform/http/graceful-stop.ts';
import { createLogger } from './platform/http/logger.ts';
import { listen } from './platform/http/server.ts';

const COMMAND = {
  usage: `npm start -- [--migrate]

Serves on HOST and PORT, on the database of DATABASE_URL, until SIGTERM.

  --migrate   brings the database up to date first; without, one that is behind is refused`,
  options: { migrate: { type: 'boolean' } },
} as const;

/** Starts the service on the database of DATABASE_URL; `--migrate` brings it up to date first. */
async function main(): Promise<void> {
  const { options } = readArguments(COMMAND);
  const config = loadConfig(process.env, 'production');
  const log = createLogger(config);
  const database = await openServiceDatabase(config);
  if (options.migrate) await migrate(database);
  else await assertCurrent(database);
  const app = await buildApp(config, log, database);
  const server = await listen(app.http, config);
  gracefulStop(server, { log, drainMs: config.drainMs, onSignal: app.retire, onClose: app.close });
  log.info({ host: config.host, port: config.port }, 'listening');
}

main().catch(failedStart);
