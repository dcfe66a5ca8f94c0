import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { Enrollment } from './enrollment.entity.ts';

/**
 * A transfer: the open enrollment that a student left, and the enrollment that replaced it. After the transfer of an
 * active place within a course, one-time charges are not billed again. After a transfer to another course, only some
 * one-time charges are billed again. Reports count the enrollment before and after the transfer as one request.
 */
@Entity({ tableName: 'enrollment_transfers' })
@TenantIndexes('leftId')
@Unique({ properties: ['academyId', 'enteredId'] })
export class EnrollmentTransfer extends TenantRecord {
  @ManyToOne(() => Enrollment, tenantKey('left_id'))
  left!: Rel<Enrollment>;

  @Property(keyColumn('left_id'))
  leftId!: string;

  @ManyToOne(() => Enrollment, tenantKey('entered_id'))
  entered!: Rel<Enrollment>;

  @Property(keyColumn('entered_id'))
  enteredId!: string;

  /** True if the place was active; false for a request or a waitlist position. */
  @Property({ type: 'boolean', default: true })
  wasActive!: boolean;
}
