import { sql } from 'kysely';
import { equals, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { ApiKey } from './api-key.entity.ts';

export const apiKeyReads: ReadModel<ApiKey> = {
  entity: ApiKey,
  visibility: ({ viewer }) => (viewer.role === 'super_admin' || viewer.role === 'academy_admin' ? 'all' : 'none'),
  computed: {
    status: ({ now }) =>
      sql`case when t.revoked_at is not null then 'revoked' when t.expires_at <= ${now} then 'expired' else 'active' end`,
  },
  scanCost: 100,
  filters: { status: equals('status') },
};
