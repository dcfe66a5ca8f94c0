import { AuditEntryCount } from '../../../platform/audit/audit-entry-count.entity.ts';
import { readsList, readsOne } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { AuditEntryListArgs } from './audit.inputs.ts';
import { auditReads } from './audit.loaders.ts';

const mayRead = scoped('audit:read', roles('academy_admin'));

export const auditLog = resource({
  noun: 'audit entry',
  reads: auditReads,
  list: AuditEntryListArgs,
  operations: {
    auditEntry: readsOne({
      may: mayRead,
      description: 'Returns a change in the academy by id, or null if there is none. Only for admins of the academy.',
    }),
    auditLog: readsList({
      may: mayRead,
      description: 'The changes in the academy: actor, action and record. Only for admins of the academy.',
    }),
  },
  entities: [AuditEntryCount],
});
