import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { now } from '../../../../platform/time/now.ts';
import type { SuppressionReason } from '../notice-send.enums.ts';

/**
 * Deletes the unread inbox entries of an announcement that was withdrawn or has expired. Sets the unsent messages of
 * the announcement to "suppressed", with the given reason.
 */
export async function takeBack(
  em: SqlEntityManager,
  announcementId: string,
  reason: SuppressionReason.WITHDRAWN | SuppressionReason.TOO_LATE,
): Promise<void> {
  const isOfIt = sql`academy_id = ${academyOf(em)} and resource_id = ${announcementId} and kind = 'announcement'`;
  await sql`update notification_sends set state = 'suppressed', reason = ${reason}, updated_at = ${now()}
    where ${isOfIt} and state in ('queued', 'held')`.execute(em.getKysely());
  await sql`delete from notifications where ${isOfIt} and read_at is null`.execute(em.getKysely());
}
