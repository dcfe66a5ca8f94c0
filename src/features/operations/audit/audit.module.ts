import { AuditEntry } from '../../../platform/audit/audit-entry.entity.ts';
import { AuditEntryCount } from '../../../platform/audit/audit-entry-count.entity.ts';
import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { auditPermissions } from './audit.permissions.ts';
import { AuditResolver } from './audit.resolver.ts';

export const auditModule: FeatureModule = {
  entities: [AuditEntry, AuditEntryCount],
  resolvers: [AuditResolver],
  permissions: auditPermissions,
};
