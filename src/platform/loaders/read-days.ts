import { sql } from 'kysely';
import { filterValues } from './conditions.ts';
import { type DayRelation, type Period, rowsOfPeriod } from './days.ts';
import type { Columns, ReadRun, Row } from './read-rows.ts';

/** A request for the rows in a period. */
interface DaysQuery<R extends object> extends Columns {
  readonly relation: DayRelation<R>;
  readonly filter: object;
  readonly period: Period;
}

/** A row with its first and last day. */
type RowOfDays = Row & { readonly $first: string; readonly $last: string };

/** Reads the rows for each day, in one statement for the whole period. */
export async function readDays<R extends object>(
  { database, session, context }: ReadRun,
  { relation, table, properties, filter, period }: DaysQuery<R>,
  dates: readonly string[],
): Promise<R[][]> {
  const values = filterValues(filter, context, relation.model);
  const read = rowsOfPeriod(database, { relation, filter: values, period }, context);
  if (!read) return dates.map(() => []);
  const column = (property: string) => table.column(property, context);
  const rows = await session.query(sql<R & RowOfDays>`
          select ${table.select(properties, context)},
            ${column(relation.first)} as "$first", ${column(relation.last)} as "$last" from ${read.from}
          where ${read.where} order by ${sql.join([...relation.order, 'id'].map(column))}`);
  table.decode(rows, properties);
  return dates.map((date) => rows.filter(({ $first, $last }) => $first <= date && date <= $last));
}
