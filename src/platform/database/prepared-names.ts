import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Seconds that a connection lives. Its prepared statements end with it, which makes room for current ones. */
export const CONNECTION_LIFETIME = 3_600;

/**
 * Statements that are newly planned in a connection's lifetime, their length, and the length of all that are remembered
 * as seen once: documents of strangers must not fill the memory of the connections, nor ours.
 */
const LIMITS = { statements: 200, length: 20_000, seen: 4_000_000 };

/**
 * Returns the names under which connections prepare statements: from the second use of a text on, while there is room.
 * Texts depend on the request, not on its values, so the same pages use the same statements. `now` is in milliseconds.
 */
export function createPreparedNames(now: () => number = Date.now): (sql: string) => string | undefined {
  const seen = new LRUCache<string, true>({ maxSize: LIMITS.seen, sizeCalculation: (_seen, sql) => sql.length });
  const names = new Map<string, string>();
  let since = now();
  return (sql) => {
    if (now() - since > CONNECTION_LIFETIME * 1_000) {
      names.clear();
      since = now();
    }
    const known = names.get(sql);
    if (known !== undefined || sql.length > LIMITS.length || names.size >= LIMITS.statements) return known;
    if (!seen.has(sql)) {
      seen.set(sql, true);
      return undefined;
    }
    const name = createHash('sha1').update(sql).digest('base64url');
    names.set(sql, name);
    return name;
  };
}
