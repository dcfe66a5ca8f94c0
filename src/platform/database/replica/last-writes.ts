import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import type { NamedStatement } from '../engine.ts';

/*
 * The table `last_writes` has the transaction id of each caller's last write. The writing transaction stores its own
 * id. The alternative would be the position of the commit in the log (LSN), but this position is known only after the
 * commit. If a process died after the commit and before storing the position, no other process would know of the write.
 * The id of a transaction is known before its commit, and is stored if and only if the transaction commits.
 *
 * `recordLastWrite` locks the caller's row until the commit. Writes of one caller therefore commit in the order in
 * which they overwrite the row, and the replica replays commits in the same order. If the replica shows the transaction
 * in the row, it also shows all earlier writes of the caller.
 */

/**
 * Records that the current transaction is the caller's last write, if the transaction has written anything. Call this
 * function last in the transaction, because other transactions of the caller wait for the row that it locks.
 */
export async function recordLastWrite(em: SqlEntityManager, callerId: string): Promise<void> {
  await em.getConnection().execute('select record_last_write(?)', [callerId], 'all', em.getTransactionContext());
}

/**
 * Returns the statement that reads the transaction id of the caller's last write, on the primary. After a restore into
 * a new server, an id may belong to a transaction that the new server has not started yet. Such an id is ignored.
 */
export const findLastWrite = (callerId: string): NamedStatement => ({
  name: 'last write',
  sql: `select transaction_id::text as id from last_writes
    where caller_id = $1 and transaction_id < pg_snapshot_xmax(pg_current_snapshot())`,
  parameters: [callerId],
});

/** The result of the check of a replica for a caller. */
export interface ReplicaCheck {
  readonly isReplica: boolean;
  readonly isCaughtUp: boolean;
}

/**
 * Returns the statement that checks whether the replica may serve a caller. It runs on the replica. The server must
 * still be a replica, and its data must include the transaction `lastWrite`. The statement first checks whether the
 * replica knows the id of this transaction, because reading the status of an unknown transaction would fail. The status
 * of a very old transaction is null, which counts as committed. Later reads on the same connection have newer
 * snapshots, so they show the transaction too.
 */
export const checkReplica = (lastWrite: string | null): CompiledQuery =>
  CompiledQuery.raw(
    `select pg_is_in_recovery() as "isReplica", case
        when $1::xid8 is null then true
        when $1::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) then false
        else coalesce(pg_xact_status($1::xid8), 'committed') = 'committed'
      end as "isCaughtUp"`,
    [lastWrite],
  );

/**
 * The statement that deletes entries about writes that are older than a day. Every usable replica has replayed such
 * writes, because REPLICA_MAX_LAG is at most an hour.
 */
export const forgetLastWrites: NamedStatement = {
  name: 'forget last writes',
  sql: `delete from last_writes where written_at < now() - interval '1 day'`,
  parameters: [],
};
