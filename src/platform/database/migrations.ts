import type { MigrationObject } from '@mikro-orm/core';
import type { Database } from './database.ts';
import { DatabaseStateError } from './database-state-error.ts';
import { runOnPostgres } from './migrations/run-postgresql.ts';
import { runOnSqlite } from './migrations/run-sqlite.ts';
import { openDirect } from './postgresql-direct.ts';

/**
 * The state of a database, compared with this version of the service. `ahead` means that a newer version has migrated
 * the database, but that this version can still use it. Old processes can therefore keep running during a rolling
 * update.
 */
export type DatabaseState = 'empty' | 'behind' | 'current' | 'ahead' | 'newer' | 'foreign';

/** The table that records applied migrations. */
const LOG = 'mikro_orm_migrations';

/** Statements that select the names of all tables. */
const TABLES: Record<Database['engine'], string> = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  postgresql: 'select tablename as name from pg_tables where schemaname = current_schema()',
};

/** The oldest PostgreSQL version that the service supports. */
const OLDEST_POSTGRES = 15;

/** Compares the applied migrations with the migrations of this version, or with `migrations`. Changes nothing. */
export const databaseState = (
  database: Database,
  migrations: readonly MigrationObject[] = database.migrations,
): Promise<DatabaseState> => stateBy((sql) => namesOf(database, sql), database.engine, migrations);

/**
 * Returns the state of a database that need not be open. `read` runs an SQL statement, and returns the names that the
 * statement selects.
 */
export async function stateBy(
  read: (sql: string) => Promise<string[]>,
  engine: Database['engine'],
  migrations: readonly MigrationObject[],
): Promise<DatabaseState> {
  const tables = await read(TABLES[engine]);
  if (!tables.includes(LOG)) return tables.length === 0 ? 'empty' : 'foreign';
  const applied = await read(`select name from ${LOG}`);
  if (applied.length === 0) return tables.length === 1 ? 'empty' : 'foreign';
  const known = migrations.map((migration) => migration.name);
  // another MikroORM application wrote this log: if a newer version of the service had written it, the log would also
  // contain the migrations of this version
  if (!applied.some((name) => known.includes(name))) return 'foreign';
  const lacksNothing = known.every((name) => applied.includes(name));
  if (applied.every((name) => known.includes(name))) return lacksNothing ? 'current' : 'behind';
  if (!lacksNothing || !tables.includes('schema_info')) return 'newer';
  const [oldest] = await read('select oldest_code as name from schema_info');
  const newest = known.toSorted().at(-1);
  return oldest !== undefined && newest !== undefined && oldest <= newest ? 'ahead' : 'newer';
}

/**
 * Migrates an empty or older database to this version. Throws if the database belongs to another application, or is
 * newer and no longer supports this version. If several processes migrate at the same time, one does the work and the
 * others wait.
 */
export async function migrate(
  database: Database,
  migrations: readonly MigrationObject[] = database.migrations,
): Promise<void> {
  await refuseOldServer(database);
  const run = database.engine === 'sqlite' ? runOnSqlite : runOnPostgres;
  await run(database, async () => {
    const state = await databaseState(database, migrations);
    refuseAlien(state);
    if (state === 'current' || state === 'ahead') return [];
    const applied = state === 'empty' ? [] : await namesOf(database, `select name from ${LOG}`);
    return migrations.filter((migration) => !applied.includes(migration.name));
  });
}

/** Throws if this version of the service cannot use the database, for example because migrations are missing. */
export async function assertCurrent(database: Database): Promise<void> {
  await refuseOldServer(database);
  await refuseMissingDirectUrl(database);
  const state = await databaseState(database);
  refuseAlien(state);
  if (state === 'empty' || state === 'behind') {
    throw new DatabaseStateError(
      `The database of DATABASE_URL is ${state}. Run "npm run migrate", or start with --migrate.`,
    );
  }
}

/** Throws if a database is newer than this version, or belongs to another application. */
export function refuseAlien(state: DatabaseState): void {
  if (state === 'newer') {
    throw new DatabaseStateError(
      'The database of DATABASE_URL was migrated by a newer version of this service. Run that version.',
    );
  }
  if (state === 'foreign') {
    throw new DatabaseStateError(
      'The database of DATABASE_URL holds tables that are not of this service. Choose an empty database.',
    );
  }
}

async function refuseOldServer(database: Database): Promise<void> {
  if (database.engine === 'sqlite') return;
  const [version = ''] = await namesOf(database, `select current_setting('server_version') as name`);
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
    throw new DatabaseStateError(
      `The server of DATABASE_URL is PostgreSQL ${version}. The service needs ${OLDEST_POSTGRES} or newer.`,
    );
  }
}

/** Throws if `directUrl` leads to a pooler, because notifications would then not reach this process. */
async function refuseMissingDirectUrl({ engine, directUrl }: Database): Promise<void> {
  if (engine === 'postgresql') await (await openDirect(directUrl)).end();
}

async function namesOf(database: Database, sql: string): Promise<string[]> {
  const rows: { name: string }[] = await database.orm.em.fork().getConnection().execute(sql);
  return rows.map((row) => row.name);
}
