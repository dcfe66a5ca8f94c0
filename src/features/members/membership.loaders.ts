import { sql } from 'kysely';
import { equals, type ReadModel, type Sql } from '../../platform/loaders/read-model.ts';
import { Membership } from './membership.entity.ts';

const user = (column: string): Sql => sql`(select ${sql.ref(`u.${column}`)} from users u where u.id = t.user_id)`;

export const membershipReads: ReadModel<Membership> = {
  entity: Membership,
  scope({ viewer }) {
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
  computed: { userName: () => user('name'), userEmail: () => user('email') },
  search: [user('name'), user('email')],
  filters: { role: equals('role') },
};
