import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TenantCount } from '../../../platform/database/tenant-record.ts';
import type { PaymentMethod } from './fee.enums.ts';

/** The number of payments of an academy that have the same payment method. */
@Entity({ tableName: 'payment_counts' })
export class PaymentCount extends TenantCount {
  @PrimaryKey({ type: 'text' })
  method!: PaymentMethod;
}
