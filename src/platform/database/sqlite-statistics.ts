import type { Database as NativeDatabase } from 'better-sqlite3';
import { isBusy } from './sqlite-patience.ts';

/** Rows of each index that are looked at: statistics of large tables take milliseconds. */
const ANALYSIS_LIMIT = 400;

/** All tables, not only those that this connection has queried. */
const EVERY_TABLE = 0x10002;

const HOUR_MS = 3_600_000;

/**
 * Keeps SQLite's statistics of tables that have grown or shrunk much, which its planner chooses indexes by: when the
 * connection opens, each hour and when it closes. PostgreSQL does so by itself.
 */
export function keepStatistics(database: NativeDatabase): void {
  database.pragma(`analysis_limit = ${ANALYSIS_LIMIT}`);
  const optimize = () => {
    // statistics are a help: another process that writes may keep them for later
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
