import { loadConfig } from './config.ts';
import { migrate } from './platform/database/migrations.ts';
import { readArguments } from './process/command-line.ts';
import { failedStart } from './process/failed-start.ts';
import { openServiceDatabase } from './service/services.ts';

const COMMAND = {
  usage: `npm run migrate

Brings the database of DATABASE_URL up to date. Does nothing where it is already.`,
};

/** Migrates the database in DATABASE_URL to this version. */
async function main(): Promise<void> {
  readArguments(COMMAND);
  const database = await openServiceDatabase(loadConfig(process.env, 'tool'));
  try {
    await migrate(database);
    console.log('The database is up to date.');
  } finally {
    await database.close();
  }
}

main().catch(failedStart);
