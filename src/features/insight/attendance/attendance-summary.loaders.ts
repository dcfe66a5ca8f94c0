import { sql } from 'kysely';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import type { Asking, Group, Report } from '../core/report.loaders.ts';
import { byBatch, byCourse, byDay, byMonth, byStudent, byWeek, inOrder } from '../core/report-groups.loaders.ts';
import { weekOf } from '../core/report-period.loaders.ts';
import {
  byMarks,
  byMonths,
  bySessions,
  expectedInSessions,
  isOfFew,
  timesExpected,
} from './attendance-facts.loaders.ts';
import { COUNTS_OF_EXPECTED, RATES_AND_COVERAGE, RATES_IN_WORDS } from './attendance-measures.loaders.ts';
import { AttendanceSummaryGroup } from './attendance-summary.types.ts';

const { STUDENT, BATCH, COURSE, DAY, WEEK, MONTH } = AttendanceSummaryGroup;

/** Of 200,000 students it would be asked of each: for a page it is, and for all of them the sessions know it. */
const ofStudents: Group['ofPage'] = {
  expected: (asking) => ({
    row: timesExpected(asking, sql`t.student_id = r."studentId"`),
    all: isOfFew(asking) ? timesExpected(asking) : expectedInSessions(asking),
  }),
};

const groups: Record<AttendanceSummaryGroup, Group> = {
  ...inOrder(['marked desc'], {
    [STUDENT]: { ...byStudent, ofPage: ofStudents },
    [BATCH]: byBatch,
    [COURSE]: byCourse,
  }),
  [DAY]: byDay,
  [WEEK]: byWeek,
  [MONTH]: byMonth,
};

/** What rows are told of beyond what sessions and marks say themselves. */
async function facts(asking: Asking): Promise<Sql> {
  const { context, groupBy } = asking;
  if (groupBy === STUDENT) return byMonths(asking);
  const known = isOfFew(asking) ? byMarks(asking) : bySessions(asking);
  if (groupBy === COURSE) {
    return sql`select f.*, b.course_id from (${known}) as f
      left join batches b on b.academy_id = ${context.academyId} and b.id = f.batch_id`;
  }
  return groupBy === WEEK ? sql`select f.*, ${weekOf(sql`f.day`, context)} as week from (${known}) as f` : known;
}

export const attendanceSummary: Report = {
  name: 'attendance-summary',
  definition:
    `Marks count on their day. ${RATES_IN_WORDS} Coverage is the marks in sessions / the students who were active in the batches ` +
    'of the sessions that had begun; what is not marked is not absent.',
  groups,
  measures: COUNTS_OF_EXPECTED,
  shares: RATES_AND_COVERAGE,
  facts,
};
