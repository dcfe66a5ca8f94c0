import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Discount } from './discount.entity.ts';

/**
 * Records that an enrollment uses a coupon, or a discount with a maximum number of uses. Because of this row, the
 * enrollment keeps the discount.
 */
@Entity({ tableName: 'discount_uses' })
@TenantIndexes('enrollmentId')
@Unique({ properties: ['academyId', 'discountId', 'enrollmentId'] })
export class DiscountUse extends TenantRecord {
  @ManyToOne(() => Discount, tenantKey('discount_id'))
  discount!: Rel<Discount>;

  @Property(keyColumn('discount_id'))
  discountId!: string;

  @ManyToOne(() => Enrollment, tenantKey('enrollment_id'))
  enrollment!: Rel<Enrollment>;

  @Property(keyColumn('enrollment_id'))
  enrollmentId!: string;
}
