import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ReadContext, ReadModel, Sql } from '../loaders/read-model.ts';
import { type Table, tableOf } from '../loaders/table.ts';

/**
 * Rows of one model in a statement. Inside the source's own select, the table has the alias `t`, as the models' SQL
 * expects. Outside, where the rows are written and where nested sources refer to them, the rows have the source's own
 * alias.
 */
export interface RowSource {
  readonly table: Table;
  readonly alias: string;
  /** Returns a property of the rows for use inside. */
  inner(property: string): Sql;
  /** Returns a property of the rows for use outside. */
  column(property: string): Sql;
  /**
   * Returns a reference for use outside to an SQL expression that is evaluated inside. `name` must differ from the
   * properties.
   */
  value(name: string, value: Sql): Sql;
  /** Returns the inner select list: all columns requested so far. */
  select(): Sql;
}

/** Opens a source. `alias` must be unique in the statement. */
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
