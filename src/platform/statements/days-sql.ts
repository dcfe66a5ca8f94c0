import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { visibilityConditions } from '../loaders/conditions.ts';
import { rowsOfPeriod } from '../loaders/days.ts';
import { isOneOf, type ReadModel, type Sql } from '../loaders/read-model.ts';
import { BETWEEN, MARK } from './days-text.ts';
import { glue, orNull, type Pieces } from './json-sql.ts';
import type { Bindings, PeriodBinding } from './placeholders.ts';
import type { DayField, RowPlan } from './plan.ts';
import type { RowSource } from './row-source.ts';

/** Writes the row whose id is a property of another row, as an object or null. */
export type OneText = (row: RowPlan, property: string, source: RowSource) => Pieces;

/** What rows are written with. */
interface Writer {
  open(model: ReadModel<any>): RowSource;
  objectOf(row: RowPlan, source: RowSource, one: OneText): Pieces;
}

/**
 * The statement that reads the days of a period, all rows of them at once. It selects texts of which `daysText` makes the
 * answer: for each field the rows of a day with commas between, by its date; and what rows refer to, such as the batches of
 * sessions. That is written once, however many rows refer to it: they hold a mark in its place.
 */
export function daysSql(
  database: Database,
  fields: readonly DayField[],
  { context, lists, period }: Bindings,
  { open, objectOf }: Writer,
): Sql {
  const { days } = period as PeriodBinding;
  const isPostgres = context.engine === 'postgresql';
  const sources: Sql[] = [];
  const selects: Sql[] = [];
  for (const field of fields) if (field.kind === 'rows') readRows(field);
  // a period of which nothing is asked, or nothing may be seen
  if (selects.length === 0) return sql`select '' as part, '' as "key", '' as json`;
  return sql`with ${sql.join(sources)} ${sql.join(selects, sql` union all `)}`;

  function readRows({ index, relation, row }: DayField & { kind: 'rows' }): void {
    const { filter } = lists[index] as Bindings['lists'][number];
    const read = rowsOfPeriod(database, relation, filter, period as PeriodBinding, context);
    if (!read) return;
    const source = open(row.model);
    const place = sources.push(sql``) - 1;
    const object = glue(objectOf(row, source, reference));
    const [first, last] = [source.column(relation.first), source.column(relation.last)];
    const isOfOne = relation.first === relation.last;
    const keys = [...new Set([relation.first, ...relation.order, 'id'])];
    const order = sql.join(keys.map(source.column));
    const rows = sql.ref(source.alias);
    // in their order already, so that there is little to sort
    sources[place] = sql`${rows} as materialized (select ${source.select()} from ${read.from} where ${read.where}
      order by ${sql.join(keys.map(source.inner))})`;
    const day = isOfOne ? first : sql.ref('day.date');
    const all = isPostgres
      ? sql`(select unnest(${days}::date[]) as date)`
      : sql`(select value as date from json_each(${days}))`;
    const from = isOfOne ? rows : sql`${rows} join ${all} as day on day.date between ${first} and ${last}`;
    selects.push(sql`select ${sql.lit(String(index))} as part, cast(${day} as text) as "key",
      string_agg(${object}, ',' order by ${order}) as json from ${from} group by ${day}`);
  }

  /** A mark in place of the row that a row refers to, which is written beside. */
  function reference(row: RowPlan, property: string, source: RowSource): Pieces {
    const target = open(row.model);
    const key = source.column(property);
    const place = sources.push(sql``) - 1;
    const object = glue(objectOf(row, target, reference));
    const id = target.column('id');
    const conditions = visibilityConditions(target.table, row.model, context) ?? [sql`1 = 0`];
    const isReferredTo = isOneOf(sql`t.id`, sql`select ${key} from ${sql.ref(source.alias)}`, context);
    const alias = sql.ref(target.alias);
    sources[place] = sql`${alias} as materialized (select ${target.select()} from ${target.table.from}
      where ${sql.join([...conditions, isReferredTo], sql` and `)})`;
    const text = glue([id, BETWEEN, object]);
    selects.push(
      sql`select ${sql.lit(target.alias)} as part, null as "key", string_agg(${text}, ${sql.lit(BETWEEN)}) as json from ${alias}`,
    );
    return orNull([`${MARK}${target.alias} `, key, MARK]);
  }
}
