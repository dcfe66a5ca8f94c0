import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { FeePlan } from './fee-plan.entity.ts';

/** The assignment of an add-on plan to an enrollment. An add-on plan belongs to no course or batch. */
@Entity({ tableName: 'enrollment_add_ons' })
@TenantIndexes('planId')
@Unique({ properties: ['academyId', 'enrollmentId', 'planId'] })
export class EnrollmentAddOn extends TenantRecord {
  @ManyToOne(() => Enrollment, tenantKey('enrollment_id'))
  enrollment!: Rel<Enrollment>;

  @Property(keyColumn('enrollment_id'))
  enrollmentId!: string;

  @ManyToOne(() => FeePlan, tenantKey('plan_id'))
  plan!: Rel<FeePlan>;

  @Property(keyColumn('plan_id'))
  planId!: string;
}
