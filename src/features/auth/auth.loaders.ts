import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ReadModel } from '../../platform/loaders/read-model.ts';
import type { UserMembership } from './auth.types.ts';
import { User } from './user.entity.ts';

/** Users see themselves. */
export const userReads: ReadModel<User> = {
  entity: User,
  scope: ({ viewer }) => sql`t.id = ${viewer.userId}`,
};

/**
 * The academies that a user is a member of, by name. Runs as the database's owner, whom row-level security lets read
 * memberships of all academies.
 */
export async function membershipsOf(database: Database, userId: string): Promise<UserMembership[]> {
  const statement = sql<UserMembership>`
    select m.academy_id as "academyId", a.name as "academyName", m.role, m.staff_role as "staffRole",
      m.staff_id as "staffId", m.parent_id as "parentId", m.student_id as "studentId"
    from memberships m join academies a on a.id = m.academy_id
    where m.user_id = ${userId} and a.deleted_at is null
    order by a.name, a.id`;
  return (await statement.execute(database.kysely)).rows;
}
