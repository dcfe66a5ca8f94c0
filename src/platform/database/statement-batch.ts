import type { Connection, FieldDef, Pool, PoolClient, Submittable } from 'pg';
import utils from 'pg/lib/utils.js';
import type { NamedStatement } from './engine.ts';

declare module 'pg' {
  interface Connection {
    /** The texts of the statements that the connection is preparing, by name. */
    readonly submittedNamedStatements: Record<string, string>;
    parse(statement: { name: string | undefined; text: string }): void;
    bind(statement: { statement: string | undefined; values: readonly unknown[] }): void;
    describe(what: { type: 'P' }): void;
    execute(): void;
  }
}

/** A statement of a batch. */
export interface BatchedStatement {
  /** The name under which the connection prepares the statement; undefined if it prepares the statement without a name. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Called with the rows of the statement. */
  resolve(rows: unknown[]): void;
  /** Called if the statement fails, or does not run because an earlier statement has failed. */
  reject(error: unknown): void;
}

/** The name of a column, and the function that parses its values. */
type Column = readonly [name: string, parse: (text: string) => unknown];

/**
 * The columns of prepared statements, by connection and name. PostgreSQL refuses to run a prepared statement if its
 * columns have changed, so the columns need not be described again.
 */
const known = new WeakMap<Connection, Map<string, Column[]>>();

/**
 * Statements that are sent to PostgreSQL in one message. Their results also arrive in one message, unless they are
 * long. If no statement begins a transaction, all statements are one transaction. If a statement fails, the later ones
 * do not run, and the connection must be closed.
 *
 * Without a batch, the driver sends `Describe` and `Sync` for each statement. PostgreSQL then describes the columns of
 * each statement, and sends a message for each.
 */
export class StatementBatch implements Submittable {
  readonly statements: readonly BatchedStatement[];
  /** Called when all statements have ended, or when one of them has failed. */
  callback: (error: Error | null) => void;
  /** After PostgreSQL has prepared a statement, the driver records this name and this text. */
  name: string | undefined;
  text: string | undefined;
  readonly #client: PoolClient;
  readonly #columnsOf: Map<string, Column[]>;
  readonly #prepared = new Set<BatchedStatement>();
  #columns: readonly Column[] = [];
  #values: (string | null)[][] = [];
  #ended = 0;

  /** Calls `onEnd` with null if all statements succeed, otherwise with the error of the first one that fails. */
  constructor(client: PoolClient, statements: readonly BatchedStatement[], onEnd: (error: Error | null) => void) {
    this.#client = client;
    this.#columnsOf = columnsOf(client.connection);
    this.statements = statements;
    // not assigned directly: V8 allocates a function as a long-lived object if its expression is assigned to a property.
    // It would keep the whole request in memory until the next full garbage collection
    const settle = (error: Error | null): void => {
      for (const { reject } of statements.slice(this.#ended)) reject(error);
      this.#ended = statements.length;
      onEnd(error);
    };
    this.callback = settle;
  }

  /** Sends the statements. If they cannot be sent, returns the error. */
  submit(connection: Connection): Error | undefined {
    let values: unknown[][];
    try {
      values = this.statements.map((statement) => {
        requireSameText(connection, statement);
        return statement.values.map(utils.prepareValue);
      });
    } catch (error) {
      return error as Error;
    }
    connection.stream.cork();
    for (const [at, statement] of this.statements.entries()) this.#write(connection, statement, values[at] ?? []);
    connection.sync();
    connection.stream.uncork();
    this.#begin();
    return undefined;
  }

  #write(connection: Connection, statement: BatchedStatement, values: readonly unknown[]): void {
    const { name, text } = statement;
    if (!name || preparedAs(connection, name) === undefined) {
      connection.parse({ name, text });
      if (name) connection.submittedNamedStatements[name] = text;
      this.#prepared.add(statement);
    }
    connection.bind({ statement: name, values });
    if (!name || !this.#columnsOf.has(name)) connection.describe({ type: 'P' });
    connection.execute();
  }

  /** Prepares for the results of the next statement. */
  #begin(): void {
    const statement = this.statements[this.#ended];
    const { name, text } = statement ?? {};
    this.name = statement && this.#prepared.has(statement) ? name : undefined;
    this.text = text;
    this.#columns = (name && this.#columnsOf.get(name)) || [];
    this.#values = [];
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    const columns = fields.map(
      ({ name, dataTypeID }): Column => [name, this.#client.getTypeParser(dataTypeID, 'text')],
    );
    const name = this.statements[this.#ended]?.name;
    if (name) this.#columnsOf.set(name, columns);
    this.#columns = columns;
  }

  handleDataRow({ fields }: { readonly fields: (string | null)[] }): void {
    this.#values.push(fields);
  }

  handleCommandComplete(): void {
    const statement = this.statements[this.#ended];
    this.#ended++;
    try {
      statement?.resolve(this.#values.map((values) => rowOf(this.#columns, values)));
    } catch (error) {
      statement?.reject(error);
    }
    this.#begin();
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

/** Returns the text of the statement that the connection has prepared, or is preparing, under a name. */
const preparedAs = ({ parsedStatements, submittedNamedStatements }: Connection, name: string): string | undefined =>
  parsedStatements[name] ?? submittedNamedStatements[name];

/** Throws if the connection has prepared another text under the name of the statement. */
function requireSameText(connection: Connection, { name, text }: BatchedStatement): void {
  if (name && (preparedAs(connection, name) ?? text) !== text) throw new Error(`Two statements have the name ${name}.`);
}

function columnsOf(connection: Connection): Map<string, Column[]> {
  const columns = known.get(connection) ?? new Map<string, Column[]>();
  known.set(connection, columns);
  return columns;
}

function rowOf(columns: readonly Column[], values: readonly (string | null)[]): unknown {
  const row: Record<string, unknown> = {};
  let at = 0;
  for (const [name, parse] of columns) {
    const value = values[at++] ?? null;
    row[name] = value === null ? null : parse(value);
  }
  return row;
}

/** Runs a single statement in a transaction of its own. Returns its rows after the end of the transaction. */
export async function runStatement(pool: Pool, { name, sql, parameters }: NamedStatement): Promise<unknown[]> {
  const client = await pool.connect();
  const rows = client.isPooled
    ? client.query({ name, text: sql, values: [...parameters] }).then((result) => result.rows)
    : batchOfOne(client, { name, text: sql, values: parameters });
  rows.then(
    () => client.release(),
    () => client.release(true),
  );
  return rows;
}

function batchOfOne(client: PoolClient, asked: Pick<BatchedStatement, 'name' | 'text' | 'values'>): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    let rows: unknown[] = [];
    const keep = (found: unknown[]): void => {
      rows = found;
    };
    const onEnd = (error: Error | null): void => (error === null ? resolve(rows) : reject(error));
    client.query(new StatementBatch(client, [{ ...asked, resolve: keep, reject }], onEnd));
  });
}
