import { Resolver } from 'type-graphql';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.ts';
import { connectionType } from '../../platform/graphql/connection.ts';
import { QueryList } from '../../platform/graphql/read-fields.ts';
import type { Connection } from '../../platform/loaders/connection.ts';
import { AuditEntryListArgs } from './audit.inputs.ts';
import { auditReads } from './audit.loaders.ts';

export const AuditEntryConnection = connectionType(AuditEntry, 'AuditEntry');

@Resolver(() => AuditEntry)
export class AuditResolver {
  @QueryList(() => AuditEntryConnection, auditReads, AuditEntryListArgs, {
    description: 'Who changed what in the academy. For its admins.',
  })
  auditLog!: Connection<AuditEntry>;
}
