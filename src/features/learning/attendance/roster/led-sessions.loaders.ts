import { sql } from 'kysely';
import type { ReadContext, ReadModel, Sql } from '../../../../platform/loaders/read-model.ts';
import { Attendance } from '../attendance.entity.ts';

/**
 * Returns the condition that the caller leads a session and may mark students in it today. This is possible from the
 * day before the session until the academy's `attendanceEditHours` have passed after the day of the session. The hours
 * are rounded up to whole days. `session` is a table with the columns `instructor_id` and `date`.
 */
export function isLedNow(session: 'c' | 't', { engine, academyId, viewer, today }: ReadContext): Sql {
  if (viewer.role !== 'teacher' && viewer.role !== 'department_head') return sql`1 = 0`;
  const column = (name: string) => sql.ref(`${session}.${name}`);
  const hours = sql`(select cast(o.settings ->> 'attendanceEditHours' as integer) from academies o where o.id = ${academyId})`;
  const days = sql`((${hours} + 23) / 24)`;
  const [first, last] =
    engine === 'postgresql'
      ? [sql`cast(${today} as date) - ${days}`, sql`cast(${today} as date) + 1`]
      : [sql`date(${today}, '-' || ${days} || ' days')`, sql`date(${today}, '+1 day')`];
  return sql`(${column('instructor_id')} = ${viewer.staffId} and ${column('date')} >= ${first} and ${column('date')} <= ${last})`;
}

/** The read model for attendance records in sessions that the caller leads. */
export const ledAttendanceReads: ReadModel<Attendance> = {
  entity: Attendance,
  visibility: (context) => sql`t.session_id in (select c.id from class_sessions c
    where c.academy_id = ${context.academyId} and ${isLedNow('c', context)})`,
};
