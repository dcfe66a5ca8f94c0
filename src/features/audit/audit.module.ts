import { AuditEntry } from '../../platform/audit/audit-entry.entity.ts';
import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { auditPermissions } from './audit.permissions.ts';
import { AuditResolver } from './audit.resolver.ts';

export const auditModule: FeatureModule = {
  entities: [AuditEntry],
  resolvers: [AuditResolver],
  permissions: auditPermissions,
};
