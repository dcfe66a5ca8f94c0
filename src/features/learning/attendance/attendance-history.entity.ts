import type { Rel } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../platform/database/tenant-record.ts';
import { EnumColumn, InstantColumn, RelationColumn, TextColumn } from '../../../platform/fields/columns.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';

@ObjectType('AttendanceMark', { description: 'The state of an attendance record before a correction.' })
@Entity({ tableName: 'attendance_history' })
@TenantIndexes(['attendanceId', 'createdAt'])
export class AttendanceHistory extends TenantRecord {
  @RelationColumn(() => Attendance, 'attendance_id', 'The corrected attendance record.')
  attendance!: Rel<Attendance>;
  attendanceId!: string;

  @EnumColumn(() => AttendanceStatus, 'The attendance status before the correction.')
  status!: AttendanceStatus;

  @TextColumn(500, 'The remarks before the correction', { nullable: true, personal: 'blank' })
  remarks: string | null = null;

  @Field(() => Int, { nullable: true, description: 'The minutes late before the correction.' })
  @Property({ type: 'integer', nullable: true })
  minutesLate: number | null = null;

  @Field(() => ID, { description: 'The user who recorded the mark before the correction.' })
  @Property({ type: 'uuid' })
  markedBy!: string;

  @InstantColumn('The time at which the mark before the correction was recorded: RFC 3339, UTC.')
  markedAt!: string;
}
