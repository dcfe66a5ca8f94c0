import { readArguments } from './command-line.ts';
import { loadConfig } from './config.ts';
import { failedStart } from './failed-start.ts';
import { migrate } from './platform/database/migrations.ts';
import { openServiceDatabase } from './services.ts';

const COMMAND = {
  usage: `npm run migrate

Brings the database of DATABASE_URL up to date. Does nothing where it is already.`,
};

/** Brings the database of DATABASE_URL up to date. */
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
