import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { rowsOf } from '../../../platform/database/rows-of.ts';

/**
 * Returns the ids of completed enrollments that may get a certificate now. These enrollments have no certificate, and
 * their course issues certificates automatically. One of their fees was changed or voided by an event with a number
 * from `from` to `to`. A certificate that an admin revoked is not replaced.
 */
export async function certifiableAfter(
  em: SqlEntityManager,
  academyId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`select distinct e.id
    from outbox_events v
    join enrollments e on e.academy_id = ${academyId} and cast(e.id as text) = v.payload ->> 'enrollment_id'
      and e.status = 'completed' and e.deleted_at is null
    join courses k on k.academy_id = ${academyId} and k.id = e.course_id and k.auto_certificate
    where v.academy_id = ${academyId} and v.sequence between ${from} and ${to} and v.type in ('fee.changed', 'fee.voided')
      and not exists (select 1 from certificates c
        where c.academy_id = ${academyId} and c.enrollment_id = e.id and (c.state in ('issued', 'withdrawn')
          or c.state = 'revoked' and c.revoke_reason <> 'enrollment_reopened'))
    order by e.id`,
  );
  return rows.map(({ id }) => id);
}
