import { sql } from 'kysely';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.ts';
import { AuditEntryCount } from '../../../platform/audit/audit-entry-count.entity.ts';
import { atLeast, atMost, equals, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { mayReadResource, readableResources } from '../../../platform/permissions/resource-scopes.ts';

const auditEntryCounts: ReadModel<AuditEntryCount> = {
  entity: AuditEntryCount,
  visibility: () => 'all',
  filters: {
    action: equals('action'),
    resource: equals('resource'),
  },
};

export const auditReads: ReadModel<AuditEntry> = {
  entity: AuditEntry,
  visibility: ({ viewer }) => (viewer.role === 'super_admin' || viewer.role === 'academy_admin' ? 'all' : 'none'),
  // an API key can read values only of the types of records that its scopes allow
  propertyVisibility: (property, _viewer, scopes) =>
    scopes && (property === 'before' || property === 'after')
      ? sql`t.resource in (${sql.join(readableResources(scopes).map((resource) => sql.lit(resource)))})`
      : undefined,
  // an API key can read people's names only with the scope for members
  computed: {
    userName: ({ scopes }) =>
      mayReadResource(scopes, 'Membership') ? sql`(select u.name from users u where u.id = t.user_id)` : sql`null`,
  },
  search: ['resource', 'requestId'],
  counts: auditEntryCounts,
  filters: {
    userId: equals('userId'),
    action: equals('action'),
    resource: equals('resource'),
    resourceId: equals('resourceId'),
    from: atLeast('createdAt'),
    to: atMost('createdAt'),
  },
};
