import BetterSqlite, { type Database as NativeDatabase } from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';
import type { ConnectionCounts, ReadLimits, StatementListener } from './engine.ts';
import { prepareConnection } from './sqlite-connection.ts';
import { BLOCKING_WAIT_MS } from './sqlite-patience.ts';
import { createSqliteReadPool } from './sqlite-read-pool.ts';

/** Reads of a SQLite file, beside the connection that writes: they see what was committed, and wait for no transaction. */
export interface SqliteReads {
  /** Reads in this thread: what is known to be short. */
  here(sql: string, parameters: readonly unknown[]): unknown[];
  /** Reads in another process, in turns with the reads of other keys. */
  beside(key: string, statement: CompiledQuery, limits?: ReadLimits): Promise<unknown[]>;
  /** How busy the other processes are. */
  connections(): ConnectionCounts;
  close(): Promise<void>;
}

/** The reads of a file. After `timeout` milliseconds one is stopped; 0 is never. */
export function createSqliteReads(path: string, timeout: number, observe: StatementListener): SqliteReads {
  const pool = createSqliteReadPool(path, timeout);
  let connection: NativeDatabase | undefined;

  function open(): NativeDatabase {
    const opened = new BetterSqlite(path, { readonly: true, timeout: BLOCKING_WAIT_MS });
    prepareConnection(opened, observe);
    return opened;
  }

  return {
    here(sql, parameters) {
      connection ??= open();
      return connection.prepare(sql).all(parameters);
    },
    beside(key, statement, limits) {
      observe(statement.sql);
      return pool.read(key, statement, limits);
    },
    connections: () => pool.counts(),
    async close() {
      connection?.close();
      await pool.close();
    },
  };
}
