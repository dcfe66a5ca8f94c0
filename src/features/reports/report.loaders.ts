import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import type { Chart } from '../../platform/charts/chart.ts';
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
  readonly of: Piece;
  /**
   * Their sum unless it is said; `sumOfKnown`: null where none of them is known. `first` and `last`: that of the first and the
   * last row by their keys, as balances are.
   */
  readonly total?: 'sum' | 'sumOfKnown' | 'min' | 'max' | 'first' | 'last';
  /** What it is of all facts, where those of the rows do not tell: medians, and what has a part in several rows. */
  readonly ofAll?: Piece;
  /** YYYY-MM-DD, and no number. */
  readonly isDay?: true;
}

/** SQL that may depend on what is asked. */
export type Piece = Sql | ((asking: Asking) => Sql);

const pieceOf = (piece: Piece, asking: Asking): Sql => (typeof piece === 'function' ? piece(asking) : piece);

/** Stands for a measure, of a row or of all. */
type Value = (measure: string) => Sql;

/** Two numbers, of which one is so many per cent of the other. */
interface Share {
  readonly part: Sql;
  readonly whole: Sql;
}

/** What a row of a report may be told of. */
export interface Group {
  /** What tells rows apart, of the facts `x`, by the property of the row. Null is a row of its own. */
  readonly key: readonly [property: string, of: Sql];
  /** What of the facts is a row of its own, whatever its key is: a condition that is never null. */
  readonly apart?: readonly [property: string, of: Sql];
  /** What that is called, found for the rows of a page alone; `r` has the property. */
  readonly names?: Readonly<Record<string, (context: ReadContext) => Sql>>;
  /** Whether rows are days: of fewer at once. */
  readonly isByDay?: true;
  /** The order unless one is asked for: that of the key where it is left out. */
  readonly order?: readonly string[];
  /** Measures that are dear of each row: worked out for the rows `r` of a page, and of all at once. No order goes by them. */
  readonly ofPage?: Readonly<Record<string, (asking: Asking) => { readonly row: Sql; readonly all: Sql }>>;
}

/** What facts are looked for by. */
export interface Asking {
  readonly ctx: RequestContext;
  readonly context: ReadContext;
  /** What rows are told of: a value of the enum. */
  readonly groupBy: string;
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
  /** What of it is drawn for those who would rather look at it; left out where nothing is. */
  readonly chart?: Chart;
  /** By the values of its enum; the first is meant where none is asked for. */
  readonly groups: Readonly<Record<string, Group>>;
  readonly measures: Readonly<Record<string, Measure>>;
  /** Per cent of the measures, of all rows as of each: texts with two decimal places, "91.11"; null where the whole is nothing. */
  readonly shares?: Readonly<Record<string, (value: Value, context: ReadContext) => Share>>;
  /** Which rows there are, by their measures: totals are of those. All where it is left out. */
  keeps?(value: Value, asking: Asking): Sql;
  /** Tables as `with` has them, which what is summed up and what is dear of a page are both selected from; none where it is null. */
  tables?(asking: Asking): Sql | null;
  /** Selects what is summed up. */
  facts(asking: Asking): Sql | Promise<Sql>;
}

/**
 * The sum of a number of the facts, in whole units, 0 of none. As doubles, which are exact below 2^53 as ours are: PostgreSQL sums
 * bigints up with as many digits as there may be, which takes a large part of the time of a report.
 */
export const sum = (number: Sql): Sql => sql`cast(coalesce(${knownSum(number)}, 0) as bigint)`;

const knownSum = (number: Sql): Sql => sql`sum(cast(${number} as double precision))`;

/** A report as it is answered. */
export type ReportAnswer = Connection<object> & Told & { readonly totals: object | null };

/** The share of nothing, as it is put in order. */
const NONE = -1;

type Row = Record<string, unknown>;

type ReportArguments = ListArguments & { groupBy?: string | null };

