/** Parses the value of a JSON column that SQL returned: SQLite stores JSON as text. */
export const fromJsonColumn = <T = unknown>(value: unknown): T =>
  (typeof value === 'string' ? JSON.parse(value) : value) as T;
