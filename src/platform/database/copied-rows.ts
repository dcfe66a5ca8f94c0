import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';

type CopiedClass = new () => { id: string };

type RowLock = LockMode.PESSIMISTIC_READ | LockMode.PESSIMISTIC_WRITE;

/** The entity managers of transactions in databases that Citus has distributed. */
const distributed = new WeakSet<SqlEntityManager>();

/** Marks the transaction `em` as one in a Citus cluster, so that {@link lockCopied} locks ids on the coordinator. */
export function lockOnCoordinator(em: SqlEntityManager): void {
  distributed.add(em);
}

/**
 * Locks rows of a table that a cluster copies to each server, such as users. The caller must then read the rows with
 * the returned options. On a database that is not distributed, only this read locks the rows.
 *
 * In a cluster, a read that locks rows would lock the whole table: academies would wait for each other, and two
 * transactions with shared locks could not both write to the table. This function therefore locks only the ids, on the
 * coordinator. The coordinator releases these locks after all servers have committed.
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
