import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';

/** Inserts the cursor of the session's academy at a number, unless there is one. */
export async function insertMissingCursor(em: SqlEntityManager, last: number): Promise<void> {
  await sql`insert into notice_cursors (academy_id, last) values (${academyOf(em)}, ${last})
    on conflict (academy_id) do nothing`.execute(em.getKysely());
}

/** Stores the number of the last event whose notices were written. The cursor is locked. */
export async function moveCursor(em: SqlEntityManager, last: number): Promise<void> {
  await sql`update notice_cursors set last = ${last} where academy_id = ${academyOf(em)}`.execute(em.getKysely());
}
