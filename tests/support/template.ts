import { join } from 'node:path';
import { inject } from 'vitest';
import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { onceInRun } from './once-in-run.ts';
import { createDatabase, dropDatabase } from './postgres.ts';

const NAME = 'migrated';

/** Returns the name of an empty migrated database on the run's PostgreSQL server. Copying it is faster than migrating. */
export const migratedTemplate = (): Promise<string> =>
  onceInRun(NAME, async () => {
    await dropDatabase(inject('postgresUrl'), NAME);
    await makeCurrent(await createDatabase(inject('postgresUrl'), NAME));
    return NAME;
  });

/** Returns the path of an empty migrated SQLite file. */
export const migratedFile = (): Promise<string> =>
  onceInRun(`${NAME}-file`, async () => {
    const path = join(inject('sqliteFolder'), `${NAME}.sqlite`);
    await makeCurrent(`sqlite:${path}`);
    return path;
  });

async function makeCurrent(url: string): Promise<void> {
  const database = await openDatabase({ url, entities, migrations });
  await migrate(database);
  await database.close();
}
