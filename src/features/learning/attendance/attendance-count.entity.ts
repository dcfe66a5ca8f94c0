import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TenantCount } from '../../../platform/database/tenant-record.ts';
import type { AttendanceStatus } from './attendance.enums.ts';

/** The number of attendance records of an academy, by day and status. */
@Entity({ tableName: 'attendance_counts' })
export class AttendanceCount extends TenantCount {
  /** The day of the marks. */
  @PrimaryKey({ type: 'date' })
  date!: string;

  @PrimaryKey({ type: 'text' })
  status!: AttendanceStatus;
}
