import { loadConfig } from '../src/config.ts';
import { migrate } from '../src/platform/database/migrations.ts';
import { failedStart } from '../src/process/failed-start.ts';
import { openServiceDatabase } from '../src/service/services.ts';
import { loadDemo } from './demo.ts';

/** Migrates the database. If the database is empty, loads the demo academies. */
async function main(): Promise<void> {
  const config = loadConfig(process.env, 'demo');
  const database = await openServiceDatabase(config);
  try {
    await migrate(database);
    await loadDemo(database, config);
  } finally {
    await database.close();
  }
}

main().catch(failedStart);
