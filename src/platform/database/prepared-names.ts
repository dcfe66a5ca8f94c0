import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * The seconds that a connection lives. Its prepared statements end with the connection, which makes room for statements
 * in current use.
 */
export const CONNECTION_LIFETIME = 3_600;

/**
 * Limits for prepared statements: the number of new ones per connection lifetime, the length of each, and the total
 * length of texts that were used once. Documents from unknown clients must not fill the memory of the connections or of
 * this process.
 */
const LIMITS = { statements: 200, length: 20_000, seen: 4_000_000 };

/**
 * Returns a function that returns the name under which a statement is prepared, or undefined if it should not be
 * prepared. A statement is prepared when its text is used a second time, within the limits. Texts depend on the shape of
 * a request, not on its values, so the same pages use the same statements. `now` is in milliseconds.
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
