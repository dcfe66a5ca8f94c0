import type { Database as NativeDatabase } from 'better-sqlite3';
import type { StatementListener } from './engine.ts';
import { keepPrepared } from './sqlite-statements.ts';

/** Bytes of the file that are read in place: copied page by page, they take as long again to search. */
const MAPPED_BYTES = 2 ** 31;

/**
 * Prepares a connection, for writing or only reading: the functions that statements and triggers of this service call, a
 * cache of prepared statements (`maxPrepared` at most), and the file in memory. `observe` receives each text.
 */
export function prepareConnection(database: NativeDatabase, observe: StatementListener, maxPrepared?: number): void {
  database.pragma(`mmap_size = ${MAPPED_BYTES}`);
  // SQLite's own lower() only knows ASCII
  database.function('unicode_lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  // cursors, made in SQL
  database.function('base64url', { deterministic: true }, (text) => Buffer.from(String(text)).toString('base64url'));
  keepPrepared(database, observe, maxPrepared);
}
