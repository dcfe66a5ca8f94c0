import BetterSqlite, { type Database as NativeDatabase } from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';
import type { ConnectionCounts, StatementListener } from './engine.ts';
import { prepareConnection } from './sqlite-connection.ts';
import { BLOCKING_WAIT_MS } from './sqlite-patience.ts';
import { createSqliteThreads } from './sqlite-threads.ts';

/** Reads of a SQLite file, beside the connection that writes: they see what was committed, and wait for no transaction. */
export interface SqliteReads {
  /** Reads in this thread: what is known to be short. */
  here(sql: string, parameters: readonly unknown[]): unknown[];
  /** Reads in another thread, in turns with the reads of other keys; given up after another time than others where one is told. */
  beside(key: string, statement: CompiledQuery, timeout?: number): Promise<unknown[]>;
  /** How busy the other threads are. */
  connections(): ConnectionCounts;
  close(): void;
}

/** The reads of a file. After `timeout` milliseconds one is given up; 0 is never. */
export function createSqliteReads(path: string, timeout: number, observe: StatementListener): SqliteReads {
  const threads = createSqliteThreads(path, timeout);
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
    beside(key, { sql, parameters }, ownTimeout) {
      observe(sql);
      return threads.read(key, { sql, parameters }, ownTimeout);
    },
    connections: () => threads.counts(),
    close() {
      connection?.close();
      threads.close();
    },
  };
}
