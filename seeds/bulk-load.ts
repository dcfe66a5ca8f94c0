import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database as NativeDatabase } from 'better-sqlite3';
import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import { assertKeys } from '../src/platform/database/migrations/run-sqlite.ts';
import { systemTransaction } from '../src/platform/database/tenant-session.ts';
import { academyTables, gatherStatistics } from './load.ts';

/** An index or a key of a table, with the statements that drop and create it. */
interface SchemaObject {
  drop: string;
  make: string;
}

/**
 * Runs `work`, which loads millions of rows, in a transaction. During the load, the tables of academies have only
 * primary keys. Indexes and foreign keys are dropped before the load, and created again after the load. New indexes and
 * keys check all rows together, which is several times faster than checking row by row. Other connections cannot use
 * the tables during the load. At the end, the function gathers statistics.
 */
export const bulkLoad = (database: Database, work: (em: SqlEntityManager) => Promise<void>): Promise<void> =>
  database.engine === 'postgresql' ? onPostgres(database, work) : onSqlite(database, work);

async function onPostgres(database: Database, work: (em: SqlEntityManager) => Promise<void>): Promise<void> {
  await systemTransaction(database, async (em) => {
    const tables = sql.join(await academyTables(database, em));
    const run = (statement: string) => sql.raw(statement).execute(em.getKysely());
    const { rows: parts } = await sql<SchemaObject>`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where contype = 'f' and conrelid in (select unnest(array[${tables}])::regclass)
      union all
      select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index where indrelid in (select unnest(array[${tables}])::regclass)
        and not exists (select from pg_constraint where conindid = indexrelid)`.execute(em.getKysely());
    // PostgreSQL checks a foreign key as the owner of the tables. With forced policies, the owner would see the rows of
    // only one academy
    const { rows: forced } = await sql<{ name: string }>`
      select oid::regclass::text as name from pg_class where relforcerowsecurity`.execute(em.getKysely());
    await run(`set local maintenance_work_mem = '256MB'`);
    for (const { drop } of parts) await run(drop);
    await work(em);
    for (const { name } of forced) await run(`alter table ${name} no force row level security`);
    for (const { make } of parts.toReversed()) await run(make);
    for (const { name } of forced) await run(`alter table ${name} force row level security`);
    await gatherStatistics(database, em);
  });
}

/**
 * Loads on SQLite. Indexes are created after the load, because SQLite is too slow at keeping gigabytes of indexes in
 * order. The foreign keys of all rows are checked together.
 */
async function onSqlite(database: Database, work: (em: SqlEntityManager) => Promise<void>): Promise<void> {
  const native = (await database.orm.em.getConnection().getNativeClient()) as NativeDatabase;
  // without a write-ahead log, each new page is written only once. No other process may have the database open
  native.pragma('journal_mode = delete');
  native.pragma('synchronous = off');
  // mapped pages would count as memory of this process
  const mapped = native.pragma('mmap_size', { simple: true });
  native.pragma('mmap_size = 0');
  // a negative size is in kibibytes; sorting uses this memory too
  native.pragma('cache_size = -65536');
  native.pragma('threads = 2');
  // set before the transaction, because the setting has no effect within a transaction
  native.pragma('foreign_keys = off');
  try {
    await systemTransaction(database, async (em) => {
      const tables = await academyTables(database, em);
      const { rows: parts } = await sql<SchemaObject>`
        select 'drop index "' || name || '"' as "drop", sql as make from sqlite_master
        where type = 'index' and sql is not null and tbl_name in (${sql.join(tables)})`.execute(em.getKysely());
      const run = (statement: string) => sql.raw(statement).execute(em.getKysely());
      for (const { drop } of parts) await run(drop);
      await work(em);
      assertKeys(native);
      // a smaller cache: each thread that sorts has its own cache, in addition to the memory that the load still uses
      native.pragma('cache_size = -16384');
      for (const { make } of parts) await run(make);
      await gatherStatistics(database, em);
    });
  } finally {
    native.pragma('foreign_keys = on');
    native.pragma(`mmap_size = ${mapped}`);
    native.pragma('journal_mode = wal');
    native.pragma('synchronous = normal');
  }
}
