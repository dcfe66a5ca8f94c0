import type { GraphQLResolveInfo } from 'graphql';
import { itemAt, requireValue } from '../../../platform/errors/require-value.ts';
import { filterValues } from '../../../platform/loaders/conditions.ts';
import { type Connection, connectionOf, connectionSelection } from '../../../platform/loaders/connection.ts';
import { type ListArguments, pageOf } from '../../../platform/loaders/page.ts';
import { type Selection, selectionOf } from '../../../platform/loaders/selection.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { REPORT_PAGE_SIZE } from '../../../platform/validation/page-size.ts';
import { type Group, NONE, type Report } from './report.loaders.ts';
import type { ReportMetadata } from './report.types.ts';
import { periodOf } from './report-period.ts';
import { type ReportRow as Row, reportSql } from './report-statement.loaders.ts';

/** The response of a report. */
export type ReportAnswer = Connection<object> & ReportMetadata & { readonly totals: object | null };

type ReportArguments = ListArguments & { groupBy?: string | null };

/**
 * Returns the properties of a report's rows that are needed to read a page. A cursor is valid only for the grouping for
 * which it was made.
 */
const tableOf = ({ name, measures }: Report, groupBy: string, { key: [key], order = [] }: Group) => ({
  name: `report ${name} by ${groupBy}`,
  hasTextIds: true as const,
  kind(property: string) {
    if (property === 'id' || property === key) return 'text' as const;
    return measures[property]?.isDay ? ('date' as const) : ('integer' as const);
  },
  order,
  properties: (selection: Selection) => ['id', ...selection.keys()],
});

/**
 * Reads a page of a report, with the totals of all its rows, in one SQL statement. A report has no read model, because
 * its rows belong to no table, and are summed before they are sorted.
 */
export async function readReport(
  ctx: RequestContext,
  report: Report,
  args: ReportArguments,
  info: GraphQLResolveInfo,
): Promise<ReportAnswer> {
  const context = requireReadContext(ctx);
  const { currency, timezone } = requireAcademy(ctx);
  const groupBy = args.groupBy ?? itemAt(Object.keys(report.groups), 0);
  const group = requireValue(report.groups[groupBy]);
  const table = tableOf(report, groupBy, group);
  const page = pageOf(args, table, ctx.mostRows, REPORT_PAGE_SIZE);
  const period = periodOf(args.filter ?? {}, { today: context.today, isByDay: group.isByDay === true });
  const asked = connectionSelection(table, info);
  const selection = selectionOf(info);
  const totals = asked.count || selection.has('totals');
  const filter = filterValues(args.filter, context);
  const asking = { ctx, context, groupBy, period, filter, currency };
  const answer =
    totals || asked.rows
      ? await ctx.heavyReads.run(ctx, await reportSql(report, group, asking, { page, rows: asked.rows, totals }))
      : [];
  const rows = answer.map((row) => counted(report, row));
  const ofAll = totals ? rows.shift() : undefined;
  const connection = connectionOf(rows, Number(ofAll?.$count ?? 0), { page, asked });
  const beside = Object.entries(report.beside ?? {}).filter(([name]) => selection.has(name));
  const values = await Promise.all(beside.map(async ([name, work]) => [name, await work(asking)] as const));
  return {
    ...Object.fromEntries(values),
    ...connection,
    nodes: connection.nodes.map((row) => shown(report, row)),
    edges: connection.edges.map(({ cursor, node }) => ({ cursor, node: shown(report, node) })),
    ...period,
    ...{ totals: ofAll ? shown(report, ofAll) : null, definition: report.definition, groupBy },
    ...{ timezone, currency, generatedAt: context.now },
  };
}

/** Converts the measures of a row to numbers: PostgreSQL returns sums as text. */
function counted({ measures, shares = {} }: Report, row: Row): Row {
  const isNumber = (name: string) => row[name] !== null && !measures[name]?.isDay;
  const numbers = Object.keys({ ...measures, ...shares }).filter(isNumber);
  return { ...row, ...Object.fromEntries(numbers.map((name) => [name, Number(row[name])])) };
}

/**
 * Converts a row to the form of the schema, where shares are texts. Cursors need the shares as numbers, so the row is
 * copied.
 */
function shown({ shares = {} }: Report, row: Row): Row {
  const texts = Object.keys(shares).map((name) => [name, percent(Number(row[name]))]);
  return { ...row, ...Object.fromEntries(texts) };
}

const percent = (hundredths: number): string | null => (hundredths === NONE ? null : (hundredths / 100).toFixed(2));
