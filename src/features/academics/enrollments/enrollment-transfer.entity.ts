import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import { Enrollment } from './enrollment.entity.ts';

/**
 * A transfer of a student: the open enrollment that ended (`left`), and the enrollment that replaced it (`entered`). If
 * both enrollments are in one course and `left` was active, one-time charges are not billed again. If the courses
 * differ, some one-time charges are billed again. Reports count both enrollments as one request.
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

  /** True if the enrollment that ended was active; false if it was pending. */
  @Property({ type: 'boolean', default: true })
  wasActive!: boolean;
}
