import { loadConfig } from '../src/config.ts';
import { migrate } from '../src/platform/database/migrations.ts';
import { createLogger } from '../src/platform/http/logger.ts';
import { failedStart } from '../src/process/failed-start.ts';
import { buildBackground, openServiceDatabase } from '../src/service/services.ts';
import { loadDemo } from './demo.ts';

/**
 * Migrates the database. If the database is empty, loads the demo academies. Then notifies the parent process, which
 * serves the database from then on, and does the background work that the new rows cause.
 */
async function main(): Promise<void> {
  const config = loadConfig(process.env, 'demo');
  const database = await openServiceDatabase(config);
  const { background, close } = buildBackground(config, createLogger(config), database);
  try {
    await migrate(database);
    await loadDemo(database, config);
    // if the parent process was stopped meanwhile, the next start does the work
    if (!process.connected) return;
    process.send?.('loaded');
    if (config.jobs) await background.drain();
  } finally {
    await close();
  }
}

main().catch(failedStart);
