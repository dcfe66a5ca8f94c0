import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Kysely, sql } from 'kysely';

/**
 * Inserts the cursor of an academy at a number, unless the academy has one. With `isNewest`, a smaller
 * number is replaced.
 */
export async function beginCursor(
  trx: Kysely<unknown>,
  academyId: string,
  last: number,
  { isNewest = false } = {},
): Promise<void> {
  const change = isNewest
    ? sql`do update set last = excluded.last where notice_cursors.last < excluded.last`
    : sql`do nothing`;
  await sql`insert into notice_cursors (academy_id, last) values (${academyId}, ${last})
    on conflict (academy_id) ${change}`.execute(trx);
}

/** Stores the number of the last event whose notices were written. The cursor is locked. */
export async function moveCursor(em: SqlEntityManager, academyId: string, last: number): Promise<void> {
  await sql`update notice_cursors set last = ${last} where academy_id = ${academyId}`.execute(em.getKysely());
}
