import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** A table, the column that says whose a row is, and those that rows are ordered by. */
export interface TableOfAcademy {
  readonly table: string;
  readonly academy: string;
  readonly key: readonly string[];
}

/** The rows of an academy, by table. What is asked for under a `name` must always be the same tables. */
export async function academyRows(
  { kysely, engine, runFixed }: Database,
  name: string,
  tables: readonly TableOfAcademy[],
  academyId: string,
): Promise<Record<string, unknown[]>> {
  const reads = tables.map(({ table, academy, key }) => {
    const order = sql.join(key.map((column) => sql.ref(column)));
    const rows = sql`select * from ${sql.table(table)} where ${sql.ref(academy)} = ${academyId} order by ${order}`;
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
