import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { engineOf } from '../../../../platform/database/bulk-rows.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { now } from '../../../../platform/time/now.ts';

/**
 * Removes the addresses, subjects and texts of messages to a person. If the person is a student, also removes the
 * subjects and texts of messages about this student, because they contain the student's name. Reads all messages of the
 * academy; this is slow, but erasures are rare.
 */
export async function blankMessages(em: SqlEntityManager, personId: string): Promise<void> {
  const kysely = em.getKysely();
  const academyId = academyOf(em);
  const blank = sql`subject = null, text = null, updated_at = ${now()}`;
  await sql`update notification_sends set address = null, ${blank}
    where academy_id = ${academyId} and (person_id = ${personId} or recipient_id = ${personId})`.execute(kysely);
  const isAbout =
    engineOf(em) === 'postgresql'
      ? sql`params -> 'studentIds' ? ${personId}`
      : sql`exists (select 1 from json_each(params, '$.studentIds') s where s.value = ${personId})`;
  await sql`update notification_sends set ${blank}
    where academy_id = ${academyId} and (subject is not null or text is not null) and ${isAbout}`.execute(kysely);
}
