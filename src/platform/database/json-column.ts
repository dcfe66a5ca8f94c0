/** Parses the value that SQL returned for a JSON column. SQLite stores JSON as text, so the value may be a text. */
export const fromJsonColumn = <T = unknown>(value: unknown): T =>
  (typeof value === 'string' ? JSON.parse(value) : value) as T;
