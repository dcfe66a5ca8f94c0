import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { equals, type ReadModel, type Relation, type Sql } from '../../../platform/loaders/read-model.ts';
import { CallerMembership } from '../../identity/auth/callers/caller-membership.entity.ts';
import { Membership } from './membership.entity.ts';

const user = (column: string): Sql => sql`(select ${sql.ref(`u.${column}`)} from users u where u.id = t.user_id)`;

export const membershipReads: ReadModel<Membership> = {
  entity: Membership,
  visibility({ viewer }) {
    switch (viewer.role) {
      case 'super_admin':
      case 'academy_admin':
        return 'all';
      case 'administrator':
        return sql`((t.role <> 'academy_admin' and coalesce(t.staff_role, '') <> 'administrator')
          or t.user_id = ${viewer.userId})`;
      default:
        return sql`t.user_id = ${viewer.userId}`;
    }
  },
  computed: {
    userName: () => user('name'),
    userEmail: () => user('email'),
    userEmailVerifiedAt: () => user('email_verified_at'),
  },
  scanCost: 100,
  search: [user('name'), user('email')],
  filters: { role: equals('role') },
};

/** Returns true if a user is a member of at least one academy. `em` must be in a transaction of the database owner. */
export async function isMemberAnywhere(em: SqlEntityManager, userId: string): Promise<boolean> {
  const isMember = sql`select 1 from caller_memberships where user_id = ${userId} limit 1`;
  return (await isMember.execute(em.getKysely())).rows.length > 0;
}

/** The read model for the caller's own memberships in all academies. Deleted academies are omitted. */
const ownMembershipReads: ReadModel<CallerMembership> = {
  entity: CallerMembership,
  acrossAcademies: true,
  isOwn: true,
  visibility: ({ viewer }) => sql`(t.user_id = ${viewer.userId}
    and exists (select 1 from academies a where a.id = t.academy_id and a.deleted_at is null))`,
  computed: { academyName: () => academyName },
};

const academyName = sql`(select a.name from academies a where a.id = t.academy_id)`;

export const membershipsOfUser: Relation<CallerMembership> = {
  name: 'Me.memberships',
  model: ownMembershipReads,
  key: sql`t.user_id`,
  order: sql`${academyName}, t.academy_id`,
};
