import type { EntityClass } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';

/** Rows a statement: a few megabytes. */
const CHUNK = 5_000;

/** Inserts rows keyed by property name. One statement and one parameter, a JSON text, for thousands of rows. */
export async function insertRows(
  database: Database,
  em: SqlEntityManager,
  entity: EntityClass<unknown>,
  rows: object[],
  academyId?: string,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { tableName, properties } = em.getMetadata().get(entity);
  const columnOf = (property: string) =>
    (properties as Record<string, { fieldNames: string[] }>)[property]?.fieldNames[0] as string;
  const names = Object.keys(first).map((property) => [property, columnOf(property)] as const);
  const columns = [...names.map(([, column]) => column), ...(academyId ? ['academy_id'] : [])];
  const statement = insertStatement(database, tableName, columns);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK).map((row) => {
      const values = names.map(([property, column]) => [column, (row as Record<string, unknown>)[property]]);
      return { ...Object.fromEntries(values), ...(academyId && { academy_id: academyId }) };
    });
    await em.getKysely().executeQuery(CompiledQuery.raw(statement, [JSON.stringify(chunk)]));
  }
}

function insertStatement(database: Database, table: string, columns: string[]): string {
  const list = columns.join(', ');
  if (database.engine === 'postgresql') {
    return `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)`;
  }
  const values = columns.map((column) => `value ->> '${column}'`).join(', ');
  return `insert into ${table} (${list}) select ${values} from json_each(?)`;
}
