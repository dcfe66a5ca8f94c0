import { loadConfig } from './config.ts';
import { assertCurrent } from './platform/database/migrations.ts';
import { MOST_STOP_MS } from './platform/http/graceful-stop.ts';
import { createLogger } from './platform/http/logger.ts';
import { stopOnSignal } from './platform/http/stop-on-signal.ts';
import { createProcessMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/metrics-server.ts';
import { tellOfMail } from './process/announce.ts';
import { readArguments } from './process/command-line.ts';
import { failedStart } from './process/failed-start.ts';
import { stopWithNpm } from './process/stop-with-npm.ts';
import { buildBackground, openServiceDatabase } from './service/services.ts';

const COMMAND = {
  usage: `npm run worker

Works off jobs, events and webhooks on the database of DATABASE_URL, and serves nobody, until SIGTERM.`,
};

/**
 * Runs the background work in a separate process. This process decrypts secrets that other processes have encrypted, so
 * it needs the same keys.
 */
async function main(): Promise<void> {
  readArguments(COMMAND);
  // WORKERS divides the database connections among the processes that serve requests. This worker serves no requests
  const config = { ...loadConfig(process.env, 'production'), workers: 1 };
  stopWithNpm(config);
  const log = createLogger(config);
  tellOfMail(config, log);
  const database = await openServiceDatabase(config);
  await assertCurrent(database);
  const { background, close } = buildBackground(config, log, database);
  const { jobCounts } = background;
  const metrics = config.metricsPort === null ? undefined : await createProcessMetrics({ database, jobCounts });
  const stopMetrics = await serveMetrics(metrics, config, log);

  stopOnSignal(log, MOST_STOP_MS, () => close().then(stopMetrics));
  background.start();
  log.info('working');
}

main().catch(failedStart);
