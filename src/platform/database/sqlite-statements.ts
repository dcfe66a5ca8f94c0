import type { Database as NativeDatabase, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** Statements that a connection keeps planned, unless it is told how many. */
const MAX_PREPARED = 500;

/**
 * Lets a connection keep the statements that it prepares, begin transactions as ones that write, and tell `observe` each
 * text that it is asked for. Only texts with places for their values are kept: the ORM writes values into its own, so
 * those hardly come twice, and planned they take up to 300 KiB each.
 */
export function keepPrepared(database: NativeDatabase, observe: (sql: string) => void, max = MAX_PREPARED): void {
  const prepare = database.prepare.bind(database);
  const kept = new LRUCache<string, Statement>({ max });
  database.prepare = ((sql: string) => {
    observe(sql);
    const known = kept.get(sql);
    if (known && !known.busy) return known;
    // every transaction here writes; taking the lock at once lets other processes wait instead of failing later
    const statement = prepare(sql === 'begin' ? 'begin immediate' : sql);
    if (sql.includes('?')) kept.set(sql, statement);
    return statement;
  }) as typeof database.prepare;
}
