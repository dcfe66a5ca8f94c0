import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TenantCount } from '../database/tenant-record.ts';
import type { AuditEntry } from './audit-entry.entity.ts';

/** Counts the entries in an academy's audit log for each type of record. */
@Entity({ tableName: 'audit_entry_counts' })
export class AuditEntryCount extends TenantCount {
  @PrimaryKey({ type: 'string', length: 50 })
  resource!: string;

  @PrimaryKey({ type: 'string', length: 20 })
  action!: AuditEntry['action'];
}
