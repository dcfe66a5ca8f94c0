import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { type Column, columnOf, inParts, recordset, valuesOf } from './bulk-rows.ts';
import { academyOf } from './tenant-guard.ts';
import type { TenantSum } from './tenant-record.ts';

/** A change of a row of sums: the key of the row, and the amount to add to each sum. */
export type Addition = Readonly<Record<string, string | number>>;

/**
 * Adds amounts to sums of the session's academy, many rows with each statement. The sums of a missing row start at 0. A
 * row whose sums are all 0 afterwards is deleted. All additions must have the same properties, and no two may have the
 * same key. The caller must have locked the records to which the sums belong.
 */
export async function addToSums(
  em: SqlEntityManager,
  entity: new () => TenantSum,
  additions: readonly Addition[],
): Promise<void> {
  const [first] = additions;
  if (!first) return;
  const meta = em.getMetadata().get(entity);
  const table = sql.table(meta.tableName);
  const columns = Object.keys(first).map((property) => columnOf(meta, property));
  const isKey = ({ property }: Column) => meta.properties[property]?.primary === true;
  const refer = (of: readonly Column[], before = '') => sql.join(of.map(({ name }) => sql.ref(`${before}${name}`)));
  const keys = columns.filter(isKey);
  const sums = columns.filter((column) => !isKey(column)).map(({ name }) => sql.ref(name));
  const added = sums.map((sum) => sql`${sum} = t.${sum} + excluded.${sum}`);
  const isNothing = sums.map((sum) => sql`${sum} = 0`);
  const academyId = academyOf(em);
  await inParts(additions, async (part) => {
    const recorded = recordset(em, columns, part);
    await sql`insert into ${table} as t (academy_id, ${refer(columns)})
      ${valuesOf(em, [academyId], { columns, rows: part, recorded })}
      on conflict (academy_id, ${refer(keys)}) do update set ${sql.join(added)}`.execute(em.getKysely());
    await sql`delete from ${table} where academy_id = ${academyId} and ${sql.join(isNothing, sql` and `)}
      and (${refer(keys)}) in (select ${refer(keys, 'r.')} from ${recorded})`.execute(em.getKysely());
  });
}
