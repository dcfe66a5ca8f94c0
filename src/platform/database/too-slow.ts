/**
 * Returns true if PostgreSQL, its driver or the pool that reads SQLite stopped a statement because it took too long.
 */
export function isTooSlow(error: unknown): boolean {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  return code === '57014' || message === 'Query read timeout' || message === 'timeout expired';
}
