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
  /** Called after a statement failed. If the connection had not prepared the statement, replaces its current name. */
  failed(name: string, connection: Connection): void;
}

/**
 * Replaces the name of a statement that could not be prepared, for example because a table was locked. PgBouncer
 * remembers this name, and closes the connection when the driver prepares a statement under the name again.
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
