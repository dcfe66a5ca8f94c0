import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { entities } from '../../dist/src/features/index.js';
import { migrations } from '../../dist/src/migrations/index.js';
import { openDatabase } from '../../dist/src/platform/database/database.js';
import { migrate } from '../../dist/src/platform/database/migrations.js';

/** Creates a database with empty tables for the duration of `work`. */
export async function withTables<Result>(url: string, work: (database: any) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ url, entities, migrations });
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Updates statistics, as on a service that has run for a while. */
export const settle = (database: any): Promise<unknown> =>
  (database.engine === 'postgresql' ? sql`vacuum analyze` : sql`analyze`).execute(database.kysely);

/** Adds empty academies. Returns their ids. */
export async function addEmptyAcademies(database: any, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID()).toSorted();
  const at = new Date().toISOString();
  const rows = ids.map(
    (id) => sql`(${id}, ${at}, ${at}, 'Bench', ${id}, 'other', 'bench@bench.test', '{}', '{}', '{}')`,
  );
  await sql`insert into academies (id, created_at, updated_at, name, slug, type, email, branding, settings, subscription)
    values ${sql.join(rows)}`.execute(database.kysely);
  return ids;
}

/** Returns the numbers from `first` on as rows with one column `n`. */
export const numbersFrom = (first: number, count: number): RawBuilder<unknown> =>
  sql`(with recursive s(n) as (select ${sql.lit(first)} union all select n + 1 from s where n < ${sql.lit(first + count - 1)})
    select n from s) as numbers`;

/** Returns an engine's SQL for values that are not texts: ids that are derived from `n`, and constants. */
export function valuesOn(engine: string): {
  id: RawBuilder<unknown>;
  as: (value: unknown, type: string) => RawBuilder<unknown>;
} {
  const cast = (type: string) => sql.raw(engine === 'postgresql' ? `::${type}` : '');
  return {
    id: sql`('00000000-0000-7000-8000-' || substr(cast(1000000000000 + n as text), 2))${cast('uuid')}`,
    as: (value, type) => sql`${value}${cast(type)}`,
  };
}
