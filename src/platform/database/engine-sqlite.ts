import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MikroORM as SqlOrm } from '@mikro-orm/sql';
import { MikroORM } from '@mikro-orm/sqlite';
import type { Database as NativeDatabase } from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import type { Engine, Reader } from './engine.ts';
import { releaseLostTransactions } from './lost-transactions.ts';
import { migrations } from './migrations/sqlite/index.ts';
import { addFunctions, mapFile } from './sqlite-functions.ts';
import { BLOCKING_WAIT_MS, patiently } from './sqlite-patience.ts';
import { createSqliteReads, type SqliteReads } from './sqlite-reads.ts';
import { keepPrepared } from './sqlite-statements.ts';
import { keepStatistics } from './sqlite-statistics.ts';

/** The reads of each open file. */
const readsOf = new WeakMap<SqlOrm<any>, SqliteReads>();

/**
 * SQLite in this process, by better-sqlite3. What writes has one connection, and transactions queue for it. A file is read
 * beside it; a database in memory, which no other connection can open, by the same one.
 */
export const sqlite: Engine = {
  name: 'sqlite',
  migrations,
  codec: {
    decoder(type) {
      if (type === 'json') return (value) => (typeof value === 'string' ? JSON.parse(value) : value);
      if (type === 'boolean') return (value) => (value === null ? null : value === 1);
      return undefined;
    },
  },
  async open(options, observe, ormOptions) {
    const path = options.url.slice('sqlite:'.length);
    const isFile = path !== ':memory:';
    if (isFile) mkdirSync(dirname(path), { recursive: true });
    const orm = await MikroORM.init({ ...ormOptions, dbName: path } as never);
    releaseLostTransactions(orm.em.getConnection(), patiently);
    const database = (await orm.em.getConnection().getNativeClient()) as NativeDatabase;
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.pragma(`busy_timeout = ${BLOCKING_WAIT_MS}`);
    mapFile(database);
    // without it, the rows that `insert or replace` deletes pass by the triggers that keep them
    database.pragma('recursive_triggers = ON');
    addFunctions(database);
    keepStatistics(database);
    keepPrepared(database, observe);
    if (isFile) {
      const reads = createSqliteReads(path, options.timeout ?? 0, observe);
      readsOf.set(orm, reads);
      const close = database.close.bind(database);
      database.close = () => {
        reads.close();
        return close();
      };
    }
    return orm as never;
  },
  openReader: async (orm, academyId) => readerOf(orm, academyId),
  openUserReader: async (orm, userId) => readerOf(orm, userId),
  async runFixed(orm, { sql, parameters }) {
    const reads = readsOf.get(orm);
    return reads ? reads.here(sql, parameters) : runOn(orm, CompiledQuery.raw(sql, [...parameters]));
  },
};

const runOn = async (orm: SqlOrm<any>, statement: CompiledQuery): Promise<unknown[]> =>
  (await orm.em.getConnection().getClient().executeQuery(statement)).rows;

/** Statements of other requests may run between those of a reader, transactions may not. */
function readerOf(orm: SqlOrm<any>, key: string): Reader {
  const reads = readsOf.get(orm);
  let last: Promise<unknown> = Promise.resolve();
  return {
    query(statement) {
      const run = () => (reads ? reads.beside(key, statement) : runOn(orm, statement));
      const rows = last.then(run);
      last = rows.catch(() => undefined);
      return rows;
    },
    end: async () => undefined,
  };
}
