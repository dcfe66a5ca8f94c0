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
// who is where: what overlaps a time begins less than a day before
@TenantIndexes(['instructorId', 'startsAt'], ['roomId', 'startsAt'], 'closureId')
// PostgreSQL finds clashes among the sessions of many days from this index only
@Index({
  name: 'class_sessions_compared_index',
  properties: ['academyId', 'date'],
  include: ['batchId', 'instructorId', 'roomId', 'startTime', 'endTime', 'startsAt', 'endsAt'],
  where: "status <> 'cancelled'",
})
// most have none
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

  @DateColumn('The day, local to the academy.', { inEvents: true, personal: 'keep' })
  date!: string;

  @TimeColumn('When it begins, local time of the academy.')
  startTime!: string;

  @TimeColumn('When it ends, local time of the academy; before the start, it is of the next day.')
  endTime!: string;

  @InstantColumn('When it begins: RFC 3339, UTC.', { inEvents: true })
  startsAt!: string;

  @InstantColumn('When it ends, after its start: RFC 3339, UTC.', { inEvents: true })
  endsAt!: string;

  /** The wall-clock times of its beginning and end, `2026-12-01T15:30:00`: compared with those of closures and time off. */
  @InnerColumn({ type: 'string', length: 19 }, { personal: 'keep' })
  wallStart!: string;

  @InnerColumn({ type: 'string', length: 19 }, { personal: 'keep' })
  wallEnd!: string;

  @RelationColumn(() => Staff, 'instructor_id', 'The staff member who leads it.', { nullable: true, inEvents: true })
  instructor: Rel<Staff> | null = null;
  instructorId!: string | null;

  /** The instructor who left and has no successor. The session returns to them if they are rehired. */
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

  @EnumColumn(() => SessionStatus, 'The status of the run.', { default: SessionStatus.SCHEDULED, inEvents: true })
  status: SessionStatus = SessionStatus.SCHEDULED;

  @EnumColumn(() => CancelCause, 'The reason of the cancellation; null unless cancelled.', {
    nullable: true,
    inEvents: true,
  })
  cancelCause: CancelCause | null = null;

  @TextColumn(255, 'The reason that a user gave when cancelling', { nullable: true, personal: 'keep' })
  cancelReason: string | null = null;

  @RelationColumn(() => Closure, 'closure_id', 'The closure that cancelled it; null unless a closure did.', {
    nullable: true,
  })
  closure: Rel<Closure> | null = null;
  closureId!: string | null;

  @FlagColumn('Whether it is not charged because it is cancelled.', { inEvents: true })
  excusesFees: boolean = false;

  @DateColumn('The day of the weekly schedule that it stands for; null for an extra one.', {
    nullable: true,
    personal: 'keep',
  })
  slotDate: string | null = null;

  @JsonColumn(() => [SessionOverride], 'The fields that a user changed by hand. They no longer follow the batch.', {
    personal: 'keep',
  })
  overrides: SessionOverride[] = [];

  @Field(() => Boolean, { description: 'Whether a substitute leads it instead of the instructor of the batch.' })
  @Property({ type: 'boolean', persist: false })
  isSubstitute!: boolean;

  @Field(() => [SessionAttendee], {
    nullable: true,
    description:
      'The students of a parent, or the student who calls, who are active in the batch on the day, by ' +
      'name. Null for staff.',
  })
  @Property({ type: 'json', persist: false })
  attendees!: SessionAttendee[] | null;

  @TextColumn(255, 'The topic', { nullable: true, search: true, personal: 'keep' })
  topic: string | null = null;

  @UrlColumn('The address for joining online', { nullable: true, personal: 'keep' })
  onlineUrl: string | null = null;

  @TextColumn(5000, 'Notes of the staff; null to families', { nullable: true, personal: 'keep' })
  notes: string | null = null;

  /** Whether something else hangs on it, so that it is kept when it is no longer wanted. */
  @Property({ type: 'boolean', default: false })
  pinned: boolean = false;

  /** How many of its marks say so: triggers keep it, in the transaction that marks. */
  @Property({ type: 'integer', default: 0 })
  present!: number;

  @Property({ type: 'integer', default: 0 })
  late!: number;

  @Property({ type: 'integer', default: 0 })
  absent!: number;

  @Property({ type: 'integer', default: 0 })
  excused!: number;

  /** When the first of its marks was made, which says whether the roll was taken in time; null where there is none. Triggers keep it. */
  @Property({ type: Timestamp, nullable: true })
  firstMarkedAt!: string | null;

  /**
   * The number of students active in its batch on its day, once the day is over; null if they have to be counted.
   * Triggers reset it when a change of an enrollment affects the day.
   */
  @Property({ type: 'integer', nullable: true })
  expected!: number | null;
}
