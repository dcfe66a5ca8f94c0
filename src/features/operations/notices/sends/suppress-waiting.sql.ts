import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { now } from '../../../../platform/time/now.ts';

/** Suppresses all messages of the academy that are not sent yet, with the reason "too late". */
export async function suppressWaiting(em: SqlEntityManager): Promise<void> {
  await sql`update notification_sends set state = 'suppressed', reason = 'too_late', updated_at = ${now()}
    where academy_id = ${academyOf(em)} and state in ('queued', 'held')`.execute(em.getKysely());
}
