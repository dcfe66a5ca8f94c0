import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { App } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { assertCurrent, migrate } from './platform/database/migrations.ts';
import { gracefulStop, MOST_STOP_MS } from './platform/http/graceful-stop.ts';
import { createLogger } from './platform/http/logger.ts';
import { listen } from './platform/http/server.ts';
import { serveMetrics } from './platform/metrics/metrics-server.ts';
import { metricsOfWorkers, tellPrimary } from './platform/metrics/workers-metrics.ts';
import { announce, tellOfMail } from './process/announce.ts';
import { supervise } from './process/cluster.ts';
import { readArguments } from './process/command-line.ts';
import { failedStart } from './process/failed-start.ts';
import { stopWithNpm } from './process/stop-with-npm.ts';

const COMMAND = {
  usage: `npm start -- [--migrate]

Serves on HOST and PORT, on the database of DATABASE_URL, until SIGTERM.

  --migrate   brings the database up to date first; without, one that is behind is refused`,
  options: { migrate: { type: 'boolean' } },
} as const;

/** The command that starts a worker. */
const WORKER = [fileURLToPath(new URL('../../src/run.js', import.meta.url)), 'main'] as const;

/**
 * Starts the service on the database in DATABASE_URL. `--migrate` migrates the database first. With several WORKERS,
 * this process starts the workers, which run this function too. In this case, only the first worker migrates.
 */
async function main(): Promise<void> {
  const { options } = readArguments(COMMAND);
  const config = loadConfig(process.env, 'production');
  if (cluster.isPrimary) stopWithNpm(config);
  const log = createLogger(config);
  if (cluster.isPrimary && config.workers > 1) {
    if (!config.databaseUrl.startsWith('sqlite:')) {
      const firstArguments = process.argv.slice(2);
      const stopWithinMs = config.drainMs + MOST_STOP_MS;
      if (config.metricsPort !== null) await serveMetrics(await metricsOfWorkers(), config, log);
      cluster.once('listening', () => tellOfMail(config, log));
      return supervise({ workers: config.workers, program: WORKER, firstArguments, log, stopWithinMs });
    }
    log.info({ workers: config.workers }, 'SQLite is served by one process, whatever WORKERS says');
  }
  // imported only here, because the primary serves no requests and should not load the service
  const { openServiceDatabase } = await import('./service/services.ts');
  const database = await openServiceDatabase(config, {
    workers: cluster.isWorker ? config.workers : 1,
    replica: config.replica,
  });
  if (options.migrate) await migrate(database);
  else await assertCurrent(database);
  const { buildApp } = await import('./app.ts');
  const app = await buildApp(config, log, database);
  const stopMetrics = await startMetrics(app, config, log);
  const server = await listen(app.http, config);
  const onClose = () => app.close().then(stopMetrics);
  gracefulStop(server, { log, drainMs: config.drainMs, onSignal: app.retire, onClose });
  if (config.jobs) app.background.start();
  announce(server, config, log);
  if (cluster.isPrimary) tellOfMail(config, log);
}

/**
 * Starts the metrics server, and returns a function that stops it. A worker starts no server: it passes its metrics to
 * the primary process, which serves them.
 */
async function startMetrics({ metrics }: App, config: Config, log: Logger): Promise<() => Promise<void>> {
  if (!metrics || !cluster.isWorker) return serveMetrics(metrics?.registry, config, log);
  tellPrimary(metrics.registry, log);
  return async () => {};
}

main().catch(failedStart);
