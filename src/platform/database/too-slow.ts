/** Whether a statement was given up: by PostgreSQL, by its driver, or a thread of SQLite's. */
export function isTooSlow(error: unknown): boolean {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  return code === '57014' || message === 'Query read timeout' || message === 'timeout expired';
}
