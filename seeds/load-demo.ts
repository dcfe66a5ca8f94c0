import { loadConfig } from '../src/config.ts';
import { migrate } from '../src/platform/database/migrations.ts';
import { failedStart } from '../src/process/failed-start.ts';
import { openServiceDatabase } from '../src/service/services.ts';
import { loadDemo } from './demo.ts';

/** Brings the database up to date, and loads the demo academies where it is empty. */
async function main(): Promise<void> {
  const database = await openServiceDatabase(loadConfig(process.env, 'demo'));
  try {
    await migrate(database);
    await loadDemo(database);
  } finally {
    await database.close();
  }
}

main().catch(failedStart);
