import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantSum } from '../../../platform/database/tenant-record.ts';

/** The batch id that means "no batch" in keys. */
export const NO_BATCH = '00000000-0000-0000-0000-000000000000';

/** The number of a student's marks in a batch in a month, by status. */
@Entity({ tableName: 'attendance_months' })
@Index({ properties: ['academyId', 'studentId', 'month'] })
export class AttendanceMonth extends TenantSum {
  /** The first day of the month. */
  @PrimaryKey({ type: 'date' })
  month!: string;

  /** {@link NO_BATCH} for general attendance at the academy. */
  @PrimaryKey({ type: 'uuid' })
  batchId!: string;

  @PrimaryKey({ type: 'uuid' })
  studentId!: string;

  @Property({ type: 'integer' })
  present!: number;

  @Property({ type: 'integer' })
  late!: number;

  @Property({ type: 'integer' })
  absent!: number;

  @Property({ type: 'integer' })
  excused!: number;

  /** The number of marks that belong to no session. The student was not expected for these marks. */
  @Property({ type: 'integer' })
  unplanned!: number;
}
