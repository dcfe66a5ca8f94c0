import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../../platform/database/bulk-rows.ts';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import { isTakingUp, type TakenUp } from '../../../academics/batches/taking-up.loaders.ts';

/**
 * The ids of the records to which a closure applies. If all lists are empty, the closure applies to the whole academy.
 */
export interface Concerned {
  readonly courseIds: readonly string[];
  readonly batchIds: readonly string[];
  readonly roomIds: readonly string[];
}

/**
 * Returns the ids of the batches to whose sessions at least one of the closures may apply, ordered by id. Considers
 * only sessions from the day `from` to the day `until`.
 */
export function batchesConcerned(
  em: SqlEntityManager,
  { from, until }: { readonly from: string; readonly until: string },
  scopes: readonly Concerned[],
): Promise<string[]> {
  const engine = engineOf(em);
  const isConcerned = scopes.map(({ courseIds, batchIds, roomIds }) =>
    courseIds.length + batchIds.length + roomIds.length === 0
      ? sql`1 = 1`
      : sql`(${inIds(sql`t.batch_id`, batchIds, engine)} or ${inIds(sql`t.room_id`, roomIds, engine)}
          or t.batch_id in (select b.id from batches b
            where b.academy_id = ${academyOf(em)} and ${inIds(sql`b.course_id`, courseIds, engine)}))`,
  );
  return batchesOfSessions(em, sql`t.date between ${from} and ${until} and (${sql.join(isConcerned, sql` or `)})`);
}

/** Returns the ids of the batches with sessions that start after `now`, ordered by id. */
export const batchesToCome = (em: SqlEntityManager, now: string): Promise<string[]> =>
  batchesOfSessions(em, sql`t.starts_at > ${now}`);

async function batchesOfSessions(em: SqlEntityManager, condition: Sql): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select distinct t.batch_id as id from class_sessions t
      where t.academy_id = ${academyOf(em)} and ${condition} order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the ids of the batches that still lack sessions on days up to `horizon`, ordered by id. */
export async function batchesBehind(em: SqlEntityManager, horizon: string): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select b.id from batches b
      where b.academy_id = ${academyOf(em)} and b.deleted_at is null and b.status in ('upcoming', 'ongoing')
        and b.start_date <= ${horizon}
        and (b.sessions_until is null or (b.sessions_until < b.end_date and b.sessions_until < ${horizon}))
      order by b.id`,
  );
  return rows.map(({ id }) => id);
}

/** The room of a session, and the text for its location. */
export interface SessionPlace {
  readonly id: string;
  readonly batchId: string;
  readonly roomId: string | null;
  readonly classroom: string;
}

/** Returns the upcoming sessions with the given instructor or room. */
export async function sessionsToCome(em: SqlEntityManager, taken: TakenUp, now: string): Promise<SessionPlace[]> {
  return rowsOf(
    em,
    sql<SessionPlace>`
      select t.id, t.batch_id as "batchId", t.room_id as "roomId", t.classroom from class_sessions t
      where t.academy_id = ${academyOf(em)} and ${isTakingUp(taken)} and t.starts_at > ${now}`,
  );
}