/** What pages need to know of the rows of a report. */
const tableOf = ({ name, measures }: Report, { key: [key], order = [] }: Group) => ({
  name: `report ${name}`,
  hasTextIds: true as const,
  kind(property: string) {
    if (property === 'id' || property === key) return 'text' as const;
    return measures[property]?.isDay ? ('date' as const) : ('integer' as const);
  },
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
  const page = pageOf(args, table, ctx.mostRows);
  const period = periodOf(args.filter ?? {}, { today: context.today, isByDay: group.isByDay === true });
  const asked = askedFor(table, info);
  const selection = selectionOf(info);
  const wantsTotals = asked.count || selection.has('totals');
  const filter = filterValues(args.filter, context.engine);
  const asking = { ctx, context, groupBy, period, filter, currency };
  const summed = summedUp(report, group, context);
  const parts = [
    ...(wantsTotals ? [totalsSql(summed, group, asking)] : []),
    ...(asked.rows ? [rowsSql(summed, group, page, context)] : []),
  ];
  const answer =
    parts.length === 0
      ? []
      : await ctx.heavyReads.run<Row>(ctx, await statement(report, group, asking, { parts, page }));
  const rows = answer.map((row) => counted(report, row));
  const totals = wantsTotals ? rows.shift() : undefined;
  const connection = connectionOf(rows, page, asked, Number(totals?.$count ?? 0));
  return {
    ...connection,
    nodes: connection.nodes.map((row) => shown(report, row)),
    edges: connection.edges.map(({ cursor, node }) => ({ cursor, node: shown(report, node) })),
    ...period,
    ...{ totals: totals ? shown(report, totals) : null, definition: report.definition, groupBy },
    ...{ timezone, currency, generatedAt: context.now },
  };
}

/** The numbers of a row: sums are texts on PostgreSQL. */
function counted({ measures, shares = {} }: Report, row: Row): Row {
  const isNumber = (name: string) => row[name] !== null && !measures[name]?.isDay;
  const numbers = Object.keys({ ...measures, ...shares }).filter(isNumber);
  return { ...row, ...Object.fromEntries(numbers.map((name) => [name, Number(row[name])])) };
}

/** A row as the schema has it: its shares as texts. Cursors need them as numbers. */
function shown({ shares = {} }: Report, row: Row): Row {
  const texts = Object.keys(shares).map((name) => [name, percent(Number(row[name]))]);
  return { ...row, ...Object.fromEntries(texts) };
}

const percent = (hundredths: number): string | null => (hundredths === NONE ? null : (hundredths / 100).toFixed(2));

const column = (property: string): Sql => sql.ref(`g.${property}`);

/** What tells a row from all others, as cursors have it: a text. */
const idOf = (group: Group): Sql =>
  sql.join(
    keysOf(group).map(([property]) => sql`coalesce(cast(${column(property)} as text), '')`),
    sql` || `,
  );

/** What tells rows apart, by their properties. */
const keysOf = ({ key, apart }: Group) => (apart ? [key, apart] : [key]);

interface Answered {
  readonly parts: readonly Sql[];
  readonly page: Page;
}

/** Sums the facts up, and selects the parts of the answer from that. */
async function statement(report: Report, group: Group, asking: Asking, { parts, page }: Answered): Promise<Sql> {
  const { context } = asking;
  const value: Value = (name) => sql.ref(`s.${name}`);
  const keys = keysOf(group).map(([property, of]) => sql`${of} as ${sql.ref(property)}`);
  const summed = summedUp(report, group, context);
  const measures = Object.entries(summed.measures).map(
    ([name, { of }]) => sql`${pieceOf(of, asking)} as ${sql.ref(name)}`,
  );
  const keeps = report.keeps ? sql`where ${report.keeps(value, asking)}` : sql``;
  const facts = await report.facts(asking);
  const tables = report.tables?.(asking);
  const isAskedTwice = Object.values(report.measures).some(({ ofAll }) => ofAll);
  const [known, rows] = isAskedTwice ? [sql`x as materialized (${facts}),`, sql`x`] : [sql``, sql`(${facts}) as x`];
  return sql`with ${tables ? sql`${tables},` : sql``} ${known} g as materialized (
      select s.*${sharesSql(sharesOf(summed, isOrder(page)), value, context)} from (
        select ${sql.join(keys)}, ${sql.join(measures)} from ${rows}
        group by ${sql.raw(keys.map((_, index) => index + 1).join())}) as s ${keeps})
    ${pageSql(report, group, asking, sql.join(parts, sql` union all `))} order by "$place"`;
}

/** Selects, behind the last table of `with`, what is told of a page that has been chosen: names, and what is dear of each row. */
function pageSql(report: Report, group: Group, asking: Asking, rows: Sql): Sql {
  const { names = {}, ofPage = {} } = group;
  const named = Object.entries(names).map(([name, of]) => sql`, ${of(asking.context)} as ${sql.ref(name)}`);
  const dear = Object.entries(ofPage).map(([name, of]) => {
    const { row, all } = of(asking);
    return sql`, case when r."$place" = 0 then ${all} else ${row} end as ${sql.ref(name)}`;
  });
  const page = sql`select r.*${sql.join([...named, ...dear], sql``)} from (${rows}) as r`;
  if (dear.length === 0) return page;
  const known = summedUp(report, group, asking.context).shares ?? {};
  // on its own, or databases would work what is dear out again for each share
  return sql`, q as materialized (${page})
    select q.*${sharesSql(
      sharesOf(report, (name) => !(name in known)),
      (name) => sql.ref(`q.${name}`),
      asking.context,
    )} from q`;
}

/** The report without what is worked out for a page alone. */
function summedUp(report: Report, { ofPage = {} }: Group, context: ReadContext): Report {
  const { measures, shares = {} } = report;
  const isKnown = (of: NonNullable<Report['shares']>[string]) => {
    const used: string[] = [];
    of((name) => {
      used.push(name);
      return sql``;
    }, context);
    return used.every((name) => !(name in ofPage));
  };
  return {
    ...report,
    measures: Object.fromEntries(Object.entries(measures).filter(([name]) => !(name in ofPage))),
    shares: Object.fromEntries(Object.entries(shares).filter(([, of]) => isKnown(of))),
  };
}

/** Hundredths of a per cent, rounded half up; below all others where there is nothing to be a part of. */
function sharesSql({ shares = {} }: Report, value: Value, context: ReadContext): Sql {
  const each = Object.entries(shares).map(([name, of]) => {
    const { part, whole } = of(value, context);
    const all = sql`cast(${whole} as bigint)`;
    return sql`, case when ${whole} > 0 then (20000 * cast(${part} as bigint) + ${all}) / (2 * ${all})
      else ${sql.lit(NONE)} end as ${sql.ref(name)}`;
  });
  return sql.join(each, sql``);
}

/** One row of all, in the first place. */
function totalsSql(report: Report, group: Group, asking: Asking): Sql {
  const [property] = group.key;
  const each = Object.entries(report.measures);
  const all = each.flatMap(([name, measure]) =>
    measure.ofAll ? [] : sql`, ${totalSql(name, measure, property)} as ${sql.ref(name)}`,
  );
  const anew = each.flatMap(([name, { ofAll }]) => (ofAll ? sql`${pieceOf(ofAll, asking)} as ${sql.ref(name)}` : []));
  const value: Value = (name) => sql.ref(`a.${name}`);
  const measures = sql.join(Object.keys(report.measures).map(value));
  const shares = sharesSql(report, value, asking.context);
  // null, of the types that names are found by
  const none = keysOf(group).map(([name]) => sql`(select ${column(name)} from g where 1 = 0) as ${sql.ref(name)}`);
  return sql`select 0 as "$place", a."$count", null as id, ${sql.join(none)}, ${measures}${shares}
    from (select * from (select count(*) as "$count"${sql.join(all, sql``)} from g) as w
      ${anew.length > 0 ? sql`cross join (select ${sql.join(anew)} from x) as y` : sql``}) as a`;
}

function totalSql(name: string, { total = 'sum' }: Measure, property: string): Sql {
  if (total === 'sum') return sum(column(name));
  if (total === 'sumOfKnown') return sql`cast(${knownSum(column(name))} as bigint)`;
  if (total === 'min' || total === 'max') return sql`${sql.raw(total)}(${column(name)})`;
  const direction = sql.raw(total === 'first' ? 'asc' : 'desc');
  return sql`(select o.${sql.ref(name)} from g as o order by o.${sql.ref(property)} ${direction} limit 1)`;
}

/** The report with some of its shares. */
const sharesOf = (report: Report, isOne: (name: string) => boolean): Report => ({
  ...report,
  shares: Object.fromEntries(Object.entries(report.shares ?? {}).filter(([name]) => isOne(name))),
});

/** Whether a page is put in order by what has this name. */
const isOrder =
  ({ keys }: Page) =>
  (name: string): boolean =>
    keys.some(({ property }) => property === name);

/** The rows of a page, and one more where there are more, in the places behind. */
function rowsSql(report: Report, group: Group, page: Page, context: ReadContext): Sql {
  const { measures, shares = {} } = report;
  const known = ['id', ...keysOf(group).map(([property]) => property), ...Object.keys(measures)];
  const ordered = Object.keys(shares).filter(isOrder(page));
  const of = (property: string) => (property === 'id' ? idOf(group) : column(property));
  const columns = sql.join([...known, ...ordered].map((property) => sql`${of(property)} as ${sql.ref(property)}`));
  const after = cursorSql(page, of);
  const ofPage = (property: string) => sql.ref(`p.${property}`);
  const each = Object.keys(shares).map((name) =>
    ordered.includes(name)
      ? sql`, ${ofPage(name)}`
      : sharesSql(
          sharesOf(report, (one) => one === name),
          ofPage,
          context,
        ),
  );
  // chosen before they are numbered and their shares worked out, or it would be done of all rows
  return sql`select row_number() over (order by ${orderSql(page, ofPage)}) as "$place", p."$count",
      ${sql.join(known.map(ofPage))}${sql.join(each, sql``)}
    from (select 0 as "$count", ${columns} from g ${after ? sql`where ${after}` : sql``}
      order by ${orderSql(page, of)} limit ${page.size + 1} offset ${page.offset}) as p`;
}
