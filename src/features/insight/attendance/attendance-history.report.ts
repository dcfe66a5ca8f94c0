import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { orderEnum } from '../../../platform/graphql/connection.ts';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { filterValues } from '../../../platform/loaders/conditions.ts';
import { connectionOf, connectionSelection } from '../../../platform/loaders/connection.ts';
import { jsonArrayAgg, jsonObject } from '../../../platform/loaders/json.ts';
import { cursorSql, type ListArguments, orderSql, pageOf } from '../../../platform/loaders/page.ts';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import type { Selection } from '../../../platform/loaders/selection.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { REPORT_PAGE_SIZE } from '../../../platform/validation/page-size.ts';
import { DateScalar, DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { AttendanceStatus } from '../../learning/attendance/attendance.enums.ts';
import { reportArgs } from '../core/report.inputs.ts';
import type { Asking, Report } from '../core/report.loaders.ts';
import { reportConnection } from '../core/report.types.ts';
import { type ReportAnswer, readReport } from '../core/report-answer.loaders.ts';
import { batchName, ifRead, nameOfUser, studentName } from '../core/report-names.loaders.ts';
import type { ServedReport } from '../core/served-report.ts';
import { AttendanceOfReport } from './attendance.types.ts';
import { byMarks, bySessions, isOfFew, isWithin, seenAndAsked } from './attendance-facts.loaders.ts';
import { COUNTS_OF_EXPECTED, RATES_AND_COVERAGE, RATES_IN_WORDS } from './attendance-measures.loaders.ts';
import { AttendanceSummaryFilter } from './attendance-summary.report.ts';

export enum AttendanceHistoryGroup {
  MARK = 'mark',
}
describeEnum(AttendanceHistoryGroup, 'AttendanceHistoryGroup', 'The grouping of rows in the attendance history.', {
  MARK: 'A mark.',
});

@ObjectType({ description: 'The numbers and the rates of attendance marks.' })
export class AttendanceHistoryTotals extends AttendanceOfReport {}

@ObjectType({ description: 'An attendance mark before a correction.' })
export class AttendanceCorrection {
  @Field(() => AttendanceStatus, { description: 'The attendance status before the correction.' })
  status!: AttendanceStatus;

  @Field(() => Int, { nullable: true, description: 'The minutes late before the correction.' })
  minutesLate!: number | null;

  @Field(() => String, { nullable: true, description: 'The remarks before the correction.' })
  remarks!: string | null;

  @Field(() => ID, { description: 'The user who recorded the mark before the correction.' })
  markedBy!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who recorded the mark before the correction.',
  })
  markedByName!: string | null;

  @Field(() => DateTimeScalar, {
    description: 'The time at which the mark before the correction was recorded: RFC 3339, UTC.',
  })
  markedAt!: string;
}

@ObjectType({ description: 'An attendance mark of a student, with its values before each correction.' })
export class AttendanceHistoryRow {
  @Field(() => ID, { description: 'The attendance record.' })
  attendanceId!: string;

  @Field(() => DateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => ID, { description: 'The student.' })
  studentId!: string;

  @Field(() => String, { nullable: true, description: 'The name of the student.' })
  studentName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The batch; null for general attendance at the academy.' })
  batchId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the batch.' })
  batchName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The session; null if the mark belongs to no session.' })
  sessionId!: string | null;

  @Field(() => String, { nullable: true, description: 'The label for the part of the day.' })
  session!: string | null;

  @Field(() => AttendanceStatus, { description: 'The attendance status.' })
  status!: AttendanceStatus;

  @Field(() => Int, { nullable: true, description: 'The minutes late; null if not late.' })
  minutesLate!: number | null;

  @Field(() => String, { nullable: true, description: 'The remarks of the latest mark.' })
  remarks!: string | null;

  @Field(() => ID, { description: 'The user who recorded the latest mark.' })
  markedBy!: string;

  @Field(() => String, { nullable: true, description: 'The name of the user who recorded the latest mark.' })
  markedByName!: string | null;

  @Field(() => DateTimeScalar, { description: 'The time at which the latest mark was recorded: RFC 3339, UTC.' })
  markedAt!: string;

  @Field(() => [AttendanceCorrection], {
    description: 'The values before each correction, the latest correction first.',
  })
  corrections!: AttendanceCorrection[];
}

export const AttendanceHistoryConnection = reportConnection(AttendanceHistoryRow, 'AttendanceHistory', {
  totals: AttendanceHistoryTotals,
  groupBy: AttendanceHistoryGroup,
});

const AttendanceHistoryOrder = orderEnum('AttendanceHistoryReportOrder', ['day']);
export const AttendanceHistoryArgs = reportArgs(
  AttendanceSummaryFilter,
  AttendanceHistoryGroup,
  AttendanceHistoryOrder,
);

