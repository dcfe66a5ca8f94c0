import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TenantCount } from '../../../platform/database/tenant-record.ts';
import type { ParentStatus } from './parent.enums.ts';

/** The number of parents in an academy who have a certain status. Deleted parents do not count. */
@Entity({ tableName: 'parent_counts' })
export class ParentCount extends TenantCount {
  @PrimaryKey({ type: 'text' })
  status!: ParentStatus;
}
