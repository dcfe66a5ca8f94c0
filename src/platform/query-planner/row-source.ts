import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ReadContext, ReadModel, Sql } from '../loaders/read-model.ts';
import { type Table, tableOf } from '../loaders/table.ts';

/**
 * The rows of one model in a statement. The source has a select of its own, in which the table has the alias `t`,
 * because the SQL of models uses this alias. The JSON of the rows is written outside of this select, where the rows
 * have the source's own alias. Nested sources refer to the rows by that alias too.
 */
export interface RowSource {
  readonly table: Table;
  readonly alias: string;
  /** Returns a property of the rows, for use within the source's own select. */
  inner(property: string): Sql;
  /** Returns a property of the rows, for use outside the source's own select. */
  column(property: string): Sql;
  /**
   * Adds an SQL expression to the source's own select. Returns a reference to the result, for use outside of that
   * select. No property may have the same `name`.
   */
  value(name: string, value: Sql): Sql;
  /** Returns the select list of the source's own select: all columns that were requested so far. */
  select(): Sql;
}

/** Opens a source. No other source in the statement may have the same `alias`. */
export function rowSourceOf(
  database: Database,
  model: ReadModel<object>,
  alias: string,
  context: ReadContext,
): RowSource {
  const table = tableOf(database, model);
  const columns = new Map<string, { reference: Sql; value: Sql }>();
  const value = (name: string, value: Sql): Sql => {
    const column = columns.get(name) ?? { reference: sql.ref(`${alias}.c${columns.size}`), value };
    columns.set(name, column);
    return column.reference;
  };
  return {
    table,
    alias,
    value,
    inner: (property) => table.column(property, context),
    column: (property) => value(property, table.column(property, context)),
    select() {
      const values = [...columns.values()].map(({ value }, index) => sql`${value} as ${sql.ref(`c${index}`)}`);
      return values.length > 0 ? sql.join(values) : sql`1`;
    },
  };
}
