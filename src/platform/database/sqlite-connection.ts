import type { Database as NativeDatabase } from 'better-sqlite3';
import type { StatementListener } from './engine.ts';
import { keepPrepared } from './sqlite-statements.ts';

/**
 * The maximum number of bytes of the file that are memory-mapped. Otherwise, SQLite would copy each page that it reads,
 * and a search would take twice as long.
 */
const MAPPED_BYTES = 2 ** 31;

/**
 * Prepares a connection for writing or reading: adds the SQL functions that statements and triggers of this service
 * call, caches at most `maxPrepared` prepared statements, and maps the file into memory. `observe` receives the text of
 * each statement.
 */
export function prepareConnection(database: NativeDatabase, observe: StatementListener, maxPrepared?: number): void {
  database.pragma(`mmap_size = ${MAPPED_BYTES}`);
  // SQLite's own lower() only handles ASCII
  database.function('unicode_lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  // SQL encodes cursors with this function
  database.function('base64url', { deterministic: true }, (text) => Buffer.from(String(text)).toString('base64url'));
  keepPrepared(database, observe, maxPrepared);
}
