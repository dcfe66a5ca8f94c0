import { Resolver } from 'type-graphql';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import { AuditEntryListArgs } from './audit.inputs.ts';
import { auditReads } from './audit.loaders.ts';

export const AuditEntryConnection = connectionType(AuditEntry, 'AuditEntry');

@Resolver(() => AuditEntry)
export class AuditResolver {
  @QueryOne(() => AuditEntry, auditReads, {
    description: 'One change that was made in the academy; null when there is none. For its admins.',
  })
  auditEntry!: AuditEntry | null;

  @QueryList(() => AuditEntryConnection, auditReads, AuditEntryListArgs, {
    description: 'Who changed what in the academy. For its admins.',
  })
  auditLog!: Connection<AuditEntry>;
}
