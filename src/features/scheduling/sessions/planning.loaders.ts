import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';
import { itemAt } from '../../../platform/errors/require-value.ts';
import { inIds, type Sql } from '../../../platform/loaders/read-model.ts';
import { addDays } from '../../../platform/time/days.ts';
import type { PlannedClosure, PlannedSession } from './schedule-plan.ts';

/** The first and last day of a period. The last day is null if the period has no end. */
export interface Days {
  readonly from: string;
  readonly until: string | null;
}

/** The columns of a session `t` that a plan needs. */
const PLANNED = sql`t.id, t.batch_id as "batchId", t.date, t.start_time as "startTime", t.end_time as "endTime",
  t.starts_at as "startsAt", t.ends_at as "endsAt", t.wall_start as "wallStart", t.wall_end as "wallEnd",
  t.instructor_id as "instructorId", t.former_instructor_id as "formerInstructorId", t.room_id as "roomId", t.classroom, t.status, t.cancel_cause as "cancelCause",
  t.closure_id as "closureId", t.excuses_fees as "excusesFees", t.slot_date as "slotDate", t.overrides, t.topic,
  t.online_url as "onlineUrl", t.notes, t.pinned`;

/**
 * Reads the sessions of batches in a period. A session counts if its date is in the period, or if its original day in
 * the schedule (`slot_date`) is in the period.
 */
export async function readSessions(
  em: SqlEntityManager,
  batchIds: readonly string[],
  { from, until }: Days,
): Promise<PlannedSession[]> {
  const isWithin = (day: Sql) => (until === null ? sql`${day} >= ${from}` : sql`${day} between ${from} and ${until}`);
  return readPlanned(
    em,
    sql`${inIds(sql`t.batch_id`, batchIds, engineOf(em))} and (${isWithin(sql`t.date`)} or ${isWithin(sql`t.slot_date`)})`,
  );
}

async function readPlanned(em: SqlEntityManager, condition: Sql): Promise<PlannedSession[]> {
  const rows = await rowsOf(
    em,
    sql<PlannedSession>`select ${PLANNED} from class_sessions t
      where t.academy_id = ${academyOf(em)} and ${condition}`,
  );
  return rows.map((row) => ({
    ...row,
    overrides: fromJsonColumn(row.overrides),
    // SQLite stores booleans as numbers
    excusesFees: Boolean(row.excusesFees),
    pinned: Boolean(row.pinned),
  }));
}

interface ClosureRow extends Pick<PlannedClosure, 'id' | 'wallStart' | 'wallEnd' | 'excusesFees'> {
  readonly courseId: string | null;
  readonly batchId: string | null;
  readonly roomId: string | null;
}

/** Reads the academy's closures that may affect sessions in a period, with their targets. */
export async function readClosures(em: SqlEntityManager, { from, until }: Days): Promise<PlannedClosure[]> {
  // includes closures on the day after `until`, because a session may last past midnight
  const isBefore = until === null ? sql`1 = 1` : sql`c.wall_start < ${`${addDays(until, 2)}T00:00:00`}`;
  const rows = await rowsOf(
    em,
    sql<ClosureRow>`
      select c.id, c.wall_start as "wallStart", c.wall_end as "wallEnd", c.excuses_fees as "excusesFees",
        n.course_id as "courseId", n.batch_id as "batchId", n.room_id as "roomId"
      from closures c left join closure_targets n on n.academy_id = ${academyOf(em)} and n.closure_id = c.id
      where c.academy_id = ${academyOf(em)} and c.deleted_at is null and c.wall_end > ${`${from}T00:00:00`} and ${isBefore}
      `,
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((targets) => {
    const { id, wallStart, wallEnd, excusesFees } = itemAt(targets, 0);
    const idsOf = (key: 'courseId' | 'batchId' | 'roomId') => targets.flatMap((target) => target[key] ?? []);
    return {
      ...{ id, wallStart, wallEnd, excusesFees: Boolean(excusesFees) },
      ...{ courseIds: idsOf('courseId'), batchIds: idsOf('batchId'), roomIds: idsOf('roomId') },
    };
  });
}
