/** The value of a JSON column that was read by SQL: SQLite keeps it as text. */
export const fromJsonColumn = <T = unknown>(value: unknown): T =>
  (typeof value === 'string' ? JSON.parse(value) : value) as T;
