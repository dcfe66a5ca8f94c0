import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Timestamp } from '../../../platform/database/columns.ts';
import {
  keyColumn,
  TenantIndexes,
  tenantKey,
  VersionedTenantRecord,
} from '../../../platform/database/tenant-record.ts';
import {
  DateColumn,
  EnumColumn,
  FlagColumn,
  InnerColumn,
  InstantColumn,
  JsonColumn,
  RelationColumn,
  TextColumn,
  TimeColumn,
  UrlColumn,
} from '../../../platform/fields/columns.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Room } from '../../academics/rooms/room.entity.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { Closure } from '../closures/closure.entity.ts';
import { CancelCause, SessionOverride, SessionStatus } from './session.enums.ts';

@ObjectType({ description: 'A student who is expected in the session.' })
export class SessionAttendee {
  @Field(() => ID, { description: 'The id of the student.' })
  id!: string;

  @Field(() => String, { description: 'The first and last name of the student.' })
  name!: string;
}

@ObjectType({ description: 'A lesson of a batch on a date.' })
@Entity({ tableName: 'class_sessions' })
@TenantIndexes('createdAt', 'updatedAt', ['date', 'startTime'], 'startTime', ['batchId', 'date', 'startTime'])
@TenantIndexes(['status', 'date', 'startTime'], ['instructorId', 'date', 'startTime'], ['roomId', 'date', 'startTime'])
// indexes that find the clashes of an instructor or a room by start time, because a session lasts at most a day
@TenantIndexes(['instructorId', 'startsAt'], ['roomId', 'startsAt'], 'closureId')
// PostgreSQL reads only this index when it searches the sessions of many days for clashes
@Index({
  name: 'class_sessions_compared_index',
  properties: ['academyId', 'date'],
  include: ['batchId', 'instructorId', 'roomId', 'startTime', 'endTime', 'startsAt', 'endsAt'],
  where: "status <> 'cancelled'",
})
// a partial index, because most sessions have no topic
@Index({ name: 'class_sessions_topic_index', properties: ['academyId', 'id', 'topic'], where: 'topic is not null' })
@Index({
  name: 'class_sessions_former_instructor_index',
  properties: ['academyId', 'formerInstructorId'],
  where: 'former_instructor_id is not null',
})
@Unique({ properties: ['academyId', 'batchId', 'slotDate'] })
export class ClassSession extends VersionedTenantRecord {
  @RelationColumn(() => Batch, 'batch_id', 'The batch.', { inEvents: true })
  batch!: Rel<Batch>;
  batchId!: string;

  @DateColumn('The date, local to the academy.', { inEvents: true, personal: 'keep' })
  date!: string;

  @TimeColumn('The start time, local time of the academy.')
  startTime!: string;

  @TimeColumn('The end time, local time of the academy. An end before the start is on the next day.')
  endTime!: string;

  @InstantColumn('The start: RFC 3339, UTC.', { inEvents: true })
  startsAt!: string;

  @InstantColumn('The end, after the start: RFC 3339, UTC.', { inEvents: true })
  endsAt!: string;

  /**
   * The local start, such as `2026-12-01T15:30:00`; `wallEnd` is the local end. Both are compared with the local times
   * of closures and time off.
   */
  @InnerColumn({ type: 'string', length: 19 }, { personal: 'keep' })
  wallStart!: string;

  @InnerColumn({ type: 'string', length: 19 }, { personal: 'keep' })
  wallEnd!: string;

  @RelationColumn(() => Staff, 'instructor_id', 'The staff member who leads the session.', {
    nullable: true,
    inEvents: true,
  })
  instructor: Rel<Staff> | null = null;
  instructorId!: string | null;

  /**
   * The former instructor of a session that has no instructor because this person left the academy. Otherwise null. A
   * person who is rehired can get the session again.
   */
  @ManyToOne(() => Staff, tenantKey('former_instructor_id', { nullable: true }))
  formerInstructor: Rel<Staff> | null = null;

