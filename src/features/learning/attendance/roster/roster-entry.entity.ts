import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { AttendanceStatus } from '../attendance.enums.ts';
import { hadPlace, studentsOfSessions } from './expected-student.entity.ts';

/** The same condition as `wasActiveOn`, for the date of a session `c`. */
const activeOn = (enrollment: string) => `${enrollment}.deleted_at is null and ${hadPlace(enrollment)}`;

/**
 * A student whose enrollment was active on the day of a session. If the student has several enrollments, the latest one
 * counts.
 */
@ObjectType({ description: 'A student who was active in the batch on the day of the session.' })
@Entity({
  expression: studentsOfSessions({
    hasPlace: activeOn,
    columns: ', e.id as enrollment_id, s.name as student_name, a.id as record_id',
    join: `
    join students s on s.academy_id = :academy_id and s.id = e.student_id and s.deleted_at is null and s.erased_at is null`,
  }),
})
export class RosterEntry {
  /** The id of the enrollment. Several entries can have the same id, because a student may be in several sessions. */
  @Property({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  academyId!: string;

  @Property({ type: 'uuid' })
  sessionId!: string;

  @Property({ type: 'uuid' })
  batchId!: string;

  /** The id of the staff member who leads the session. */
  @Property({ type: 'uuid', nullable: true })
  instructorId!: string | null;

  @Property({ type: 'date' })
  date!: string;

  @Property({ type: 'uuid' })
  courseId!: string;

  @Field(() => ID, { description: 'The student.' })
  @Property({ type: 'uuid' })
  studentId!: string;

  @Field(() => String, { description: 'The name of the student.' })
  @Property({ type: 'string' })
  studentName!: string;

  @Field(() => ID, { description: 'The enrollment that was active on the day.' })
  @Property({ type: 'uuid' })
  enrollmentId!: string;

  @Property({ type: 'uuid', nullable: true })
  recordId!: string | null;

  @Property({ type: 'string', nullable: true })
  status!: AttendanceStatus | null;
}
