import { openServiceDatabase } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import { DatabaseStateError, migrate } from './platform/database/migrations.ts';

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

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof DatabaseStateError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
