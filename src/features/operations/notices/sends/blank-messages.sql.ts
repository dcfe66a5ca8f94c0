import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { chunksOf } from '../../../../platform/csv/chunks.ts';
import { engineOf } from '../../../../platform/database/bulk-rows.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { now } from '../../../../platform/time/now.ts';

/**
 * Removes the addresses, subjects and texts of messages to a person. If the person is a student, also removes the
 * subjects and texts of messages about this student, because they contain the student's name. Reads all messages of the
 * academy; this is slow, but erasures are rare.
 */
export async function blankMessages(em: SqlEntityManager, personId: string): Promise<void> {
  const kysely = em.getKysely();
  const academyId = academyOf(em);
  const blank = blankWords();
  await sql`update notification_sends set address = null, ${blank}
    where academy_id = ${academyId} and (person_id = ${personId} or recipient_id = ${personId})`.execute(kysely);
  const isAbout =
    engineOf(em) === 'postgresql'
      ? sql`params -> 'studentIds' ? ${personId}`
      : sql`exists (select 1 from json_each(params, '$.studentIds') s where s.value = ${personId})`;
  await sql`update notification_sends set ${blank}
    where academy_id = ${academyId} and (subject is not null or text is not null) and ${isAbout}`.execute(kysely);
}

/** The number of records per statement. */
const RECORDS_AT_ONCE = 1_000;

/** Removes the subjects and texts of messages about one of these records, such as fees. The addresses stay. */
export async function blankMessagesAbout(em: SqlEntityManager, resourceIds: readonly string[]): Promise<void> {
  const kysely = em.getKysely();
  const academyId = academyOf(em);
  for (const ids of chunksOf(resourceIds, RECORDS_AT_ONCE)) {
    const isOneOf = (column: string) => inIds(sql.ref(column), ids, engineOf(em));
    await sql`update notification_sends set ${blankWords()}
      where academy_id = ${academyId} and id in (
        select o.id from notification_sends o where o.academy_id = ${academyId} and ${isOneOf('o.resource_id')}
        union all
        select s.send_id from notification_subjects s where s.academy_id = ${academyId} and ${isOneOf('s.resource_id')})
        and (subject is not null or text is not null)`.execute(kysely);
  }
}

const blankWords = () => sql`subject = null, text = null, updated_at = ${now()}`;
