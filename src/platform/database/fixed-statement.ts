import type { RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { NamedStatement } from './engine.ts';

/** A statement whose text never changes. It runs outside of academies, as the database's owner. */
export interface FixedStatement<Row, Values extends readonly unknown[]> {
  (database: Database, ...values: Values): Promise<Row[]>;
  /** Returns the statement without running it. */
  with(database: Database, ...values: Values): NamedStatement;
}

/** The SQL text for one engine, and the index of the value for each parameter. */
interface Text {
  readonly sql: string;
  readonly order: readonly number[];
}

/**
 * Creates a statement that is compiled once for each engine, and prepared under `name` once for each connection.
 * `build` receives placeholders instead of values, and may use them only as parameters of the SQL.
 */
export function fixedStatement<Row, Values extends readonly unknown[]>(
  name: string,
  build: (...values: Values) => RawBuilder<Row>,
): FixedStatement<Row, Values> {
  const texts = new Map<Database['engine'], Text>();
  const placeholders = Array.from({ length: build.length }, () => ({}));

  function textFor({ engine, kysely }: Database): Text {
    const { sql, parameters } = build(...(placeholders as unknown as Values)).compile(kysely);
    const text = { sql, order: parameters.map((placeholder) => placeholders.indexOf(placeholder as object)) };
    if (text.order.includes(-1)) throw new Error(`The statement ${name} has a parameter that is none of its values.`);
    texts.set(engine, text);
    return text;
  }

  const statement = (database: Database, ...values: Values): NamedStatement => {
    const { sql, order } = texts.get(database.engine) ?? textFor(database);
    return { name, sql, parameters: order.map((index) => values[index]) };
  };
  const run = async (database: Database, ...values: Values) =>
    (await database.runFixed(statement(database, ...values))) as Row[];
  return Object.assign(run, { with: statement });
}
