import BetterSqlite, { type Database as NativeDatabase } from 'better-sqlite3';
import type { ConnectionCounts, ReadLimits, ReadStatement, StatementListener } from './engine.ts';
import { processorTime } from './processor-time.ts';
import { prepareConnection } from './sqlite-connection.ts';
import { createSqlitePaces } from './sqlite-paces.ts';
import { BLOCKING_WAIT_MS, isBusy } from './sqlite-patience.ts';
import { createSqliteReadPool } from './sqlite-read-pool.ts';
import { nextTurn } from './turns.ts';

/**
 * Reads a SQLite file on other connections than the one that writes. Reads see committed data, and wait for no
 * transaction.
 */
export interface SqliteReads {
  /** Reads in this thread. Use it only for reads that are certainly short. */
  here(sql: string, parameters: readonly unknown[]): unknown[];
  /**
   * Reads in another process, where reads with different keys take turns. If the latest reads with the same pace (see
   * `ReadStatement`) were short, reads in this thread instead.
   */
  read(key: string, statement: ReadStatement, limits?: ReadLimits): Promise<unknown[]>;
  /** Returns the load on the other processes. */
  connections(): ConnectionCounts;
  close(): Promise<void>;
}

/**
 * The maximum length of a statement that runs in this thread. Preparing a longer text would take this thread too long.
 */
const LONGEST_HERE = 20_000;

/** The number of prepared statements that this thread's connection keeps. */
const MAX_PREPARED = 200;

/** Creates the reads for a file. A read is stopped after `timeout` milliseconds; 0 means never. */
export function createSqliteReads(path: string, timeout: number, observe: StatementListener): SqliteReads {
  const pool = createSqliteReadPool(path, timeout);
  const paces = createSqlitePaces();
  let connection: NativeDatabase | undefined;
  let isClosed = false;

  function prepare(sql: string) {
    if (isClosed) throw new Error('timeout expired');
    if (!connection) {
      connection = new BetterSqlite(path, { readonly: true, timeout: BLOCKING_WAIT_MS });
      prepareConnection(connection, observe, MAX_PREPARED);
    }
    return connection.prepare(sql);
  }

  function readHere(pace: string, { sql, parameters }: ReadStatement): unknown[] {
    const statement = prepare(sql);
    const began = processorTime();
    const rows = statement.all(parameters);
    paces.here(pace, processorTime() - began);
    return rows;
  }

  async function readBeside(key: string, statement: ReadStatement, limits?: ReadLimits): Promise<unknown[]> {
    observe(statement.sql);
    const { rows, duration } = await pool.read(key, statement, limits);
    if (statement.pace !== undefined) paces.beside(statement.pace, duration);
    return rows;
  }

  return {
    here: (sql, parameters) => prepare(sql).all(parameters),
    async read(key, statement, limits) {
      const { pace, sql } = statement;
      if (pace === undefined || sql.length > LONGEST_HERE || !paces.isShort(pace))
        return readBeside(key, statement, limits);
      await nextTurn();
      try {
        return readHere(pace, statement);
      } catch (error) {
        // another connection holds the lock, so another process reads, because it can wait longer for the lock
        if (!isBusy(error)) throw error;
        return readBeside(key, statement, limits);
      }
    },
    connections: () => pool.counts(),
    async close() {
      isClosed = true;
      connection?.close();
      await pool.close();
    },
  };
}
