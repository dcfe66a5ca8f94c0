import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TenantCount } from '../../../platform/database/tenant-record.ts';
import type { FeeType } from '../ledger/fee.enums.ts';

/** How many fees an academy has, void ones left out. */
@Entity({ tableName: 'fee_counts' })
export class FeeCount extends TenantCount {
  @PrimaryKey({ type: 'date' })
  dueDate!: string;

  @PrimaryKey({ type: 'text' })
  feeType!: FeeType;

  /** Whether all, a part or nothing is paid. With the due date it determines the payment status on any day. */
  @PrimaryKey({ type: 'text' })
  settlement!: 'paid' | 'partial' | 'unpaid';
}
