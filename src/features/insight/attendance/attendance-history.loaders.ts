import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { filterValues } from '../../../platform/loaders/conditions.ts';
import { askedFor, connectionOf } from '../../../platform/loaders/connection.ts';
import { jsonArrayAgg, jsonObject } from '../../../platform/loaders/json.ts';
import { cursorSql, type ListArguments, orderSql, pageOf } from '../../../platform/loaders/page.ts';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import type { Selection } from '../../../platform/loaders/selection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { REPORT_PAGE_SIZE } from '../../../platform/validation/page-size.ts';
import type { Asking, Report } from '../core/report.loaders.ts';
import { type ReportAnswer, readReport } from '../core/report-answer.loaders.ts';
import { batchName, ifRead, nameOfUser, studentName } from '../core/report-names.loaders.ts';
import { byMarks, bySessions, isOfFew, isWithin, seenAndAsked } from './attendance-facts.loaders.ts';
import { AttendanceHistoryGroup } from './attendance-history.types.ts';
import { COUNTS_OF_EXPECTED, RATES_AND_COVERAGE, RATES_IN_WORDS } from './attendance-measures.loaders.ts';

const facts = (asking: Asking): Sql => (isOfFew(asking) ? byMarks(asking) : bySessions(asking));

/** What all marks come to, as a row of everything; the marks themselves are read by their days. */
export const attendanceHistory: Report = {
  name: 'attendance-history',
  definition: `Marks stand on their day, as they are now, with how they were before each correction. ${RATES_IN_WORDS}`,
  groups: { [AttendanceHistoryGroup.MARK]: { key: ['everything', sql`0`] } },
  measures: COUNTS_OF_EXPECTED,
  shares: RATES_AND_COVERAGE,
  facts,
};

/** What pages need to know of marks. */
const table = {
  name: 'report attendance-history',
  kind: (property: string) => (property === 'day' ? ('date' as const) : ('text' as const)),
  order: ['day desc'],
  properties: (selection: Selection) => ['id', ...selection.keys()],
};

const COLUMNS: Readonly<Record<string, Sql>> = { id: sql`t.id`, day: sql`t.date` };

/** An instant as it is told. */
const instant = (value: Sql, { engine }: ReadContext): Sql =>
  engine === 'postgresql' ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : value;

/** How the mark `r` was before each correction, as JSON. */
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

/** The marks of a page, found by an index of their days, and what all of them come to, which sums know. */
export async function readAttendanceHistory(
  ctx: RequestContext,
  args: ListArguments,
  info: GraphQLResolveInfo,
): Promise<ReportAnswer> {
  const context = ctx.readContext as ReadContext;
  const page = pageOf(args, table, ctx.mostRows, REPORT_PAGE_SIZE);
  const asked = askedFor(table, info);
  const told = await readReport(ctx, attendanceHistory, { filter: args.filter ?? null }, info);
  const { from, to, asOf, groupBy, currency, totals } = told;
  const filter = filterValues(args.filter, context);
  const asking: Asking = { ctx, context, groupBy, period: { from, to, asOf }, filter, currency };
  const column = (property: string) => COLUMNS[property] as Sql;
  const after = cursorSql(page, column);
  const which = [...seenAndAsked(asking), isWithin(sql`t.date`, asking), ...(after ? [after] : [])];
  const order = orderSql(page, column);
  const marks = sql`select t.*, row_number() over (order by ${order}) as "$place" from attendance t
    where ${sql.join(which, sql` and `)} order by ${order} limit ${page.size + 1} offset ${page.offset}`;
  const statement: Sql = sql`select r.id, r.id as "attendanceId", cast(r.date as text) as day, r."studentId", r."batchId",
      ${studentName(context)} as "studentName", ${batchName(context)} as "batchName", r.session_id as "sessionId",
      r.session, r.status, r.minutes_late as "minutesLate",
      ${ifRead('Attendance', sql`r.remarks`, context)} as remarks, r.marked_by as "markedBy",
      ${nameOfUser(sql`r.marked_by`, context)} as "markedByName", ${instant(sql`r.marked_at`, context)} as "markedAt",
      ${corrections(context)} as corrections
    from (select m.*, m.student_id as "studentId", m.batch_id as "batchId" from (${marks}) as m) as r order by r."$place"`;
  const found = asked.rows ? await ctx.heavyReads.run<Record<string, unknown>>(ctx, statement) : [];
  const rows = found.map(({ corrections: json, ...row }) => ({
    ...row,
    corrections: typeof json === 'string' ? JSON.parse(json) : json,
  }));
  const { marked = 0 } = Object(totals) as { marked?: number };
  return { ...told, ...connectionOf(rows, marked, { page, asked }) };
}
