import type { Rel } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, RelationColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';

@ObjectType('AttendanceMark', { description: 'How an attendance record was marked before it was corrected.' })
@Entity({ tableName: 'attendance_history' })
@TenantIndexes(['attendanceId', 'createdAt'])
export class AttendanceHistory extends TenantRecord {
  @RelationColumn(() => Attendance, 'attendance_id', 'The attendance record that was corrected.')
  attendance!: Rel<Attendance>;
  attendanceId!: string;

  @EnumColumn(() => AttendanceStatus, 'Whether the student was there, as marked then.')
  status!: AttendanceStatus;

  @TextColumn(500, 'The remarks then', { nullable: true, personal: 'blank' })
  remarks: string | null = null;

  @Field(() => Int, { nullable: true, description: 'The minutes late then.' })
  @Property({ type: 'integer', nullable: true })
  minutesLate: number | null = null;

  @Field(() => ID, { description: 'The user who had marked it.' })
  @Property({ type: 'uuid' })
  markedBy!: string;

  @InstantColumn('When it had been marked: RFC 3339, UTC.')
  markedAt!: string;
}
