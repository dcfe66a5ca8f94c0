import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Kysely, sql } from 'kysely';
import type { NoticeRun } from './notice-run.types.ts';

/**
 * Inserts the cursor of an academy at the number `last`, if the academy has no cursor yet. With `isNewest`, also moves
 * an existing cursor forward to this number.
 */
export async function beginCursor(
  trx: Kysely<unknown>,
  academyId: string,
  last: number,
  { isNewest = false } = {},
): Promise<void> {
  const change = isNewest
    ? sql`do update set last = excluded.last where notice_cursors.last < excluded.last`
    : sql`do nothing`;
  await sql`insert into notice_cursors (academy_id, last) values (${academyId}, ${last})
    on conflict (academy_id) ${change}`.execute(trx);
}

/** Moves the cursor to the number of the last event for which notices were written. The cursor must be locked. */
export async function moveCursor(em: SqlEntityManager, academyId: string, last: number): Promise<void> {
  await sql`update notice_cursors set last = ${last} where academy_id = ${academyId}`.execute(em.getKysely());
}

/**
 * Inserts the cursor of an academy at its last event. If another transaction has inserted the cursor, locks it instead.
 */
async function beginAtLastEvent(trx: Kysely<unknown>, academyId: string): Promise<void> {
  const { rows } = await sql<{ last: number }>`select last from event_cursors where academy_id = ${academyId}`.execute(
    trx,
  );
  await sql`insert into notice_cursors (academy_id, last) values (${academyId}, ${rows[0]?.last ?? 0})
    on conflict (academy_id) do update set last = notice_cursors.last`.execute(trx);
}

/**
 * Locks the cursor until the transaction ends, and returns a time that is later than the times of all inbox entries of
 * the academy. The times of entries therefore increase in the order of the commits, even if the clocks of processes
 * differ. Live updates need this order, because they resume after the time of the last entry that they sent.
 */
export async function nextEntryTime({ em, academy, at }: NoticeRun): Promise<string> {
  const trx = em.getKysely<unknown>();
  const locked = await sql`update notice_cursors set last = last where academy_id = ${academy.id}`.execute(trx);
  if (Number(locked.numAffectedRows) === 0) await beginAtLastEvent(trx, academy.id);
  const { rows } = await sql<{ last: string | null }>`
    select max(created_at) as last from notifications where academy_id = ${academy.id}`.execute(trx);
  const last = rows[0]?.last ?? null;
  return last === null || last < at ? at : new Date(Date.parse(last) + 1).toISOString();
}
