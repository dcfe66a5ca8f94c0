import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { now } from '../../../platform/time/now.ts';

/** The id of an instructor or a room. */
export type TakenUp = { readonly instructorId: string } | { readonly roomId: string };

/** Returns the SQL condition that a row with the alias `t` has the given instructor or room. */
export const isTakingUp = (taken: TakenUp): Sql =>
  'roomId' in taken ? sql`t.room_id = ${taken.roomId}` : sql`t.instructor_id = ${taken.instructorId}`;

/**
 * Returns the ids of batches that have the given instructor or room, or that have an upcoming session with this
 * instructor or room.
 */
export async function batchesTakingUp(em: SqlEntityManager, taken: TakenUp): Promise<string[]> {
  const isTaken = isTakingUp(taken);
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`
      select t.id from batches t where t.academy_id = ${academyOf(em)} and ${isTaken}
      union select t.batch_id from class_sessions t
      where t.academy_id = ${academyOf(em)} and ${isTaken} and t.starts_at > ${now()}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of staff members who left before `today` but still are the instructors of batches that are not over,
 * in the order of the ids.
 */
export async function instructorsWhoLeft(em: SqlEntityManager, today: string): Promise<string[]> {
  const academyId = academyOf(em);
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select s.id from staff s where s.academy_id = ${academyId}
      and (s.deleted_at is not null or (s.status = 'terminated' and (s.end_date is null or s.end_date < ${today})))
      and exists (select 1 from batches b where b.academy_id = ${academyId} and b.instructor_id = s.id
        and b.deleted_at is null and b.status in ('upcoming', 'ongoing') and b.end_date >= ${today})
      order by s.id`,
  );
  return rows.map(({ id }) => id);
}
