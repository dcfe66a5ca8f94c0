import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { keyColumn, SoftDeletedTenantRecord, TenantIndexes, tenantKey } from '../../platform/database/tenant-record.ts';
import { DateScalar, TimeScalar } from '../../platform/validation/scalars.ts';
import { Weekday } from '../academies/academy.enums.ts';
import { Course } from '../courses/course.entity.ts';
import { Staff } from '../staff/staff.entity.ts';
import { BatchStatus } from './batch.enums.ts';

@ObjectType({ description: 'A course as it is taught: on which days, by whom, with how many seats.' })
@Entity({ tableName: 'batches' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'startDate', 'status', 'courseId', 'instructorId')
@Unique({ properties: ['academyId', 'code'] })
export class Batch extends SoftDeletedTenantRecord {
  @ManyToOne(() => Course, tenantKey('course_id'))
  course!: Rel<Course>;

  @Field(() => ID, { description: 'The course that is taught.' })
  @Property(keyColumn('course_id'))
  courseId!: string;

  @Field(() => String, { description: 'The name: at most 255 characters.' })
  @Property({ type: 'string', length: 255 })
  name!: string;

  @Field(() => String, { description: 'The code: `BAT-` and 8 upper-case letters or digits.' })
  @Property({ type: 'string', length: 12 })
  code!: string;

  @Field(() => DateScalar, { description: 'The first day.' })
  @Property({ type: 'date' })
  startDate!: string;

  @Field(() => DateScalar, { description: 'The last day, on or after the first.' })
  @Property({ type: 'date' })
  endDate!: string;

  @Field(() => TimeScalar, { description: 'When a session begins, local time of the academy.' })
  @Property({ type: 'time' })
  startTime!: string;

  @Field(() => TimeScalar, { description: 'When a session ends, after its start.' })
  @Property({ type: 'time' })
  endTime!: string;

  @Field(() => [Weekday], { description: 'The days of the week with a session: 1 to 7.' })
  @Property({ type: 'json' })
  daysOfWeek!: Weekday[];

  @Field(() => Int, { description: 'Seats: 1 to 1000.' })
  @Property({ type: 'integer' })
  maxStudents!: number;

  @ManyToOne(() => Staff, tenantKey('instructor_id', { nullable: true }))
  instructor: Rel<Staff> | null = null;

  @Field(() => ID, { nullable: true, description: 'The staff member who teaches.' })
  @Property(keyColumn('instructor_id', { nullable: true }))
  instructorId!: string | null;

  @Field(() => String, { description: 'Where: at most 100 characters; empty when unset.' })
  @Property({ type: 'string', length: 100, default: '' })
  classroom: string = '';

  @Field(() => BatchStatus, { description: 'Where the batch stands.' })
  @Enum({ items: () => BatchStatus, type: 'string', default: BatchStatus.UPCOMING })
  status: BatchStatus = BatchStatus.UPCOMING;

  @Field(() => String, { nullable: true, description: 'Notes: at most 5000 characters.' })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  @Field(() => Int, { description: 'Seats that nobody holds: never below 0.' })
  @Property({ type: 'integer', persist: false })
  availableSeats!: number;
}
