import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import {
  keyColumn,
  SoftDeletedTenantRecord,
  TenantIndexes,
  tenantKey,
} from '../../../platform/database/tenant-record.ts';
import {
  CodeColumn,
  DateColumn,
  EnumColumn,
  FlagColumn,
  InnerColumn,
  IntegerColumn,
  JsonColumn,
  RelationColumn,
  TextColumn,
  TimeColumn,
} from '../../../platform/fields/columns.ts';
import { Weekday } from '../../academy/academies/academy.enums.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { Course } from '../courses/course.entity.ts';
import { Room } from '../rooms/room.entity.ts';
import { BatchStatus } from './batch.enums.ts';

@ObjectType({ description: 'A scheduled class of a course, with its days, times, instructor and number of seats.' })
@Entity({ tableName: 'batches' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'startDate', 'status', 'courseId', 'instructorId', 'roomId')
@Index({
  name: 'batches_former_instructor_index',
  properties: ['academyId', 'formerInstructorId'],
  where: 'former_instructor_id is not null',
})
@Unique({ properties: ['academyId', 'code'] })
export class Batch extends SoftDeletedTenantRecord {
  @RelationColumn(() => Course, 'course_id', 'The course of the batch.', { inEvents: true })
  course!: Rel<Course>;
  courseId!: string;

  @TextColumn(255, 'The name', { search: true, personal: 'keep' })
  name!: string;

  @CodeColumn(12, 'The code: `BAT-` and 8 upper-case letters or digits.', { search: true, personal: 'keep' })
  code!: string;

  @DateColumn('The first day.', { inEvents: true, personal: 'keep' })
  startDate!: string;

  @DateColumn('The last day, on or after the first.', { personal: 'keep' })
  endDate!: string;

  @TimeColumn('The start time of each session, local time of the academy.')
  startTime!: string;

  @TimeColumn('The end time of each session, after the start, local time of the academy.')
  endTime!: string;

  @JsonColumn(() => [Weekday], 'The weekdays of the sessions: a list of 1 to 7 weekdays.', { personal: 'keep' })
  daysOfWeek!: Weekday[];

  @IntegerColumn(1, 1000, 'The number of seats', { inEvents: true })
  maxStudents!: number;

  @RelationColumn(() => Staff, 'instructor_id', 'The staff member who teaches the batch.', {
    nullable: true,
    inEvents: true,
  })
  instructor: Rel<Staff> | null = null;
  instructorId!: string | null;

  /**
   * The former instructor of a batch that has no instructor because this person left the academy. Otherwise null. A
   * person who is rehired can get the batch again.
   */
  @ManyToOne(() => Staff, tenantKey('former_instructor_id', { nullable: true }))
  formerInstructor: Rel<Staff> | null = null;

  @Property(keyColumn('former_instructor_id', { nullable: true }))
  formerInstructorId!: string | null;

  @RelationColumn(() => Room, 'room_id', 'The room; null if `classroom` is not the name of a room.', { nullable: true })
  room: Rel<Room> | null = null;
  roomId!: string | null;

  @TextColumn(100, 'The location: the name of the room, or any other text', {
    default: '',
    note: '; empty when unset',
    personal: 'keep',
  })
  classroom: string = '';

  @EnumColumn(() => BatchStatus, 'The status of the batch.', { default: BatchStatus.UPCOMING, inEvents: true })
  status: BatchStatus = BatchStatus.UPCOMING;

  @FlagColumn(
    'True if a user set the status, which then stays until a user changes it. If false, the service updates ' +
      'the status each night by the dates of the batch.',
  )
  statusIsManual: boolean = false;

  /**
   * The day on which the batch was cancelled or deleted. Reports about earlier days still count the batch. Null if
   * neither happened, or if it happened before this column existed.
   */
  @InnerColumn({ type: 'date', nullable: true }, { personal: 'keep' })
  calledOffOn: string | null = null;

  @TextColumn(5000, 'Notes', { nullable: true, personal: 'keep' })
  notes: string | null = null;

  @DateColumn(
    'The day up to which the sessions of the batch have been created; null before the first session is ' + 'created.',
    {
      nullable: true,
      personal: 'keep',
    },
  )
  sessionsUntil: string | null = null;

  @Field(() => Int, { description: 'The number of free seats, at least 0.' })
  @Property({ type: 'integer', persist: false })
  availableSeats!: number;
}
