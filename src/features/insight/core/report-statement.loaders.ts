import { type RawBuilder, sql } from 'kysely';
import { cursorSql, orderSql, type Page } from '../../../platform/loaders/page.ts';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import {
  type Asking,
  type Group,
  knownSum,
  type Measure,
  NONE,
  pieceOf,
  type Report,
  sum,
  type Value,
} from './report.loaders.ts';

const column = (property: string): Sql => sql.ref(`g.${property}`);

/**
 * Returns the key of a row as text, for cursors and for the order of equal rows. It sorts in the same way on both
 * engines: byte by byte, and with a condition as 0 or 1, which PostgreSQL would write as `false` or `true`.
 */
function idOf({ key: [key], apart }: Group, { engine }: ReadContext): Sql {
  const text = sql`coalesce(cast(${column(key)} as text), '')`;
  const id = apart ? sql`${text} || case when ${column(apart[0])} then '1' else '0' end` : text;
  return engine === 'postgresql' ? sql`(${id}) collate "C"` : id;
}

/** Returns the properties that identify a row. */
const keysOf = ({ key, apart }: Group) => (apart ? [key, apart] : [key]);

/** The parts of a report that the client requested. */
interface ReportSelection {
  readonly page: Page;
  readonly rows: boolean;
  readonly totals: boolean;
}

/** A row of a report, or its totals, by column name. */
export type ReportRow = Record<string, unknown>;

/**
 * Sums the facts. Selects the totals as row number 0, followed by the rows of a page. If there is a next page, selects
 * one more row, so that the caller of this function knows that the next page exists.
 */
export async function reportSql(
  report: Report,
  group: Group,
  asking: Asking,
  asked: ReportSelection,
): Promise<RawBuilder<ReportRow>> {
  const { context } = asking;
  const { page } = asked;
  const value: Value = (name) => sql.ref(`s.${name}`);
  const keys = keysOf(group).map(([property, of]) => sql`${of} as ${sql.ref(property)}`);
  const summed = summedUp(report, group, context);
  const parts = [
    ...(asked.totals ? [totalsSql(summed, group, asking)] : []),
    ...(asked.rows ? [rowsSql(summed, group, page, context)] : []),
  ];
  const measures = Object.entries(summed.measures).map(
    ([name, { of }]) => sql`${pieceOf(of, asking)} as ${sql.ref(name)}`,
  );
  const keeps = report.keeps ? sql`where ${report.keeps(value, asking)}` : sql``;
  const facts = await report.facts(asking);
  const tables = report.tables?.(asking);
  const isAskedTwice = Object.values(report.measures).some(({ ofAll }) => ofAll);
  const [known, rows] = isAskedTwice
    ? [sql`facts as materialized (${facts}),`, sql`facts as x`]
    : [sql``, sql`(${facts}) as x`];
  return sql<ReportRow>`with ${tables ? sql`${tables},` : sql``} ${known} grouped_rows as materialized (
      select s.*${sharesSql(sharesOf(summed, isOrder(page)), value, context)} from (
        select ${sql.join(keys)}, ${sql.join(measures)} from ${rows}
        group by ${sql.raw(keys.map((_, index) => index + 1).join())}) as s ${keeps})
    ${pageSql(report, group, asking, sql.join(parts, sql` union all `))} order by "$place"`;
}

/** Selects the remaining values of the rows of a page: names, and the columns that are expensive per row. */
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
  // a separate CTE: without it, databases would evaluate the expensive columns again for each share
  return sql`, page_values as materialized (${page})
    select q.*${sharesSql(
      sharesOf(report, (name) => !(name in known)),
      (name) => sql.ref(`q.${name}`),
      asking.context,
    )} from page_values q`;
}

/** Returns the report without the columns that are computed only for a page. */
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

/**
 * Selects shares in hundredths of a percent, rounded half up. If the whole is 0, the share is -1, which sorts before
 * all other shares.
 */
function sharesSql({ shares = {} }: Report, value: Value, context: ReadContext): Sql {
  const each = Object.entries(shares).map(([name, of]) => {
    const { part, whole } = of(value, context);
    const all = sql`cast(${whole} as bigint)`;
    return sql`, case when ${whole} > 0 then (20000 * cast(${part} as bigint) + ${all}) / (2 * ${all})
      else ${sql.lit(NONE)} end as ${sql.ref(name)}`;
  });
  return sql.join(each, sql``);
}

/** Selects one row with the totals. It comes before all other rows. */
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
  // null values with the types of the keys by which names are looked up
  const none = keysOf(group).map(
    ([name]) => sql`(select ${column(name)} from grouped_rows g where 1 = 0) as ${sql.ref(name)}`,
  );
  return sql`select 0 as "$place", a."$count", null as id, ${sql.join(none)}, ${measures}${shares}
    from (select * from (select count(*) as "$count"${sql.join(all, sql``)} from grouped_rows g) as w
      ${anew.length > 0 ? sql`cross join (select ${sql.join(anew)} from facts x) as y` : sql``}) as a`;
}

function totalSql(name: string, { total = 'sum' }: Measure, property: string): Sql {
  if (total === 'sum') return sum(column(name));
  if (total === 'sumOfKnown') return sql`cast(${knownSum(column(name))} as bigint)`;
  if (total === 'min' || total === 'max') return sql`${sql.raw(total)}(${column(name)})`;
  const direction = sql.raw(total === 'first' ? 'asc' : 'desc');
  return sql`(select o.${sql.ref(name)} from grouped_rows as o order by o.${sql.ref(property)} ${direction} limit 1)`;
}

/** Returns the report with only the shares for which `isOne` returns true. */
const sharesOf = (report: Report, isOne: (name: string) => boolean): Report => ({
  ...report,
  shares: Object.fromEntries(Object.entries(report.shares ?? {}).filter(([name]) => isOne(name))),
});

/** Returns a function that returns true if a page is sorted by the property with the given name. */
const isOrder =
  ({ keys }: Page) =>
  (name: string): boolean =>
    keys.some(({ property }) => property === name);

/**
 * Selects the rows of the page. They are numbered from 1, after the totals. If there is a next page, selects one more
 * row.
 */
function rowsSql(report: Report, group: Group, page: Page, context: ReadContext): Sql {
  const { measures, shares = {} } = report;
  const known = ['id', ...keysOf(group).map(([property]) => property), ...Object.keys(measures)];
  const ordered = Object.keys(shares).filter(isOrder(page));
  const of = (property: string) => (property === 'id' ? idOf(group, context) : column(property));
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
  // the page is chosen in a subquery; otherwise, numbering and shares would be computed for all rows
  return sql`select row_number() over (order by ${orderSql(page, ofPage)}) as "$place", p."$count",
      ${sql.join(known.map(ofPage))}${sql.join(each, sql``)}
    from (select 0 as "$count", ${columns} from grouped_rows g ${after ? sql`where ${after}` : sql``}
      order by ${orderSql(page, of)} limit ${page.size + 1} offset ${page.offset}) as p`;
}
