import type { Database as NativeDatabase } from 'better-sqlite3';
import { isBusy } from './sqlite-patience.ts';
import { nextTurn } from './turns.ts';

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

/** The flag for `pragma optimize` that returns its statements instead of executing them. */
const ONLY_STATEMENTS = 1;

/**
 * The milliseconds between two checks. A check without changed tables takes less than a millisecond. Until a new table
 * has statistics, a statement can read every row of it for each of its records.
 */
const CHECK_MS = 60_000;

/**
 * Updates SQLite's statistics for tables that have grown or shrunk a lot. SQLite chooses indexes by these statistics.
 * Runs when the connection opens, every minute, and when it closes. On PostgreSQL, the service only adds to what the
 * database does itself, see `keepAcademyStatistics`.
 */
export function keepStatistics(database: NativeDatabase): void {
  database.pragma(`analysis_limit = ${ANALYSIS_LIMIT}`);
  // statistics are optional: if another process or a transaction is writing, the next check updates them
  const optimize = () => {
    if (!database.inTransaction) ignoreBusy(() => database.pragma(`optimize = ${EVERY_TABLE}`));
  };
  /** Updates the statistics of one table after the other, so that requests get turns between them. */
  const check = async () => {
    const statements = database.pragma(`optimize = ${EVERY_TABLE | ONLY_STATEMENTS}`) as { optimize: string }[];
    for (const { optimize: statement } of statements) {
      await nextTurn();
      if (!database.open || database.inTransaction) return;
      database.exec(statement);
    }
  };
  optimize();
  // an error, such as a full disk, must not end the process: the statements of requests report it, too
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_MS).unref();
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