const facts = (asking: Asking): Sql => (isOfFew(asking) ? byMarks(asking) : bySessions(asking));

/** The report with the totals of all marks as its only row. {@link readAttendanceHistory} reads the marks of a page. */
export const attendanceHistory: Report = {
  name: 'attendance-history',
  definition:
    'Each attendance mark counts on the day that it is for, with its present status, and lists its values ' +
    `before each correction. ${RATES_IN_WORDS}`,
  groups: { [AttendanceHistoryGroup.MARK]: { key: ['everything', sql`0`] } },
  measures: COUNTS_OF_EXPECTED,
  shares: RATES_AND_COVERAGE,
  facts,
};

/** The table by whose columns pages are ordered, with the types of these columns. */
const table = {
  name: 'report attendance-history',
  kind: (property: string) => (property === 'day' ? ('date' as const) : ('text' as const)),
  order: ['day desc'],
  properties: (selection: Selection) => ['id', ...selection.keys()],
};

const COLUMNS: Readonly<Record<string, Sql>> = { id: sql`t.id`, day: sql`t.date` };

/** Formats an instant for a report. */
const instant = (value: Sql, { engine }: ReadContext): Sql =>
  engine === 'postgresql' ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : value;

/** Selects the values of the mark `r` before each correction, as JSON. */
function corrections(context: ReadContext): Sql {
  const values = {
    ...{
      status: sql`h.status`,
      minutesLate: sql`h.minutes_late`,
      remarks: ifRead('Attendance', sql`h.remarks`, context),
      markedBy: sql`h.marked_by`,
    },
    ...{ markedByName: nameOfUser(sql`h.marked_by`, context), markedAt: instant(sql`h.marked_at`, context) },
  };
  return sql`(select ${jsonArrayAgg(jsonObject(values, context), sql`h.created_at desc, h.id desc`, context)}
    from attendance_history h where h.academy_id = ${context.academyId} and h.attendance_id = r.id)`;
}

/** Reads the marks of a page by the index on their days, and the totals from stored sums. */
export async function readAttendanceHistory(
  ctx: RequestContext,
  args: ListArguments,
  info: GraphQLResolveInfo,
): Promise<ReportAnswer> {
  const context = requireReadContext(ctx);
  const page = pageOf(args, table, ctx.mostRows, REPORT_PAGE_SIZE);
  const asked = connectionSelection(table, info);
  const told = await readReport(ctx, attendanceHistory, { filter: args.filter ?? null }, info);
  const { from, to, asOf, groupBy, currency, totals } = told;
  const filter = filterValues(args.filter, context);
  const asking: Asking = { ctx, context, groupBy, period: { from, to, asOf }, filter, currency };
  const column = (property: string) => requireValue(COLUMNS[property]);
  const after = cursorSql(page, column);
  const which = [...seenAndAsked(asking), isWithin(sql`t.date`, asking), ...(after ? [after] : [])];
  const order = orderSql(page, column);
  const marks = sql`select t.*, row_number() over (order by ${order}) as "$place" from attendance t
    where ${sql.join(which, sql` and `)} order by ${order} limit ${page.size + 1} offset ${page.offset}`;
  const statement = sql<
    Record<string, unknown>
  >`select r.id, r.id as "attendanceId", cast(r.date as text) as day, r."studentId", r."batchId",
      ${studentName(context)} as "studentName", ${batchName(context)} as "batchName", r.session_id as "sessionId",
      r.session, r.status, r.minutes_late as "minutesLate",
      ${ifRead('Attendance', sql`r.remarks`, context)} as remarks, r.marked_by as "markedBy",
      ${nameOfUser(sql`r.marked_by`, context)} as "markedByName", ${instant(sql`r.marked_at`, context)} as "markedAt",
      ${corrections(context)} as corrections
    from (select m.*, m.student_id as "studentId", m.batch_id as "batchId" from (${marks}) as m) as r order by r."$place"`;
  const found = asked.rows ? await ctx.heavyReads.run(ctx, statement) : [];
  const rows = found.map(({ corrections: json, ...row }) => ({
    ...row,
    corrections: typeof json === 'string' ? JSON.parse(json) : json,
  }));
  const { marked = 0 }: { marked?: number } = Object(totals);
  return { ...told, ...connectionOf(rows, marked, { page, asked }) };
}

export const attendanceHistoryReport: ServedReport = {
  report: attendanceHistory,
  connection: AttendanceHistoryConnection,
  args: AttendanceHistoryArgs,
  may: roles('academy_admin', 'administrator', 'department_head', 'teacher', 'parent', 'student'),
  description:
    'The attendance marks of a period with their corrections, users and times, the latest days first, with ' +
    'totals. Admins see all; teachers and department heads see the marks of their batches, families see their ' +
    'own.',
  read: readAttendanceHistory,
};
