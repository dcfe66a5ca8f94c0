import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { READ_SCOPE } from '../../../../platform/permissions/selection-scopes.ts';
import { DecimalScalar, PercentScalar } from '../../../../platform/validation/scalars.ts';
import { EnrollmentStatus } from '../../../academics/enrollments/enrollment.enums.ts';
import { ResultStatus } from '../grade.enums.ts';

/** The usual number of terms in a row, from which the cost of a query is computed. */
const FEW_TERMS = { usualLength: 2 };

@ObjectType({ description: 'A result in a gradebook.' })
export class GradebookResult {
  @Field(() => ID, { description: 'The id of the result.' })
  id!: string;

  @Field(() => ID, { description: 'The assessment.' })
  assessmentId!: string;

  @Field(() => ResultStatus, { description: 'The status.' })
  status!: ResultStatus;

  @Field(() => DecimalScalar, { nullable: true, description: 'The score; null unless the status is `GRADED`.' })
  score!: number | null;

  @Field(() => String, { nullable: true, description: 'The feedback: at most 5000 characters.' })
  feedback!: string | null;
}

@ObjectType({ description: 'The averages of a student in a batch over the assessments of a term.' })
export class TermAverage {
  @Field(() => ID, { description: 'The term.' })
  termId!: string;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'The average in percent. For families, only published assessments count. Null if nothing counts.',
  })
  average!: number | null;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'The average over published assessments in percent; null if nothing counts.',
  })
  publishedAverage!: number | null;
}

/**
 * A student who was ever active in a batch. If several enrollments of the student in the batch were ever active, the
 * row has the latest of these enrollments.
 */
@ObjectType({ description: 'A row of a gradebook: a student who was ever active in the batch.' })
@Entity({
  expression: `select e.id, e.id as enrollment_id, e.academy_id, e.batch_id, e.course_id, e.student_id, e.status, e.grade,
      s.name as student_name, s.student_number
    from enrollments e
    join students s on s.academy_id = :academy_id and s.id = e.student_id and s.deleted_at is null
    where e.academy_id = :academy_id and e.active_from is not null and e.deleted_at is null
      and not exists (select 1 from enrollments f where f.academy_id = :academy_id and f.student_id = e.student_id
        and f.batch_id = e.batch_id and f.id > e.id and f.active_from is not null and f.deleted_at is null)`,
})
export class GradebookRow {
  /** The id of the enrollment. */
  @Property({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  academyId!: string;

  @Property({ type: 'uuid' })
  batchId!: string;

  @Property({ type: 'uuid' })
  courseId!: string;

  @Field(() => ID, { description: "The student's latest enrollment in the batch that was ever active." })
  @Property({ type: 'uuid' })
  enrollmentId!: string;

  @Field(() => ID, { description: 'The student.' })
  @Property({ type: 'uuid' })
  studentId!: string;

  @Extensions({ [READ_SCOPE]: 'students:read' })
  @Field(() => String, { description: 'The name of the student.' })
  @Property({ type: 'string' })
  studentName!: string;

  @Extensions({ [READ_SCOPE]: 'students:read' })
  @Field(() => String, { description: 'The number of the student.' })
  @Property({ type: 'string' })
  studentNumber!: string;

  @Extensions({ [READ_SCOPE]: 'enrollments:read' })
  @Field(() => EnrollmentStatus, { description: 'The status of the enrollment.' })
  @Property({ type: 'string' })
  status!: EnrollmentStatus;

  @Extensions({ [READ_SCOPE]: 'enrollments:read' })
  @Field(() => String, { nullable: true, description: 'The final grade; null if there is none yet.' })
  @Property({ type: 'string', nullable: true })
  grade!: string | null;

  @Extensions(FEW_TERMS)
  @Field(() => [TermAverage], { description: 'The averages by term, for terms with results that count.' })
  termAverages!: TermAverage[];
}
