import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** A table of academies, and the columns that its rows are ordered by. */
export interface OrderedTable {
  readonly table: string;
  readonly key: readonly string[];
}

/** The rows of an academy, by table, its own among them. What is asked for under a `name` must always be the same tables. */
export async function academyRows(
  { kysely, engine, runFixed }: Database,
  name: string,
  tables: readonly OrderedTable[],
  academyId: string,
): Promise<Record<string, unknown[]>> {
  const reads = [{ table: 'academies', key: ['id'] }, ...tables].map(({ table, key }) => {
    const academy = sql.ref(table === 'academies' ? 'id' : 'academy_id');
    const order = sql.join(key.map((column) => sql.ref(column)));
    const rows = sql`select * from ${sql.table(table)} where ${academy} = ${academyId} order by ${order}`;
    return { table, rows };
  });
  if (engine === 'postgresql') {
    // a statement for each table would go to the server and back two dozen times
    const parts = reads.map(
      ({ table, rows }) => sql`select ${sql.lit(table)} as name, (select json_agg(t) from (${rows}) t) as rows`,
    );
    const statement = sql`${sql.join(parts, sql` union all `)}`.compile(kysely);
    // planning it takes longer than reading: by a name, a connection plans it once
    const found = await runFixed({ ...statement, name });
    return Object.fromEntries((found as { name: string; rows: unknown[] }[]).map(({ name, rows }) => [name, rows]));
  }
  const state: Record<string, unknown[]> = {};
  for (const { table, rows } of reads) state[table] = (await rows.execute(kysely)).rows;
  return state;
}
