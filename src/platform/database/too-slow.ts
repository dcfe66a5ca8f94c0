/**
 * Returns true if a statement was stopped because it took too long: by PostgreSQL, by its driver or by the pool that
 * reads SQLite.
 */
export function isTooSlow(error: unknown): boolean {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  return code === '57014' || message === 'Query read timeout' || message === 'timeout expired';
}
