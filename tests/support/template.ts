import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { createDatabase, dropDatabase } from './postgres.ts';

const NAME = 'migrated';

let template: Promise<string> | undefined;
let file: Promise<string> | undefined;

/** Returns the name of an empty migrated database on the run's PostgreSQL server. Copying it is faster than migrating. */
export function migratedTemplate(): Promise<string> {
  template ??= whereNobodyElseMakesIt(inject('postgresUrl'));
  return template;
}

/** Returns the path of an empty migrated SQLite file. Each process creates its own file. */
export function migratedFile(): Promise<string> {
  file ??= makeFile(join(inject('sqliteFolder'), `${NAME}-${process.pid}.sqlite`));
  return file;
}

/** Creates the template in the first process of a run. Other processes wait until the template exists. */
async function whereNobodyElseMakesIt(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) {
      await make(server, `${NAME}_in_part`);
      await client.query(`alter database "${NAME}_in_part" rename to "${NAME}"`);
    }
    return NAME;
  } finally {
    await client.end();
  }
}

async function make(server: string, name: string): Promise<void> {
  await dropDatabase(server, name);
  await makeCurrent(await createDatabase(server, name));
}

async function makeFile(path: string): Promise<string> {
  await makeCurrent(`sqlite:${path}`);
  return path;
}

async function makeCurrent(url: string): Promise<void> {
  const database = await openDatabase({ url, entities, migrations });
  await migrate(database);
  await database.close();
}
