import { sql } from 'kysely';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { now } from '../../../../platform/time/now.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { type Recipient, recipientKey } from '../core/recipient.types.ts';

/**
 * Adds a material to the inbox entries and the unsent messages about the materials of a day. Skips entries and messages
 * that already list the material. The other entries become unread again.
 */
export async function joinMaterial(
  { em, academy, engine }: NoticeRun,
  { dedupeKey, materialId, recipients }: { dedupeKey: string; materialId: string; recipients: readonly Recipient[] },
): Promise<void> {
  const kysely = em.getKysely();
  const list = JSON.stringify([materialId]);
  const [params, contains] =
    engine === 'postgresql'
      ? [
          sql`jsonb_set(params, '{materialIds}', (params -> 'materialIds') || ${list}::jsonb)`,
          sql`params -> 'materialIds' @> ${list}::jsonb`,
        ]
      : [
          sql`json_insert(params, '$.materialIds[#]', ${materialId})`,
          sql`exists (select 1 from json_each(params, '$.materialIds') where value = ${materialId})`,
        ];
  const which = sql`academy_id = ${academy.id} and dedupe_key = ${dedupeKey} and kind = 'material_published'
    and not (${contains})`;
  const keys = recipients.map((each) => recipientKey(each).id);
  const users = recipients.flatMap(({ userId }) => userId ?? []);
  await sql`update notification_sends set params = ${params}, updated_at = ${now()}
    where ${which} and ${inIds(sql`recipient_id`, keys, engine)} and state in ('queued', 'held')`.execute(kysely);
  await sql`update notifications set params = ${params}, read_at = null, updated_at = ${now()}
    where ${which} and ${inIds(sql`user_id`, users, engine)}`.execute(kysely);
}
