import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TenantCount } from '../../../platform/database/tenant-record.ts';
import type { EnrollmentStatus } from './enrollment.enums.ts';

/** The number of enrollments with a certain status in a course. Deleted enrollments do not count. */
@Entity({ tableName: 'enrollment_counts' })
export class EnrollmentCount extends TenantCount {
  @PrimaryKey({ type: 'uuid' })
  courseId!: string;

  @PrimaryKey({ type: 'text' })
  status!: EnrollmentStatus;
}
