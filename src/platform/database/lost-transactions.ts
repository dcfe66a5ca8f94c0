import type { AbstractSqlConnection } from '@mikro-orm/sql';
import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/** A function that runs a statement by calling `send`. It may call `send` again if the statement fails. */
export type AroundStatement = <T>(send: () => Promise<T>) => Promise<T>;

/**
 * Makes an ORM connection release a transaction that could not begin or could not be rolled back, for example because
 * the database is unreachable. Without this function, Kysely's controlled transactions, which the ORM uses, would keep
 * the connection. The pool would then run out of connections. `around` runs each statement. Call this function before
 * the first statement.
 */
export function releaseLostTransactions(
  connection: AbstractSqlConnection,
  around: AroundStatement = (send) => send(),
): void {
  const create = connection.createKyselyDialect.bind(connection);
  connection.createKyselyDialect = (options) => {
    const dialect = create(options) as Dialect;
    return {
      createDriver: () => releasing(dialect.createDriver(), around),
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (kysely) => dialect.createIntrospector(kysely),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    };
  };
}

/** A connection from its acquisition to its release. */
interface Lease extends DatabaseConnection {
  readonly connection: DatabaseConnection;
  /** The error that prevented the transaction from beginning. */
  failure?: { readonly error: unknown };
}

function leaseOf(connection: DatabaseConnection, around: AroundStatement): Lease {
  const lease: Lease = {
    connection,
    async executeQuery(query, options) {
      if (lease.failure) throw lease.failure.error;
      return around(() => connection.executeQuery(query, options));
    },
    streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
  };
  return lease;
}

/**
 * Wraps the driver. If a transaction cannot begin, its first statement or its commit throws the error instead of
 * `beginTransaction`. `rollbackTransaction` never throws, so Kysely always releases the connection afterwards.
 */
function releasing(driver: Driver, around: AroundStatement): Driver {
  return {
    init: (options) => driver.init(options),
    acquireConnection: async (options) => leaseOf(await driver.acquireConnection(options), around),
    async beginTransaction(lease: Lease, settings) {
      try {
        await around(() => driver.beginTransaction(lease.connection, settings));
      } catch (error) {
        lease.failure = { error };
      }
    },
    async commitTransaction(lease: Lease) {
      if (lease.failure) throw lease.failure.error;
      await driver.commitTransaction(lease.connection);
    },
    async rollbackTransaction(lease: Lease) {
      if (!lease.failure) await driver.rollbackTransaction(lease.connection).catch(() => undefined);
    },
    async savepoint(lease: Lease, ...rest) {
      await driver.savepoint?.(lease.connection, ...rest);
    },
    async rollbackToSavepoint(lease: Lease, ...rest) {
      await driver.rollbackToSavepoint?.(lease.connection, ...rest);
    },
    async releaseSavepoint(lease: Lease, ...rest) {
      await driver.releaseSavepoint?.(lease.connection, ...rest);
    },
    async releaseConnection(lease: Lease, options) {
      await driver.releaseConnection(lease.connection, options);
    },
    destroy: (options) => driver.destroy(options),
  };
}
