import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import type { CallerMembership } from './caller-membership.entity.ts';

/** Stores a copy of a membership for authentication, in the academy of the transaction. */
export async function storeCallerMembership(
  em: SqlEntityManager,
  { id, userId, role, staffRole, staffId, parentId, studentId }: Omit<CallerMembership, 'academyId'>,
): Promise<void> {
  await sql`insert into caller_memberships (academy_id, id, user_id, role, staff_role, staff_id, parent_id, student_id)
    values (${academyOf(em)}, ${id}, ${userId}, ${role}, ${staffRole}, ${staffId}, ${parentId}, ${studentId})
    on conflict (academy_id, id) do update set user_id = excluded.user_id, role = excluded.role, staff_role = excluded.staff_role,
      staff_id = excluded.staff_id, parent_id = excluded.parent_id, student_id = excluded.student_id`.execute(
    em.getKysely(),
  );
}

/** Removes the copy of a membership. Called when the membership has ended. */
export async function removeCallerMembership(em: SqlEntityManager, id: string): Promise<void> {
  await sql`delete from caller_memberships where academy_id = ${academyOf(em)} and id = ${id}`.execute(em.getKysely());
}
