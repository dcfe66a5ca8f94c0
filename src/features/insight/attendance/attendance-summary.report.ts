import { sql } from 'kysely';
import { InputType, ObjectType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import type { Asking, Group, Report } from '../core/report.loaders.ts';
import { reportConnection } from '../core/report.types.ts';
import { byBatch, byCourse, byDay, byMonth, byStudent, byWeek, inOrder } from '../core/report-groups.loaders.ts';
import { weekOf } from '../core/report-period.loaders.ts';
import { rowType } from '../core/report-rows.types.ts';
import type { ServedReport } from '../core/served-report.ts';
import { AttendanceOfReport } from './attendance.types.ts';
import {
  byMarks,
  byMonths,
  bySessions,
  isOfFew,
  timesExpected,
  timesMarked,
  totalsOfSessions,
} from './attendance-facts.loaders.ts';
import { OF_ATTENDANCE } from './attendance-filters.inputs.ts';
import { COUNTS_OF_EXPECTED, RATES_AND_COVERAGE, RATES_IN_WORDS } from './attendance-measures.loaders.ts';

export enum AttendanceSummaryGroup {
  STUDENT = 'student',
  BATCH = 'batch',
  COURSE = 'course',
  DAY = 'day',
  WEEK = 'week',
  MONTH = 'month',
}
describeEnum(AttendanceSummaryGroup, 'AttendanceSummaryGroup', 'The grouping of rows in the attendance summary.', {
  STUDENT: 'A student with attendance marks.',
  BATCH: 'A batch.',
  COURSE: 'A course.',
  DAY: 'A day.',
  WEEK: 'A week. The settings of the academy determine its first day.',
  MONTH: 'A month.',
});

@ObjectType({ description: 'The attendance of students.' })
export class AttendanceSummaryTotals extends AttendanceOfReport {}

const AttendanceSummaryRow = rowType(
  'AttendanceSummaryRow',
  'The attendance of a student, or of the students of a batch, a course, a day, a week or a month.',
  AttendanceSummaryTotals,
  ['student', 'batch', 'course', 'day', 'week', 'month'],
);

export const AttendanceSummaryConnection = reportConnection(AttendanceSummaryRow, 'AttendanceSummary', {
  totals: AttendanceSummaryTotals,
  groupBy: AttendanceSummaryGroup,
});

@InputType({ description: 'Filters attendance records; all conditions must hold.' })
export class AttendanceSummaryFilter extends filterWith(PeriodFilter, OF_ATTENDANCE) {}

const AttendanceSummaryOrder = orderEnum('AttendanceSummaryReportOrder', [
  ...['present', 'late', 'absent', 'excused', 'marked'],
  ...['rate', 'punctuality'],
]);
export const AttendanceSummaryArgs = reportArgs(
  AttendanceSummaryFilter,
  AttendanceSummaryGroup,
  AttendanceSummaryOrder,
);

const { STUDENT, BATCH, COURSE, DAY, WEEK, MONTH } = AttendanceSummaryGroup;

/**
 * For rows, the numbers of expected students and of their marks are computed only on the requested page, because a
 * report may cover 200,000 students. For the totals, they are computed from the sessions.
 */
const ofStudents: Group['ofPage'] = {
  planned: (asking) => ({
    row: timesMarked(asking, sql`t.student_id = r."studentId"`),
    all: isOfFew(asking) ? timesMarked(asking) : sql`(select o.planned from session_totals o)`,
  }),
  expected: (asking) => ({
    row: timesExpected(asking, sql`t.student_id = r."studentId"`),
    all: isOfFew(asking) ? timesExpected(asking) : sql`(select o.expected from session_totals o)`,
  }),
};

/** Selects the totals of the sessions once for both numbers. */
const tables = (asking: Asking): Sql | null =>
  asking.groupBy === STUDENT && !isOfFew(asking)
    ? sql`session_totals as materialized (${totalsOfSessions(asking)})`
    : null;

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

/**
 * Selects the facts. Sessions and marks have no column for the course or the week. For reports by course or by week,
 * the query adds this column.
 */
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
    `Marks count on their day. ${RATES_IN_WORDS} Coverage is the number of marks in sessions, divided by the ` +
    'number of students who were active in the batches of the sessions that had begun. In each session, at most as ' +
    'many marks count as students were active. Students without a mark do not count as absent.',
  groups,
  measures: COUNTS_OF_EXPECTED,
  shares: RATES_AND_COVERAGE,
  facts,
  tables,
};

export const attendanceSummaryReport: ServedReport = {
  report: attendanceSummary,
  connection: AttendanceSummaryConnection,
  args: AttendanceSummaryArgs,
  may: roles('academy_admin', 'administrator', 'department_head', 'teacher', 'parent', 'student'),
  description:
    'The attendance of students in a period, with rates and totals. Admins see all; teachers and department ' +
    'heads see their batches, families see their own.',
};
