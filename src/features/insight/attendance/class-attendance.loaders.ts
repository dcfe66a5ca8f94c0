import { sql } from 'kysely';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { askedOf } from '../core/asked.loaders.ts';
import type { Asking, Group, Report } from '../core/report.loaders.ts';
import { byBatch, byCourse, byHour, byInstructor, byWeekday, inOrder } from '../core/report-groups.loaders.ts';
import { weekdayOf } from '../core/report-period.loaders.ts';
import { sumsOfSessions } from './attendance-facts.loaders.ts';
import { COUNTS_OF_EXPECTED, RATES_AND_COVERAGE, RATES_IN_WORDS } from './attendance-measures.loaders.ts';
import { ClassAttendanceGroup } from './class-attendance.types.ts';

const { BATCH, COURSE, INSTRUCTOR, WEEKDAY, HOUR } = ClassAttendanceGroup;

const groups: Record<ClassAttendanceGroup, Group> = {
  ...inOrder(['rate asc'], { [BATCH]: byBatch, [COURSE]: byCourse, [INSTRUCTOR]: byInstructor }),
  [WEEKDAY]: byWeekday,
  [HOUR]: byHour,
};

/** Sessions, which know who led them, and when. */
function facts(asking: Asking): Sql {
  const { context, groupBy } = asking;
  const asked = askedOf(asking, { batchId: sql`t.batch_id`, instructorId: sql`t.instructor_id` });
  const weekday = groupBy === WEEKDAY ? sql`, ${weekdayOf(sql`t.date`, context)} as weekday` : sql``;
  const sessions = sumsOfSessions(asking, sql`, t.instructor_id, t.start_time${weekday}`, asked);
  if (groupBy !== COURSE) return sessions;
  return sql`select f.*, b.course_id from (${sessions}) as f
    left join batches b on b.academy_id = ${context.academyId} and b.id = f.batch_id`;
}

export const classAttendance: Report = {
  name: 'class-attendance',
  definition:
    `Sessions count on their day, once they have begun, with the marks that belong to them. ${RATES_IN_WORDS} Coverage is the marks / ` +
    'the students who were active in the batch on the day; what is not marked is not absent.',
  chart: {
    title: 'Attendance of classes',
    series: [
      { measure: 'rate', label: 'Rate', unit: 'percent' },
      { measure: 'punctuality', label: 'Punctuality', unit: 'percent' },
      { measure: 'coverage', label: 'Coverage', unit: 'percent' },
    ],
  },
  groups,
  measures: { sessions: { of: sql`count(*)` }, ...COUNTS_OF_EXPECTED },
  shares: RATES_AND_COVERAGE,
  facts,
};
