import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { MikroORM } from '@mikro-orm/sqlite';
import { CompiledQuery } from 'kysely';
import { bindValues } from './bound-values.ts';
import type { Engine, Reader, ReadLimits, ReadStatement } from './engine.ts';
import { fromJsonColumn } from './json-column.ts';
import { releaseLostTransactions } from './lost-transactions.ts';
import { prepareConnection } from './sqlite-connection.ts';
import { BLOCKING_WAIT_MS, patiently } from './sqlite-patience.ts';
import { createSqliteReads } from './sqlite-reads.ts';
import { keepStatistics } from './sqlite-statistics.ts';

/**
 * The SQLite engine, which runs in this process with the `better-sqlite3` driver. All writes use one connection, and
 * transactions queue for it. Reads of a file use other connections. Reads of an in-memory database use the writing
 * connection because no other connection can open the database.
 */
export const sqlite: Engine = {
  name: 'sqlite',
  codec: {
    decoder(type) {
      if (type === 'json') return fromJsonColumn;
      if (type === 'boolean') return (value) => (value === null ? null : value === 1);
      return undefined;
    },
  },
  async open(options, observe, ormOptions) {
    const path = options.url.slice('sqlite:'.length);
    const isFile = path !== ':memory:';
    if (isFile) mkdirSync(dirname(path), { recursive: true });
    const orm = new MikroORM({ ...ormOptions, dbName: path } as never);
    const connection = orm.em.getConnection();
    releaseLostTransactions(connection, patiently);
    bindValues(connection);
    const database = await connection.getNativeClient();
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    // otherwise, erased data would stay in free pages of the file until these are reused
    database.pragma('secure_delete = ON');
    database.pragma(`busy_timeout = ${BLOCKING_WAIT_MS}`);
    // otherwise, `insert or replace` would delete rows without running the triggers that forbid deleting
    database.pragma('recursive_triggers = ON');
    keepStatistics(database);
    prepareConnection(database, observe);
    const reads = isFile ? createSqliteReads(path, options.timeout ?? 0, observe) : undefined;
    const runHere = async (statement: CompiledQuery): Promise<unknown[]> =>
      (await connection.getClient().executeQuery(statement)).rows;
    const openReader = async (key: string, limits?: ReadLimits): Promise<Reader> =>
      readerBy((statement) => (reads ? reads.read(key, statement, limits) : runHere(statement)));
    return {
      orm,
      openReader,
      openUserReader: (userId) => openReader(userId),
      runFixed: async ({ sql, parameters }) =>
        reads ? reads.here(sql, parameters) : runHere(CompiledQuery.raw(sql, [...parameters])),
      isDistributed: async () => false,
      listen: () => async () => undefined,
      connections: () => reads?.connections() ?? { idle: 0, busy: 0, waiting: 0 },
      async close() {
        await reads?.close();
        await orm.close(true);
      },
    };
  },
};

/**
 * Creates a reader that runs one statement at a time. It opens no transaction, so other requests may write between two
 * of its statements.
 */
function readerBy(run: (statement: ReadStatement) => Promise<unknown[]>): Reader {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query(statement) {
      const rows = last.then(() => run(statement));
      last = rows.catch(() => undefined);
      return rows;
    },
    end: async () => undefined,
  };
}
