import { type Dictionary, isRaw, type Platform, raw } from '@mikro-orm/core';
import { type AbstractSqlConnection, NativeQueryBuilder } from '@mikro-orm/sql';
import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';

/** The maximum number of values in a statement. Longer statements rarely repeat. */
const MOST_VALUES = 100;

/**
 * Words, such as the values of enums. They stay in all statements except inserts, because SQLite chooses partial indexes
 * by the constants of a statement.
 */
const WORD = /^[a-z_]*$/;

/** Placeholders of the ORM that do not stand for values: for identifiers, and for question marks. */
const OTHER_PLACEHOLDERS = /\?\?|\\\?/;

const PLACEHOLDER = raw('?');

/** The protected methods of an ORM connection that running a statement needs. */
interface Running {
  execute: AbstractSqlConnection['execute'];
  executeQuery<T>(query: string, run: () => Promise<T>, context: Dictionary): Promise<T>;
  transformRawResult<T>(result: QueryResult<unknown>, method: 'all' | 'get' | 'run'): T;
}

/**
 * Makes an ORM connection of SQLite pass texts, such as ids, and whole numbers as parameters. The ORM itself writes all
 * values into the statement. Then no statement would occur twice, and SQLite would have to prepare each one anew, which
 * takes a fifth of the time of a write.
 */
export function bindValues(connection: AbstractSqlConnection): void {
  const running = connection as unknown as Running;
  const executeWhole = connection.execute.bind(connection);
  running.execute = async (...args) => {
    const [query, params = [], method = 'all', transaction, context] = args;
    const { sql, params: values } = statementOf(query, params);
    if (!Array.isArray(values) || values.length > MOST_VALUES || OTHER_PLACEHOLDERS.test(sql)) {
      return executeWhole(...args);
    }
    const statement = boundStatement(connection.getPlatform(), sql, values);
    await connection.ensureConnection();
    const client: Pick<Kysely<unknown>, 'executeQuery'> = transaction ?? connection.getClient();
    return running.executeQuery(
      sql,
      async () => running.transformRawResult(await client.executeQuery(statement), method),
      { ...context, query: sql, params: values },
    );
  };
}

/** Returns the statement with its values as parameters, except for values that stay in its text. */
function boundStatement(platform: Platform, sql: string, values: readonly unknown[]): CompiledQuery {
  const isInsert = sql.startsWith('insert');
  const bound: unknown[] = [];
  const write = (text: string, given: readonly unknown[]): string => platform.formatQuery(text, given.map(written));
  const written = (value: unknown): unknown => {
    if (isRaw(value)) return OTHER_PLACEHOLDERS.test(value.sql) ? value : raw(write(value.sql, value.params));
    const parameter = parameterOf(value, isInsert);
    if (parameter === undefined) return value;
    bound.push(parameter);
    return PLACEHOLDER;
  };
  return CompiledQuery.raw(write(sql, values), bound);
}

/** Returns the value as the driver expects it, or undefined if the value stays in the statement. */
function parameterOf(value: unknown, isInsert: boolean): string | bigint | null | undefined {
  if (typeof value === 'string') return isInsert || !WORD.test(value) ? value : undefined;
  // the driver would pass a number as a floating-point number
  if (Number.isSafeInteger(value)) return BigInt(value as number);
  if (isInsert && typeof value === 'boolean') return value ? 1n : 0n;
  return isInsert && value === null ? null : undefined;
}

function statementOf(given: Parameters<AbstractSqlConnection['execute']>[0], params: unknown) {
  const query = given instanceof NativeQueryBuilder ? given.toRaw() : given;
  return isRaw(query) ? query : { sql: query as string, params };
}
