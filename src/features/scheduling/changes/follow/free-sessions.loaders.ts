import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../../platform/database/bulk-rows.ts';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { comparedColumns, overlaps } from '../../clashes/clash-sql.loaders.ts';
import type { SessionOverride } from '../../sessions/session.enums.ts';

/**
 * An upcoming session without an instructor, with the facts that decide whether a certain staff member could lead it.
 */
export interface FreeSession {
  readonly id: string;
  readonly batchId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly slotDate: string | null;
  readonly overrides: readonly SessionOverride[];
  readonly formerInstructorId: string | null;
  /** True if the staff member leads another session at the same time. */
  readonly isBusy: boolean;
  /** True if the staff member has approved time off at the time of the session. */
  readonly isAway: boolean;
}

/**
 * Returns the ids of the batches whose former instructor is the given staff member. Includes the batches with an
 * upcoming session whose former instructor is this staff member.
 */
export async function batchesOnceOf(em: SqlEntityManager, staffId: string, now: string): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`
      select t.id from batches t where t.academy_id = ${academyOf(em)} and t.former_instructor_id = ${staffId}
      union select t.batch_id from class_sessions t
      where t.academy_id = ${academyOf(em)} and t.former_instructor_id = ${staffId} and t.starts_at > ${now}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the upcoming sessions of the given batches that have no instructor, ordered by start time. `isBusy` and
 * `isAway` in the result are about the staff member with the id `staffId`.
 */
export async function freeSessionsOf(
  em: SqlEntityManager,
  batchIds: readonly string[],
  staffId: string,
  now: string,
): Promise<FreeSession[]> {
  const academyId = academyOf(em);
  const engine = engineOf(em);
  const rows = await rowsOf(
    em,
    sql<FreeSession>`select s.id, s.batch_id as "batchId", s.starts_at as "startsAt", s.ends_at as "endsAt",
        s.slot_date as "slotDate", s.overrides, s.former_instructor_id as "formerInstructorId",
        exists (select 1 from class_sessions o where o.academy_id = ${academyId} and o.instructor_id = ${staffId}
          and ${overlaps} and o.status <> 'cancelled') as "isBusy",
        exists (select 1 from staff_time_off f where f.academy_id = ${academyId} and f.staff_id = ${staffId}
          and f.wall_start < s.wall_end and f.wall_end > s.wall_start and f.status = 'approved'
          and f.deleted_at is null) as "isAway"
      from (select ${comparedColumns({ engine })}, s.slot_date, s.overrides, s.former_instructor_id
        from class_sessions s where s.academy_id = ${academyId} and ${inIds(sql`s.batch_id`, batchIds, engine)}
          and s.status = 'scheduled' and s.instructor_id is null and s.starts_at > ${now}) as s
      order by s.starts_at, s.id`,
  );
  return rows.map((row) => ({
    ...row,
    overrides: fromJsonColumn(row.overrides),
    // SQLite returns booleans as numbers
    isBusy: Boolean(row.isBusy),
    isAway: Boolean(row.isAway),
  }));
}
