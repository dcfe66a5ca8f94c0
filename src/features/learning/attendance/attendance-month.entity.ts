import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantSum } from '../../../platform/database/tenant-record.ts';

/** Stands for no batch where a key has to say one. */
export const NO_BATCH = '00000000-0000-0000-0000-000000000000';

/** How a student was marked in a batch in a month. */
@Entity({ tableName: 'attendance_months' })
@Index({ properties: ['academyId', 'studentId', 'month'] })
export class AttendanceMonth extends TenantSum {
  /** The first day of the month. */
  @PrimaryKey({ type: 'date' })
  month!: string;

  /** {@link NO_BATCH} for attendance at the academy as such. */
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

  /** Marks of no session, for which the student was not expected. */
  @Property({ type: 'integer' })
  unplanned!: number;
}