  @Property(keyColumn('former_instructor_id', { nullable: true }))
  formerInstructorId!: string | null;

  @RelationColumn(() => Room, 'room_id', 'The room.', { nullable: true, inEvents: true })
  room: Rel<Room> | null = null;
  roomId!: string | null;

  @TextColumn(100, 'The location: the name of the room, or the text of the batch', {
    default: '',
    note: '; empty when unset',
    personal: 'keep',
  })
  classroom: string = '';

  @EnumColumn(() => SessionStatus, 'The status of the session.', { default: SessionStatus.SCHEDULED, inEvents: true })
  status: SessionStatus = SessionStatus.SCHEDULED;

  @EnumColumn(() => CancelCause, 'The cause of the cancellation; null unless the session is cancelled.', {
    nullable: true,
    inEvents: true,
  })
  cancelCause: CancelCause | null = null;

  @TextColumn(255, 'The reason that a user gave when cancelling', { nullable: true, personal: 'keep' })
  cancelReason: string | null = null;

  @RelationColumn(
    () => Closure,
    'closure_id',
    'The closure that cancelled the session; null if the session was not cancelled by a closure.',
    {
      nullable: true,
    },
  )
  closure: Rel<Closure> | null = null;
  closureId!: string | null;

  @FlagColumn('True if the session is cancelled and not charged.', { inEvents: true })
  excusesFees: boolean = false;

  @DateColumn('The day of the weekly schedule that the session fulfils; null for an extra session.', {
    nullable: true,
    personal: 'keep',
  })
  slotDate: string | null = null;

  @JsonColumn(
    () => [SessionOverride],
    'The fields that a user changed by hand. These fields no longer follow the batch.',
    {
      personal: 'keep',
    },
  )
  overrides: SessionOverride[] = [];

  @Field(() => Boolean, { description: "True if a substitute leads the session instead of the batch's instructor." })
  @Property({ type: 'boolean', persist: false })
  isSubstitute!: boolean;

  @Field(() => [SessionAttendee], {
    nullable: true,
    description:
      'The students who are active in the batch on the day, ordered by name. Parents see only their own ' +
      'children, students only themselves. Null for staff.',
  })
  @Property({ type: 'json', persist: false })
  attendees!: SessionAttendee[] | null;

  @TextColumn(255, 'The topic', { nullable: true, search: true, personal: 'keep' })
  topic: string | null = null;

  @UrlColumn('The address for joining online', { nullable: true, personal: 'keep' })
  onlineUrl: string | null = null;

  @TextColumn(5000, 'Notes for staff (null for families)', { nullable: true, personal: 'keep' })
  notes: string | null = null;

  /**
   * True if other records refer to the session. The session is then not deleted, even if the schedule no longer
   * includes it.
   */
  @Property({ type: 'boolean', default: false })
  pinned: boolean = false;

  /**
   * The number of attendance marks `present` in the session. The columns `late`, `absent` and `excused` hold the
   * numbers of the other marks. Triggers update these columns in the transaction that writes the marks.
   */
  @Property({ type: 'integer', default: 0 })
  present!: number;

  @Property({ type: 'integer', default: 0 })
  late!: number;

  @Property({ type: 'integer', default: 0 })
  absent!: number;

  @Property({ type: 'integer', default: 0 })
  excused!: number;

  /**
   * The time of the first attendance mark of the session; null if there are no marks. Reports use this time to check
   * whether the roll call was on time. Triggers update it.
   */
  @Property({ type: Timestamp, nullable: true })
  firstMarkedAt!: string | null;

  /**
   * The number of students who were active in the batch on the session's day. A job stores this number after that day.
   * If it is null, reports count the students themselves. Triggers set it to null when an enrollment that covers the
   * day changes.
   */
  @Property({ type: 'integer', nullable: true })
  expected!: number | null;
}
