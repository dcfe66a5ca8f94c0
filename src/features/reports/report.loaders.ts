import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { type FilterValues, filterValues } from '../../platform/loaders/conditions.ts';
import { askedFor, type Connection, connectionOf } from '../../platform/loaders/connection.ts';
import { cursorSql, type ListArguments, orderSql, type Page, pageOf } from '../../platform/loaders/page.ts';
import type { ReadContext, Sql } from '../../platform/loaders/read-model.ts';
import { type Selection, selectionOf } from '../../platform/loaders/selection.ts';
import { requireAcademy } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import type { Told } from './report.types.ts';
import { periodOf, type ReportPeriod } from './report-period.ts';

/** A number of a report, or a day: what it is of the facts `x`, and how those of all rows become one. */
export interface Measure {
  readonly of: Sql;
  readonly total?: 'sum' | 'min' | 'max';
  /** YYYY-MM-DD, and no number. */
  readonly isDay?: true;
}

/** What a row of a report may be told of. */
export interface Group {
  /** What tells rows apart, of the facts `x`, by the property of the row. Null is a row of its own. */
  readonly key: readonly [property: string, of: Sql];
  /** What that is called, found for the rows of a page alone; `r` has the property. */
  readonly names?: Readonly<Record<string, (context: ReadContext) => Sql>>;
  /** Whether rows are days: of fewer at once. */
  readonly isByDay?: true;
  /** The order unless one is asked for: that of the key where it is left out. */
  readonly order?: readonly string[];
}

/** What facts are looked for by. */
export interface Asking {
  readonly ctx: RequestContext;
  readonly context: ReadContext;
  readonly period: ReportPeriod;
  /** What else the filter asks, by its members. */
  readonly filter: FilterValues;
  readonly currency: string;
}

/** A report: rows that sum up facts, by what is asked, in the sight of whoever asks. */
export interface Report {
  /** As its path has it: `payment-history`. */
  readonly name: string;
  /** What counts, in words. */
  readonly definition: string;
  /** By the values of its enum; the first is meant where none is asked for. */
  readonly groups: Readonly<Record<string, Group>>;
  readonly measures: Readonly<Record<string, Measure>>;
  /** Selects what is summed up. */
  facts(asking: Asking): Sql | Promise<Sql>;
}

/** The sum of a number of the facts, in whole units. */
export const sum = (number: Sql): Sql => sql`cast(coalesce(sum(${number}), 0) as bigint)`;

/** A report as it is answered. */
export type ReportAnswer = Connection<object> & Told & { readonly totals: object | null };

type ReportArguments = ListArguments & { groupBy?: string | null };

/** What pages need to know of the rows of a report. */
const tableOf = ({ name, measures }: Report, { order = [] }: Group) => ({
  name: `report ${name}`,
  hasTextIds: true as const,
  kind: (property: string) =>
    property === 'id' ? ('text' as const) : measures[property]?.isDay ? ('date' as const) : ('integer' as const),
  order,
  properties: (selection: Selection) => ['id', ...selection.keys()],
});

/**
 * A page of a report, with the totals of all its rows: one statement. No declared read: its rows are none of a table, and
 * are summed up before they are put in order.
 */
export async function readReport(
  ctx: RequestContext,
  report: Report,
  args: ReportArguments,
  info: GraphQLResolveInfo,
): Promise<ReportAnswer> {
  const context = ctx.readContext as ReadContext;
  const { currency, timezone } = requireAcademy(ctx);
  const groupBy = args.groupBy ?? (Object.keys(report.groups)[0] as string);
  const group = report.groups[groupBy] as Group;
  const table = tableOf(report, group);
  const page = pageOf(args, table);
  const period = periodOf(args.filter ?? {}, { today: context.today, isByDay: group.isByDay === true });
  const asked = askedFor(table, info);
  const selection = selectionOf(info);
  const wantsTotals = asked.count || selection.has('totals');
  const facts = await report.facts({
    ctx,
    context,
    period,
    filter: filterValues(args.filter, context.engine),
    currency,
  });
  const parts = [
    ...(wantsTotals ? [totalsSql(report, group)] : []),
    ...(asked.rows ? [rowsSql(report, group, page)] : []),
  ];
  const answer =
    parts.length === 0
      ? []
      : await ctx.session.query<Record<string, unknown>>(statement(report, group, facts, parts, context));
  const rows = answer.map((row) => told(report, row));
  const totals = wantsTotals ? rows.shift() : undefined;
  return {
    ...connectionOf(rows, page, asked, Number(totals?.$count ?? 0)),
    ...period,
    ...{ totals: totals ?? null, definition: report.definition, groupBy },
    ...{ timezone, currency, generatedAt: context.now },
  };
}

/** The values of a row as the schema has them: sums are texts on PostgreSQL. */
function told({ measures }: Report, row: Record<string, unknown>): Record<string, unknown> {
  const values = Object.entries(measures).map(([name, { isDay }]) => [
    name,
    isDay || row[name] === null ? row[name] : Number(row[name]),
  ]);
  return { ...row, ...Object.fromEntries(values) };
}

const column = (property: string): Sql => sql.ref(`g.${property}`);

/** Sums the facts up, and selects the parts of the answer from that. */
function statement(report: Report, group: Group, facts: Sql, parts: Sql[], context: ReadContext): Sql {
  const [property, key] = group.key;
  const measures = Object.entries(report.measures).map(([name, { of }]) => sql`${of} as ${sql.ref(name)}`);
  const names = Object.entries(group.names ?? {}).map(([name, of]) => sql`, ${of(context)} as ${sql.ref(name)}`);
  return sql`with g as materialized (
      select s.*, coalesce(cast(s.${sql.ref(property)} as text), '') as id from (
        select ${key} as ${sql.ref(property)}, ${sql.join(measures)} from (${facts}) as x group by 1) as s)
    select r.*${sql.join(names, sql``)} from (${sql.join(parts, sql` union all `)}) as r order by "$place"`;
}

/** One row of all, in the first place. */
function totalsSql({ measures }: Report, { key: [property] }: Group): Sql {
  const all = Object.entries(measures).map(([name, { total = 'sum' }]) => {
    const value = sql`${sql.raw(total)}(${column(name)})`;
    return sql`${total === 'sum' ? sql`coalesce(${value}, 0)` : value} as ${sql.ref(name)}`;
  });
  return sql`select 0 as "$place", count(*) as "$count", null as id, null as ${sql.ref(property)}, ${sql.join(all)} from g`;
}

/** The rows of a page, and one more where there are more, in the places behind. */
function rowsSql({ measures }: Report, { key: [property] }: Group, page: Page): Sql {
  const columns = sql.join(['id', property, ...Object.keys(measures)].map(column));
  const order = orderSql(page, column);
  const after = cursorSql(page, column);
  return sql`select * from (select row_number() over (order by ${order}) as "$place", 0 as "$count", ${columns}
    from g ${after ? sql`where ${after}` : sql``}) as p
    where p."$place" > ${page.offset} and p."$place" <= ${page.offset + page.size + 1}`;
}
