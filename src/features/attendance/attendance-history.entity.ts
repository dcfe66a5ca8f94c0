import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Timestamp } from '../../platform/database/columns.ts';
import { keyColumn, TenantIndexes, TenantRecord, tenantKey } from '../../platform/database/tenant-record.ts';
import { DateTimeScalar } from '../../platform/validation/scalars.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';

@ObjectType('AttendanceMark', { description: 'How an attendance record was marked before it was corrected.' })
@Entity({ tableName: 'attendance_history' })
@TenantIndexes(['attendanceId', 'createdAt'])
export class AttendanceHistory extends TenantRecord {
  @ManyToOne(() => Attendance, tenantKey('attendance_id'))
  attendance!: Rel<Attendance>;

  @Field(() => ID, { description: 'The attendance record that was corrected.' })
  @Property(keyColumn('attendance_id'))
  attendanceId!: string;

  @Field(() => AttendanceStatus, { description: 'Whether the student was there, as marked then.' })
  @Enum({ items: () => AttendanceStatus, type: 'string' })
  status!: AttendanceStatus;

  @Field(() => String, { nullable: true, description: 'The remarks then.' })
  @Property({ type: 'string', length: 500, nullable: true })
  remarks: string | null = null;

  @Field(() => Int, { nullable: true, description: 'The minutes late then.' })
  @Property({ type: 'integer', nullable: true })
  minutesLate: number | null = null;

  @Field(() => ID, { description: 'The user who had marked it.' })
  @Property({ type: 'uuid' })
  markedBy!: string;

  @Field(() => DateTimeScalar, { description: 'When it had been marked: RFC 3339, UTC.' })
  @Property({ type: Timestamp })
  markedAt!: string;
}
