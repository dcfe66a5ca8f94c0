import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { visibilityConditions } from '../loaders/conditions.ts';
import { type Period, rowsOfPeriod } from '../loaders/days.ts';
import { isOneOf, type ReadModel, type Sql } from '../loaders/read-model.ts';
import { BETWEEN, MARK } from './days-text.ts';
import { glue, orNull, type Pieces } from './json-sql.ts';
import type { Bindings } from './placeholders.ts';
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
 * The statement that reads the days of a period, all rows of them at once. It selects a text for each field, the rows in
 * their order with their days ahead; and one for each reference of these, such as the batches of sessions: what is referred
 * to is written once, however many rows do, which hold a mark in its place. `daysText` makes the answer of that.
 */
export function daysSql(
  database: Database,
  fields: readonly DayField[],
  { context, lists, period }: Bindings,
  { open, objectOf }: Writer,
): Sql {
  const sources: Sql[] = [];
  const selects: Sql[] = [];
  for (const field of fields) if (field.kind === 'rows') readRows(field);
  // a period of which nothing is asked, or nothing may be seen
  if (selects.length === 0) return sql`select '' as part, '' as json`;
  return sql`with ${sql.join(sources)} ${sql.join(selects, sql` union all `)}`;

  function readRows({ index, relation, row }: DayField & { kind: 'rows' }): void {
    const { filter } = lists[index] as Bindings['lists'][number];
    const read = rowsOfPeriod(database, relation, filter, period as Period, context);
    if (!read) return;
    const source = open(row.model);
    const place = sources.push(sql``) - 1;
    const object = objectOf(row, source, reference);
    const days = [source.column(relation.first), source.column(relation.last)];
    const order = sql.join([...new Set([relation.first, ...relation.order, 'id'])].map(source.inner));
    const rows = sql.ref(source.alias);
    sources[place] = sql`${rows} as materialized (select ${source.select()} from ${read.from} where ${read.where}
      order by ${order})`;
    const text = glue([BETWEEN, ...days, ...object]);
    selects.push(sql`select ${sql.lit(String(index))} as part, string_agg(${text}, '') as json from ${rows}`);
  }

  /** A mark in place of the row that a row refers to, which is written beside. */
  function reference(row: RowPlan, property: string, source: RowSource): Pieces {
    const target = open(row.model);
    const key = source.column(property);
    const place = sources.push(sql``) - 1;
    const object = objectOf(row, target, reference);
    const id = target.column('id');
    const conditions = visibilityConditions(target.table, row.model, context) ?? [sql`1 = 0`];
    const isReferredTo = isOneOf(sql`t.id`, sql`select ${key} from ${sql.ref(source.alias)}`, context);
    const alias = sql.ref(target.alias);
    sources[place] = sql`${alias} as materialized (select ${target.select()} from ${target.table.from}
      where ${sql.join([...conditions, isReferredTo], sql` and `)})`;
    const text = glue([BETWEEN, id, ...object]);
    selects.push(sql`select ${sql.lit(target.alias)} as part, string_agg(${text}, '') as json from ${alias}`);
    return orNull([`${MARK}${target.alias} `, key, MARK]);
  }
}
