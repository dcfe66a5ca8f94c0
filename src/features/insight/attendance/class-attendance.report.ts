import { sql } from 'kysely';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { filterWith } from '../../../platform/fields/filter-of.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { askedOf } from '../core/asked.loaders.ts';
import { PeriodFilter, reportArgs } from '../core/report.inputs.ts';
import type { Asking, Group, Report } from '../core/report.loaders.ts';
import { reportConnection } from '../core/report.types.ts';
import { byBatch, byCourse, byHour, byInstructor, byWeekday, inOrder } from '../core/report-groups.loaders.ts';
import { weekdayOf } from '../core/report-period.loaders.ts';
import { rowType } from '../core/report-rows.types.ts';
import type { ServedReport } from '../core/served-report.ts';
import { AttendanceOfReport } from './attendance.types.ts';
import { sumsOfSessions } from './attendance-facts.loaders.ts';
import { COUNTS_OF_EXPECTED, RATES_AND_COVERAGE, RATES_IN_WORDS } from './attendance-measures.loaders.ts';

export enum ClassAttendanceGroup {
  BATCH = 'batch',
  COURSE = 'course',
  INSTRUCTOR = 'instructor',
  WEEKDAY = 'weekday',
  HOUR = 'hour',
}
describeEnum(ClassAttendanceGroup, 'ClassAttendanceGroup', 'The grouping of rows in the class attendance report.', {
  BATCH: 'A batch.',
  COURSE: 'A course.',
  INSTRUCTOR: 'The staff member who led the sessions, as instructor or as substitute.',
  WEEKDAY: 'A day of the week.',
  HOUR: "The hour in which the sessions began, in the academy's time zone.",
});

@ObjectType({ description: 'The attendance in sessions.' })
export class ClassAttendanceTotals extends AttendanceOfReport {
  @Field(() => Int, { description: 'The number of sessions that have begun and were not cancelled.' })
  sessions!: number;
}

const ClassAttendanceRow = rowType(
  'ClassAttendanceRow',
  'The attendance in the sessions of a batch, a course, an instructor, a day of the week or an hour.',
  ClassAttendanceTotals,
  ['batch', 'course', 'instructor', 'weekday', 'hour'],
);

export const ClassAttendanceConnection = reportConnection(ClassAttendanceRow, 'ClassAttendance', {
  totals: ClassAttendanceTotals,
  groupBy: ClassAttendanceGroup,
});

@InputType({ description: 'Filters sessions; all conditions must hold.' })
export class ClassAttendanceFilter extends filterWith(PeriodFilter, {
  batchId: 'Filters by batch.',
  courseId: 'Filters by course.',
  departmentId: 'Filters by the department of the course.',
  instructorId: 'Filters by the staff member who led the session.',
}) {}

const ClassAttendanceOrder = orderEnum('ClassAttendanceReportOrder', [
  ...['sessions', 'present', 'late', 'absent', 'excused', 'marked', 'expected'],
  ...['rate', 'punctuality', 'coverage'],
]);
export const ClassAttendanceArgs = reportArgs(ClassAttendanceFilter, ClassAttendanceGroup, ClassAttendanceOrder);

const { BATCH, COURSE, INSTRUCTOR, WEEKDAY, HOUR } = ClassAttendanceGroup;

const groups: Record<ClassAttendanceGroup, Group> = {
  ...inOrder(['rate asc'], { [BATCH]: byBatch, [COURSE]: byCourse, [INSTRUCTOR]: byInstructor }),
  [WEEKDAY]: byWeekday,
  [HOUR]: byHour,
};

/** Selects sessions. Each row has the start time of the session, and the id of the staff member who led it. */
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
    `Sessions count on their day once they have begun, with the marks that belong to them. ${RATES_IN_WORDS} ` +
    'Coverage is the number of marks, divided by the number of students who were active in the batch on the ' +
    'day. In each session, at most as many marks count as students were active. Students without a mark do not ' +
    'count as absent.',
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

export const classAttendanceReport: ServedReport = {
  report: classAttendance,
  connection: ClassAttendanceConnection,
  args: ClassAttendanceArgs,
  may: roles('academy_admin', 'administrator', 'department_head', 'teacher'),
  description:
    'The attendance in the sessions of a period, with rates and totals. Admins see all; teachers and ' +
    'department heads see their batches.',
};
