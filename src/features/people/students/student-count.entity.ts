import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TenantCount } from '../../../platform/database/tenant-record.ts';
import type { StudentStatus } from './student.enums.ts';

/** The number of students in an academy who have a certain status. Deleted students do not count. */
@Entity({ tableName: 'student_counts' })
export class StudentCount extends TenantCount {
  @PrimaryKey({ type: 'text' })
  status!: StudentStatus;
}
