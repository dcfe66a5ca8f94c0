import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateScalar } from '../../../../platform/validation/scalars.ts';

/** A completed enrollment with the names of its course and batch, even if these were deleted. */
@ObjectType({ description: 'A course that a student has completed.' })
@Entity({
  expression: `select e.id, e.id as enrollment_id, e.academy_id, e.student_id, e.course_id, e.batch_id, e.grade,
      e.active_from as began_on, e.completion_date as completed_on, c.name as course_name, b.name as batch_name
    from enrollments e
    join courses c on c.academy_id = :academy_id and c.id = e.course_id
    left join batches b on b.academy_id = :academy_id and b.id = e.batch_id
    where e.academy_id = :academy_id and e.status = 'completed' and e.deleted_at is null`,
})
export class TranscriptCourse {
  /** The id of the enrollment. */
  @Property({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  academyId!: string;

  @Property({ type: 'uuid' })
  studentId!: string;

  @Field(() => ID, { description: 'The completed enrollment.' })
  @Property({ type: 'uuid' })
  enrollmentId!: string;

  @Field(() => ID, { description: 'The course.' })
  @Property({ type: 'uuid' })
  courseId!: string;

  @Field(() => String, { description: 'The name of the course.' })
  @Property({ type: 'string' })
  courseName!: string;

  @Field(() => ID, { nullable: true, description: 'The batch; null if the enrollment had none.' })
  @Property({ type: 'uuid', nullable: true })
  batchId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the batch; null if the enrollment had none.' })
  @Property({ type: 'string', nullable: true })
  batchName!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The first day on which the student had the place.' })
  @Property({ type: 'date', nullable: true })
  beganOn!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The day of completion.' })
  @Property({ type: 'date', nullable: true })
  completedOn!: string | null;

  @Field(() => String, { nullable: true, description: 'The final grade; null if there is none.' })
  @Property({ type: 'string', nullable: true })
  grade!: string | null;
}
