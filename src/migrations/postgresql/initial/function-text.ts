/**
 * Prints the statements of database functions. The text of a statement contains tables as `[students]`, and variables
 * of the function as `{needle}`.
 */
export interface FunctionText {
  /** Prints a statement that a trigger on a table runs. */
  inTrigger(statement: string): string;
  /**
   * Prints a statement that a function runs for one academy. `academy` is the variable that contains the academy's id.
   */
  run(statement: string, academy: string): string;
  /** Prints the end of a function that returns the value of an expression, which is a bigint. */
  returnValue(expression: string, academy: string): string;
  /** Prints a statement whose rows are added to the result of a function. */
  returnRows(query: string, academy: string): string;
}

const TABLE = /\[(\w+)\]/g;
const VARIABLE = /\{(\w+)\}/g;

const named = (text: string): string => text.replaceAll(TABLE, '$1').replaceAll(VARIABLE, '$1');

/** The text of functions in a database on one server. */
export const onOneServer: FunctionText = {
  inTrigger: (statement) => `${named(statement)};`,
  run: (statement) => `${named(statement).replace(/^select\b/, 'perform')};`,
  returnValue: (expression) => `return ${named(expression)};`,
  returnRows: (query) => `return query ${named(query)};`,
};

/**
 * The text of functions in a database that Citus has distributed. A trigger runs on the
 * server of its shard, and a function runs on the server of the query that calls it. Both must name the shards that this
 * server stores. If they named the whole table, they would start a distributed query inside a query on a shard, which
 * Citus refuses.
 */
export const onShards: FunctionText = {
  inTrigger: (statement) => `${execution(statement, (table) => `shard_beside('${table}', tg_table_name)`)};`,
  run: (statement, academy) => `${executionFor(statement, academy)};`,
  returnValue: (expression, academy) =>
    `declare result bigint; begin
        ${executionFor(`select ${expression}`, academy, 'into result')};
        return result;
      end;`,
  returnRows: (query, academy) => `return query ${executionFor(query, academy)};`,
};

const executionFor = (statement: string, academy: string, into = ''): string =>
  execution(statement, (table) => `shard_of('${table}', ${academy})`, into);

function execution(statement: string, shardOf: (table: string) => string, into = ''): string {
  const variables = [...new Set([...statement.matchAll(VARIABLE)].map(([, name]) => name))];
  const tables = [...new Set([...statement.matchAll(TABLE)].map(([, name]) => name as string))];
  const text = statement.replaceAll(VARIABLE, (_, name) => `($${variables.indexOf(name) + 1})`);
  const onShard = tables.reduce(
    (sql, table) => `replace(${sql}, '[${table}]', ${shardOf(table)})`,
    `$sql$${text}$sql$`,
  );
  const using = variables.length > 0 ? ` using ${variables.join(', ')}` : '';
  return `execute ${onShard}${into && ` ${into}`}${using}`;
}

/** Functions that return the names of shards on the server that runs them. Only a distributed database has them. */
export const shardNames: readonly string[] = [
  // a function that runs on the coordinator, or for an academy on another worker, uses the whole table
  `create or replace function shard_of(wanted text, academy uuid) returns text language plpgsql stable as $$
    declare shard constant text := wanted || '_' || get_shard_id_for_distribution_column(wanted::regclass, academy);
    begin
      return case when to_regclass('public.' || shard) is null then wanted else shard end;
    end $$`,
  `create or replace function shard_beside(wanted text, triggered text) returns text language sql stable as $$
    select coalesce((select wanted || '_' || other.shardid from pg_dist_shard own
      join pg_dist_shard other on other.shardminvalue = own.shardminvalue and other.logicalrelid = wanted::regclass
      where own.shardid = substring(triggered from '_(\\d{6,})$')::bigint), wanted) $$`,
];
