import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** A table with academy rows, and the columns that order its rows. */
export interface OrderedTable {
  readonly table: string;
  readonly key: readonly string[];
}

type ReadOf = (academyId: string) => Promise<Record<string, unknown[]>>;

/**
 * The functions that read an academy's rows, for each database by name. They are cached, because compiling the SQL
 * takes longer than reading the rows.
 */
const known = new WeakMap<Database, Map<string, ReadOf>>();

/**
 * Returns an academy's rows by table, including the academy's own row. Each `name` must always stand for the same
 * tables, because the name is the cache key.
 */
export function academyRows(
  database: Database,
  name: string,
  tables: readonly OrderedTable[],
  academyId: string,
): Promise<Record<string, unknown[]>> {
  const reads = known.get(database) ?? new Map<string, ReadOf>();
  known.set(database, reads);
  const read = reads.get(name) ?? readOf(database, name, [{ table: 'academies', key: ['id'] }, ...tables]);
  reads.set(name, read);
  return read(academyId);
}

function readOf({ kysely, engine, runFixed }: Database, name: string, tables: readonly OrderedTable[]): ReadOf {
  const rowsOf = ({ table, key }: OrderedTable) => {
    const academy = sql.ref(table === 'academies' ? 'id' : 'academy_id');
    const order = sql.join(key.map((column) => sql.ref(column)));
    return sql`select * from ${sql.table(table)} where ${academy} = ${null} order by ${order}`;
  };
  if (engine === 'postgresql') {
    // one statement for all tables, because a statement per table would need two dozen round trips
    const parts = tables.map(
      (each) => sql`select ${sql.lit(each.table)} as name, (select json_agg(t) from (${rowsOf(each)}) t) as rows`,
    );
    const text = sql`${sql.join(parts, sql` union all `)}`.compile(kysely);
    return async (academyId) => {
      const found = await runFixed({ name, sql: text.sql, parameters: tables.map(() => academyId) });
      return Object.fromEntries((found as { name: string; rows: unknown[] }[]).map((each) => [each.name, each.rows]));
    };
  }
  const texts = tables.map((each) => ({ table: each.table, text: rowsOf(each).compile(kysely).sql }));
  return async (academyId) => {
    const state: Record<string, unknown[]> = {};
    for (const { table, text } of texts) {
      state[table] = await runFixed({ name: `${name}: ${table}`, sql: text, parameters: [academyId] });
    }
    return state;
  };
}
