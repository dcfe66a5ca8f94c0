import { sql } from 'kysely';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';

/** Returns the number of unread entries in the caller's inbox. */
export async function unreadCount({ session, principal }: RequestContext): Promise<number> {
  const rows = await session.query(
    sql<{ count: number }>`select count(*) as count from notifications t
      where t.academy_id = ${session.academyId} and t.user_id = ${principal?.userId ?? null} and t.read_at is null`,
  );
  return Number(rows[0]?.count);
}
