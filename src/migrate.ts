import { openServiceDatabase } from './app.ts';
import { loadConfig } from './config.ts';
import { failedStart } from './failed-start.ts';
import { migrate } from './platform/database/migrations.ts';

/** Brings the database of DATABASE_URL up to date. */
async function main(): Promise<void> {
  const database = await openServiceDatabase(loadConfig(process.env, 'tool'));
  try {
    await migrate(database);
    console.log('The database is up to date.');
  } finally {
    await database.close();
  }
}

main().catch(failedStart);
