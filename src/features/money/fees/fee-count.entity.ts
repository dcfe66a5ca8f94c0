import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TenantCount } from '../../../platform/database/tenant-record.ts';
import type { FeeType } from '../ledger/fee.enums.ts';

/**
 * The number of fees of an academy that have the same due date, fee type and payment state. Voided fees are not
 * counted.
 */
@Entity({ tableName: 'fee_counts' })
export class FeeCount extends TenantCount {
  @PrimaryKey({ type: 'date' })
  dueDate!: string;

  @PrimaryKey({ type: 'text' })
  feeType!: FeeType;

  /**
   * The payment state: fully, partly or not paid. This state and the due date determine the payment status on any day.
   */
  @PrimaryKey({ type: 'text' })
  settlement!: 'paid' | 'partial' | 'unpaid';
}
