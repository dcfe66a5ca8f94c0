import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/database/bulk-rows.ts';
import { academyOf } from '../../../platform/database/tenant-guard.ts';

/** Stores the last day whose reminders were written, unless a later day is stored. */
export async function moveMark(em: SqlEntityManager, remindedOn: string, days: readonly number[]): Promise<void> {
  const json = JSON.stringify(days);
  const list = engineOf(em) === 'postgresql' ? sql`${json}::jsonb` : sql`${json}`;
  await sql`insert into fee_reminder_marks (academy_id, reminded_on, days)
    values (${academyOf(em)}, ${remindedOn}, ${list})
    on conflict (academy_id) do update set reminded_on = excluded.reminded_on, days = excluded.days
      where fee_reminder_marks.reminded_on <= excluded.reminded_on`.execute(em.getKysely());
}
