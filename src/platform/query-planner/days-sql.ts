import { sql } from 'kysely';
import { visibilityConditions } from '../loaders/conditions.ts';
import { rowsOfPeriod } from '../loaders/days.ts';
import { inSubquery } from '../loaders/planner-hints.ts';
import { type Sql } from '../loaders/read-model.ts';
import { BETWEEN, MARK } from './days-text.ts';
import { glue, orNull, type Pieces } from './json-sql.ts';
import type { DayField, RowPlan } from './plan.ts';
import type { RowSource } from './row-source.ts';
import type { StatementWriter } from './statement-writer.ts';

/**
 * Returns the statement that reads all rows for the days of a period. For each field, it selects one text with the rows
 * in order. The text contains the first and the last day of each row before the row. For each reference, such as the
 * batch of a session, it selects one text with all referenced records. Each record is written only once, even if many
 * rows refer to it, and the rows contain a mark in place of the record. `daysText` combines the texts.
 */
export function daysSql(writer: StatementWriter, fields: readonly DayField[]): Sql {
  const { database, context } = writer;
  const { period } = writer.bindings;
  const sources: Sql[] = [];
  const selects: Sql[] = [];
  for (const field of fields) if (field.kind === 'rows') readRows(field);
  // no field with rows is selected, or the caller can see no rows
  if (selects.length === 0) return sql`select '' as part, '' as json`;
  return sql`with ${sql.join(sources)} ${sql.join(selects, sql` union all `)}`;

  function readRows({ index, relation, row }: DayField & { kind: 'rows' }): void {
    const { filter } = writer.list(index);
    const read = period && rowsOfPeriod(database, { relation, filter, period }, context);
    if (!read) return;
    const source = writer.open(row.model);
    const place = sources.push(sql``) - 1;
    const object = writer.objectOf(row, source, reference);
    const days = [source.column(relation.first), source.column(relation.last)];
    const order = sql.join([...new Set([relation.first, ...relation.order, 'id'])].map(source.inner));
    const rows = sql.ref(source.alias);
    sources[place] = sql`${rows} as materialized (select ${source.select()} from ${read.from} where ${read.where}
      order by ${order})`;
    const text = glue([BETWEEN, ...days, ...object]);
    selects.push(sql`select ${sql.lit(String(index))} as part, string_agg(${text}, '') as json from ${rows}`);
  }

  /** Writes a mark in place of a referenced row. The row itself is written separately. */
  function reference(row: RowPlan, property: string, source: RowSource): Pieces {
    const target = writer.open(row.model);
    const key = source.column(property);
    const place = sources.push(sql``) - 1;
    const object = writer.objectOf(row, target, reference);
    const id = target.column('id');
    const conditions = visibilityConditions(target.table, row.model, context) ?? [sql`1 = 0`];
    const isReferredTo = inSubquery(sql`t.id`, sql`select ${key} from ${sql.ref(source.alias)}`, context);
    const alias = sql.ref(target.alias);
    sources[place] = sql`${alias} as materialized (select ${target.select()} from ${target.table.from(context)}
      where ${sql.join([...conditions, isReferredTo], sql` and `)})`;
    const text = glue([BETWEEN, id, ...object]);
    selects.push(sql`select ${sql.lit(target.alias)} as part, string_agg(${text}, '') as json from ${alias}`);
    return orNull([`${MARK}${target.alias} `, key, MARK]);
  }
}
