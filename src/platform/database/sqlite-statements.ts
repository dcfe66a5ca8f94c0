import type { Database as NativeDatabase, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** The default number of prepared statements per connection. */
const MAX_PREPARED = 500;

/**
 * Makes a connection cache its prepared statements, begin transactions in write mode, and pass each text to `observe`.
 * Only statements with parameters are cached. Statements with all values in their text rarely repeat, and a prepared
 * statement uses up to 300 KiB.
 */
export function keepPrepared(database: NativeDatabase, observe: (sql: string) => void, max = MAX_PREPARED): void {
  const prepare = database.prepare.bind(database);
  const kept = new LRUCache<string, Statement>({ max });
  database.prepare = ((sql: string) => {
    observe(sql);
    const known = kept.get(sql);
    if (known && !known.busy) return known;
    // every transaction on this connection writes. If a transaction takes the write lock at its beginning, it waits for
    // the writers of other processes there, and cannot fail at its first write
    const statement = prepare(sql === 'begin' ? 'begin immediate' : sql);
    if (sql.includes('?')) kept.set(sql, statement);
    return statement;
  }) as typeof database.prepare;
}
