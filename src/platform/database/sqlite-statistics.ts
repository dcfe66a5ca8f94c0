import type { Database as NativeDatabase } from 'better-sqlite3';
import { isBusy } from './sqlite-patience.ts';

/**
 * The maximum number of rows that are analyzed in each index. With this limit, statistics for large tables take only
 * milliseconds.
 */
const ANALYSIS_LIMIT = 400;

/**
 * The flags for `pragma optimize` that include all tables. Without them, the pragma includes only the tables that this
 * connection has queried.
 */
const EVERY_TABLE = 0x10002;

const HOUR_MS = 3_600_000;

/**
 * Updates SQLite's statistics for tables that have grown or shrunk a lot. SQLite chooses indexes by these statistics.
 * Runs when the connection opens, every hour, and when it closes. PostgreSQL updates its statistics itself.
 */
export function keepStatistics(database: NativeDatabase): void {
  database.pragma(`analysis_limit = ${ANALYSIS_LIMIT}`);
  const optimize = () => {
    // statistics are optional: if another process is writing, update them later
    if (!database.inTransaction) ignoreBusy(() => database.pragma(`optimize = ${EVERY_TABLE}`));
  };
  optimize();
  const timer = setInterval(optimize, HOUR_MS).unref();
  const close = database.close.bind(database);
  database.close = () => {
    clearInterval(timer);
    if (database.open) optimize();
    return close();
  };
}

function ignoreBusy(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}
