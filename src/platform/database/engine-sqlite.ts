import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MikroORM as SqlOrm } from '@mikro-orm/sql';
import { MikroORM } from '@mikro-orm/sqlite';
import type { Database as NativeDatabase } from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import type { Engine, Reader } from './engine.ts';
import { releaseLostTransactions } from './lost-transactions.ts';
import { migrations } from './migrations/sqlite/index.ts';
import { keepPrepared } from './sqlite-statements.ts';
import { keepStatistics } from './sqlite-statistics.ts';
import { createTurns } from './turns.ts';

/** A statement runs in this thread: between those of one request, others have their turn. */
const turns = createTurns();

/** SQLite in this process, by better-sqlite3. One connection: transactions queue for it. */
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
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const orm = await MikroORM.init({ ...ormOptions, dbName: path } as never);
    releaseLostTransactions(orm.em.getConnection());
    const database = (await orm.em.getConnection().getNativeClient()) as NativeDatabase;
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.pragma('busy_timeout = 5000');
    // without it, the rows that `insert or replace` deletes pass by the triggers that keep them
    database.pragma('recursive_triggers = ON');
    // SQLite's own lower() knows ASCII alone
    database.function('unicode_lower', { deterministic: true }, (text) =>
      typeof text === 'string' ? text.toLowerCase() : text,
    );
    // cursors, made in SQL
    database.function('base64url', { deterministic: true }, (text) => Buffer.from(String(text)).toString('base64url'));
    keepStatistics(database);
    keepPrepared(database, observe);
    return orm as never;
  },
  openReader: async (orm) => readerOf(orm),
  openUserReader: async (orm) => readerOf(orm),
  // through the ORM's own connection: a statement beside it would see what a transaction has not committed
  runFixed: async (orm, { sql, parameters }) =>
    (
      await orm.em
        .getConnection()
        .getClient()
        .executeQuery(CompiledQuery.raw(sql, [...parameters]))
    ).rows,
};

/** Statements of other requests may run between those of a reader, transactions may not. */
function readerOf(orm: SqlOrm<any>): Reader {
  let last: Promise<unknown> = Promise.resolve();
  const run = async (statement: CompiledQuery) => {
    await turns.next();
    return (await orm.em.getConnection().getClient().executeQuery(statement)).rows;
  };
  return {
    query(statement) {
      const rows = last.then(() => run(statement));
      last = rows.catch(() => undefined);
      return rows;
    },
    end: async () => undefined,
  };
}
