import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ReadContext, ReadModel, Sql } from '../loaders/read-model.ts';
import { type Table, tableOf } from '../loaders/table.ts';

/**
 * Rows of one model in a statement. Inside, where they are read, their table is `t`, as the models' SQL expects; outside,
 * where they are written and where the next source refers to them, they have an alias of their own.
 */
export interface RowSource {
  readonly table: Table;
  readonly alias: string;
  /** A property of the rows, for the inside. */
  inner(property: string): Sql;
  /** A property of the rows, for the outside. */
  column(property: string): Sql;
  /** Returns an inner SQL expression for use outside. `name` distinguishes it from the properties. */
  value(name: string, value: Sql): Sql;
  /** Returns the inner select list: all columns requested until now. */
  select(): Sql;
}

/** Opens a source. `alias` is unique in the statement. */
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
