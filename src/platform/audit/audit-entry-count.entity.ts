import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TenantCount } from '../database/tenant-record.ts';
import type { AuditEntry } from './audit-entry.entity.ts';

/** The number of entries in an academy's audit log, for each type of record and each action. */
@Entity({ tableName: 'audit_entry_counts' })
export class AuditEntryCount extends TenantCount {
  @PrimaryKey({ type: 'string', length: 50 })
  resource!: string;

  @PrimaryKey({ type: 'string', length: 20 })
  action!: AuditEntry['action'];
}
