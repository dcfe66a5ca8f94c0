import { sql } from 'kysely';
import { visibilityConditions } from '../loaders/conditions.ts';
import { inIdsParameter, isChildOf, type Sql } from '../loaders/read-model.ts';
import { glue, orNull, type Pieces } from './json-sql.ts';
import type { RowField, RowPlan } from './plan.ts';
import type { RowSource } from './row-source.ts';
import type { StatementWriter } from './statement-writer.ts';

/** Writes the row with an id as an object. The text is `null` if the caller can see no row with this id. */
export function rowText(writer: StatementWriter, row: RowPlan, id: Sql): Pieces {
  const source = writer.open(row.model);
  const object = glue(writer.objectOf(row, source));
  const rows = sql`${source.table.from(writer.context)} where ${conditionsOf(writer, row, source, sql`t.id = ${id}`)}`;
  return orNull([
    sql`(select ${object} from (
        select ${source.select()} from ${rows}) as ${sql.ref(source.alias)})`,
  ]);
}

/** Selects the rows of a type with the requested ids. */
export function nodesSql(writer: StatementWriter, { name, row }: { name: string; row: RowPlan }): Sql {
  const { bindings, context } = writer;
  const source = writer.open(row.model);
  const columns = [sql`${sql.lit(name)} as type`, sql`${source.column('id')} as id`];
  columns.push(sql`${glue(writer.objectOf(row, source))} as json`);
  const isAskedFor = inIdsParameter(sql`t.id`, bindings.ids, context.engine);
  return sql`select ${sql.join(columns)} from (
      select ${source.select()} from ${source.table.from(writer.context)} where ${conditionsOf(writer, row, source, isAskedFor)}) as ${sql.ref(source.alias)}`;
}

/** Writes all rows that belong to a row of the parent source, as an array. */
export function allText(
  writer: StatementWriter,
  { relation, row, unlessNull }: Extract<RowField, { kind: 'all' }>,
  parent: RowSource,
): Pieces {
  const source = writer.open(row.model);
  const where = conditionsOf(writer, row, source, isChildOf(relation, parent.column('id'), writer.context));
  const object = glue(writer.objectOf(row, source));
  const rows = sql`(select ${source.select()} from ${source.table.from(writer.context)} ${relation.join?.(writer.context) ?? sql``} where ${where}
      order by ${relation.order ?? sql`t.id`}) as ${sql.ref(source.alias)}`;
  const text = sql`(select '[' || coalesce(string_agg(${object}, ','), '') || ']' from ${rows})`;
  if (unlessNull === undefined) return [text];
  return orNull([sql`case when ${parent.column(unlessNull)} is not null then ${text} end`]);
}

/**
 * Combines `condition` with the conditions for the rows that the caller can see. If the caller can see no rows, the
 * result matches no rows.
 */
function conditionsOf({ context }: StatementWriter, { model }: RowPlan, { table }: RowSource, condition: Sql): Sql {
  const visibility = visibilityConditions(table, model, context) ?? [sql`1 = 0`];
  return sql.join([...visibility, condition], sql` and `);
}
