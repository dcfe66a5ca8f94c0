import { sql } from 'kysely';
import { equals, type ReadModel } from '../../../../platform/loaders/read-model.ts';
import { Invitation } from './invitation.entity.ts';

export const invitationReads: ReadModel<Invitation> = {
  entity: Invitation,
  visibility({ viewer }) {
    switch (viewer.role) {
      case 'super_admin':
      case 'academy_admin':
        return 'all';
      case 'administrator':
        return sql`(t.role <> 'academy_admin' and coalesce(t.staff_role, '') <> 'administrator')`;
      default:
        return 'none';
    }
  },
  computed: {
    status: ({
      now,
    }) => sql`case when t.accepted_at is not null then 'accepted' when t.revoked_at is not null then 'revoked'
      when t.expires_at <= ${now} then 'expired' else 'open' end`,
  },
  scanCost: 100,
  filters: { status: equals('status') },
};
