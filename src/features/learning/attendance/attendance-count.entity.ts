import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { TenantCount } from '../../../platform/database/tenant-record.ts';
import type { AttendanceStatus } from './attendance.enums.ts';

/** How many attendance records an academy has. */
@Entity({ tableName: 'attendance_counts' })
export class AttendanceCount extends TenantCount {
  /** The day that was marked. */
  @PrimaryKey({ type: 'date' })
  date!: string;

  @PrimaryKey({ type: 'text' })
  status!: AttendanceStatus;
}
