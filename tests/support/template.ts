import { join } from 'node:path';
import { inject } from 'vitest';
import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { onceInRun } from './once-in-run.ts';
import { createDatabase, dropDatabase } from './postgres.ts';

const NAME = 'migrated';

let template: Promise<string> | undefined;
let file: Promise<string> | undefined;

/** Returns the name of an empty migrated database on the run's PostgreSQL server. Copying it is faster than migrating. */
export function migratedTemplate(): Promise<string> {
  template ??= makeTemplate(inject('postgresUrl'));
  return template;
}

/** Returns the path of an empty migrated SQLite file. */
export function migratedFile(): Promise<string> {
  file ??= makeFile(join(inject('sqliteFolder'), `${NAME}.sqlite`));
  return file;
}

async function makeTemplate(server: string): Promise<string> {
  await onceInRun(NAME, async () => {
    await dropDatabase(server, NAME);
    await makeCurrent(await createDatabase(server, NAME));
  });
  return NAME;
}

async function makeFile(path: string): Promise<string> {
  await onceInRun(`${NAME}-file`, () => makeCurrent(`sqlite:${path}`));
  return path;
}

async function makeCurrent(url: string): Promise<void> {
  const database = await openDatabase({ url, entities, migrations });
  await migrate(database);
  await database.close();
}
