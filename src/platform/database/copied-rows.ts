import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';

type CopiedClass = new () => { id: string };

type RowLock = LockMode.PESSIMISTIC_READ | LockMode.PESSIMISTIC_WRITE;

/** The entity managers of transactions in databases that Citus has distributed. */
const distributed = new WeakSet<SqlEntityManager>();

/** Makes {@link lockCopied} take the locks of the transaction on the coordinator of a Citus cluster. */
export function lockOnCoordinator(em: SqlEntityManager): void {
  distributed.add(em);
}

/**
 * Locks rows of a table that a cluster copies to each server, such as users. Returns the options of the statement that
 * reads the rows afterwards. On a database that is not distributed, these options lock the rows.
 *
 * In a cluster, Citus would lock the whole table for such a statement: academies would wait for each other, and two
 * transactions with shared locks could not write to the table. The coordinator therefore locks the ids instead. It
 * releases these locks after the commit on all servers.
 */
export async function lockCopied(
  em: SqlEntityManager,
  entity: CopiedClass,
  ids: readonly string[],
  lockMode: RowLock,
): Promise<{ readonly lockMode?: RowLock; readonly refresh: true }> {
  if (!distributed.has(em)) return { lockMode, refresh: true };
  const { tableName } = em.getMetadata().get(entity);
  const lock = sql.raw(`pg_advisory_xact_lock${lockMode === LockMode.PESSIMISTIC_READ ? '_shared' : ''}`);
  await sql`select ${lock}(hashtext(${tableName}), key) from (
      select distinct hashtext(id) as key from unnest(${[...ids]}::text[]) as id order by key
    ) as keys`.execute(em.getKysely());
  return { refresh: true };
}
