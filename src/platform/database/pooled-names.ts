import type { Connection } from 'pg';

declare module 'pg' {
  interface Connection {
    /** The texts of prepared statements by name. */
    readonly parsedStatements: Readonly<Record<string, string>>;
  }
}

/** Names of prepared statements for a connection through a pooler. */
export interface PooledNames {
  /** Returns the name that the connection uses for a statement. */
  current(name: string): string;
  /** Replaces the current name if its statement was not prepared before it failed. */
  failed(name: string, connection: Connection): void;
}

/**
 * Replaces names whose statement could not be prepared, for example because a table was locked. PgBouncer keeps such a
 * name, and closes the connection when the driver prepares it again. PostgreSQL does not keep it.
 */
export function createPooledNames(): PooledNames {
  const failures = new Map<string, number>();
  const current = (name: string) => (failures.has(name) ? `${name}.${failures.get(name)}` : name);
  return {
    current,
    failed(name, connection) {
      if (connection.parsedStatements[current(name)] === undefined) failures.set(name, (failures.get(name) ?? 0) + 1);
    },
  };
}
