import { sql } from 'kysely';
import type { ReadContext, Sql } from './read-model.ts';

/** Returns SQL that aggregates one value of each row to an ordered JSON array. Without rows, the array is empty. */
export const jsonArrayAgg = (value: Sql, order: Sql, { engine }: Pick<ReadContext, 'engine'>): Sql =>
  engine === 'postgresql'
    ? sql`coalesce(json_agg(${value} order by ${order}), '[]')`
    : sql`json_group_array(${value} order by ${order})`;

/** Returns SQL for a JSON object that has the given values by key. */
export function jsonObject(values: Readonly<Record<string, Sql>>, { engine }: Pick<ReadContext, 'engine'>): Sql {
  const members = Object.entries(values).flatMap(([key, value]) => [sql.lit(key), value]);
  return sql`${sql.raw(engine === 'postgresql' ? 'json_build_object' : 'json_object')}(${sql.join(members)})`;
}
