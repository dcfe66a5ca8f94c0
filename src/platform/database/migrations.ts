import type { Database } from './database.ts';

/** Why the service will not work on a database as it stands. */
export class DatabaseStateError extends Error {
  override name = 'DatabaseStateError';
}

/** How a database stands to this version of the service. */
export type DatabaseState = 'empty' | 'behind' | 'current' | 'newer' | 'foreign';

/** Compares what the database remembers with the migrations of this version. Changes nothing. */
export async function databaseState(database: Database): Promise<DatabaseState> {
  const { orm } = database;
  const table = orm.config.get('migrations').tableName ?? 'mikro_orm_migrations';
  const tables = await tableNames(database);
  if (!tables.includes(table)) return tables.length === 0 ? 'empty' : 'foreign';
  const known = new Set(orm.config.get('migrations').migrationsList?.map((migration) => nameOf(migration)));
  const rows: { name: string }[] = await orm.em.fork().getConnection().execute(`select name from ${table}`);
  if (rows.some((row) => !known.has(row.name))) return 'newer';
  return rows.length < known.size ? 'behind' : 'current';
}

/** Brings an empty or older database up to date; refuses one that is newer or not ours. */
export async function migrate(database: Database): Promise<void> {
  const state = await databaseState(database);
  refuseAlien(state);
  if (state === 'current') return;
  await database.orm.migrator.up();
}

/** Refuses every database but one that is up to date. */
export async function assertCurrent(database: Database): Promise<void> {
  const state = await databaseState(database);
  refuseAlien(state);
  if (state !== 'current') {
    throw new DatabaseStateError(
      `The database of DATABASE_URL is ${state}. Run "npm run migrate", or start with --migrate.`,
    );
  }
}

function refuseAlien(state: DatabaseState): void {
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

const nameOf = (migration: unknown): string => (migration as { name: string }).name;

async function tableNames(database: Database): Promise<string[]> {
  const sql =
    database.engine === 'sqlite'
      ? `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : 'select tablename as name from pg_tables where schemaname = current_schema()';
  const rows: { name: string }[] = await database.orm.em.fork().getConnection().execute(sql);
  return rows.map((row) => row.name);
}
