import { MikroORM, type PostgreSqlConnection } from '@mikro-orm/postgresql';
import { PostgreSqlNativeQueryBuilder } from '@mikro-orm/sql';
import { CompiledQuery, type Kysely } from 'kysely';
import pg, { type Pool, type PoolConfig } from 'pg';
import { isDistributed } from './citus/tables.ts';
import type { Engine, NamedStatement } from './engine.ts';
import { releaseLostTransactions } from './lost-transactions.ts';
import { PATIENCE_MS } from './pool-patience.ts';
import { listenOn } from './postgresql-listener.ts';
import { configurePool } from './postgresql-pool.ts';
import { openTenantReader, openUserReader } from './postgresql-reader.ts';
import { keepAcademyStatistics } from './postgresql-statistics.ts';
import { CONNECTION_LIFETIME } from './prepared-names.ts';
import { OpenReplica } from './replica/replica.ts';
import { runStatement } from './statement-batch.ts';

/**
 * Makes row locks weaker, so that they do not conflict with foreign key checks. A foreign key check locks the
 * referenced row, but not in the order in which the service locks rows, so deadlocks would be possible. The weaker
 * locks are enough, because keys never change.
 */
class RowLocks extends PostgreSqlNativeQueryBuilder {
  protected override addLockClause(): void {
    super.addLockClause();
    this.parts = this.parts.map((part) => (part === 'for update' ? 'for no key update' : part));
  }
}

/** PostgreSQL settings for one transaction, by name. */
interface TransactionSettings {
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * Makes an ORM connection apply the settings of a transaction with `set local`, in one message. The ORM itself would
 * call `set_config`, which Citus does not pass on to its workers.
 */
function setLocally(connection: PostgreSqlConnection): void {
  const applySessionContext = async (trx: Kysely<unknown>, { variables = {} }: TransactionSettings) => {
    const settings = Object.entries(variables).map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`);
    await trx.executeQuery(CompiledQuery.raw(settings.join('; ')));
  };
  Object.assign(connection, { applySessionContext });
}

/**
 * Returns a function that checks whether Citus has distributed the database. The function reads this from the database
 * once, and again only if the read failed.
 */
function distributionIn(pool: () => Pool | Promise<Pool>): () => Promise<boolean> {
  let known: Promise<boolean> | undefined;
  const read = async () => isDistributed(await pool());
  return () => {
    known ??= read().catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/** The PostgreSQL engine, which uses the `pg` driver. */
export const postgresql: Engine = {
  name: 'postgresql',
  codec: { decoder: () => undefined },
  async open(options, observe, ormOptions) {
    const { timeout = 0, directUrl = options.url } = options;
    let opened: Pool | undefined;
    const poolOptions = {
      max: options.poolSize ?? 10,
      connectionTimeoutMillis: timeout > 0 ? Math.max(timeout, PATIENCE_MS) : 0,
      maxLifetimeSeconds: CONNECTION_LIFETIME,
      // concurrent reads on a connection need not wait for each other's responses
      pipeline: true,
    };
    const orm = new MikroORM({
      ...ormOptions,
      clientUrl: options.url,
      driverOptions: {
        // the ORM drops the URL's parameters, such as sslmode
        connectionString: options.url,
        ...poolOptions,
        onPoolCreated: (pool: Pool) => {
          opened = pool;
          configurePool(pool, timeout, observe);
        },
      },
    } as never);
    releaseLostTransactions(orm.em.getConnection());
    setLocally(orm.em.getConnection());
    orm.em.getPlatform().createNativeQueryBuilder = () => new RowLocks(orm.em.getPlatform());
    // remembered, because each request needs the pool, and the ORM takes several turns of the event loop to return it
    const pool = (): Pool | Promise<Pool> => opened ?? orm.em.getConnection().getNativeClient();
    const distributed = distributionIn(pool);
    const runFixed = async (statement: NamedStatement) => runStatement(await pool(), statement);
    const replica =
      options.replica &&
      new OpenReplica({
        primaryUrl: directUrl,
        url: options.replica.url,
        maxLag: options.replica.maxLag * 1_000,
        openPool(connectionString) {
          // the values of both servers must be parsed in the same way
          const types = opened?.options.types;
          const readPool = new pg.Pool({ connectionString, ...poolOptions, types } as PoolConfig);
          configurePool(readPool, timeout, observe);
          return readPool;
        },
        openPrimary: async (academyId, limits) => openTenantReader(await pool(), academyId, { limits }),
        runOnPrimary: runFixed,
      });
    const statistics = keepAcademyStatistics(directUrl, orm.getMetadata());
    return {
      orm,
      replica,
      noteWrite: statistics.noteWrite,
      openReader: async (academyId, limits, ahead) =>
        limits && !ahead && replica?.serves(limits)
          ? replica.openReader(academyId, limits)
          : openTenantReader(await pool(), academyId, { limits, ahead, mayBatch: !(await distributed()) }),
      openUserReader: async (_userId, ahead) => openUserReader(await pool(), ahead),
      runFixed,
      isDistributed: distributed,
      listen: (channel, heard) => listenOn(directUrl, channel, heard),
      connections() {
        const { totalCount = 0, idleCount = 0, waitingCount = 0 } = opened ?? {};
        return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
      },
      async close() {
        await statistics.close();
        await replica?.close();
        await orm.close(true);
      },
    };
  },
};
