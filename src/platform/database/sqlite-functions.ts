import type { Database as NativeDatabase } from 'better-sqlite3';

/** Gives a connection the functions that statements and triggers of this service call. */
export function addFunctions(database: NativeDatabase): void {
  // SQLite's own lower() knows ASCII alone
  database.function('unicode_lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  // cursors, made in SQL
  database.function('base64url', { deterministic: true }, (text) => Buffer.from(String(text)).toString('base64url'));
}

/** Bytes of the file that are read in place: copied page by page, they take as long again to search. */
const MAPPED_BYTES = 2 ** 31;

/** Lets a connection read the file where the system keeps it in memory. */
export const mapFile = (database: NativeDatabase): unknown => database.pragma(`mmap_size = ${MAPPED_BYTES}`);
