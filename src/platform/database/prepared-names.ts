import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * The lifetime of a connection in seconds. A new connection has no prepared statements, so it can prepare those in
 * current use.
 */
export const CONNECTION_LIFETIME = 3_600;

/**
 * Limits for prepared statements: how many new ones a connection may prepare in its lifetime, the maximum length of
 * each, and the total length of the remembered texts that were used only once. Because of these limits, documents of
 * unknown clients cannot fill the memory of the connections or of this process.
 */
const LIMITS = { statements: 200, length: 20_000, seen: 4_000_000 };

/**
 * Creates a function that receives the text of a statement. It returns the name under which to prepare the statement;
 * undefined if the statement shall not be prepared. Within the limits, a statement is prepared when its text is used a
 * second time. Texts depend on the shape of a request and not on its values, so requests for the same page use the same
 * statements. `now` is in milliseconds.
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
