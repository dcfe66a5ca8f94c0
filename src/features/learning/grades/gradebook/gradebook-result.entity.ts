import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../../../../platform/validation/scalars.ts';
import { AssessmentStatus, ResultStatus } from '../grade.enums.ts';

/** A result, with the status of its assessment, which decides who can see the result. Omits archived assessments. */
@ObjectType({ description: 'A result in a gradebook.' })
@Entity({
  expression: `select r.id, r.academy_id, r.batch_id, r.student_id, r.assessment_id, r.status, r.score, r.feedback,
      a.status as assessment_status
    from results r
    join assessments a on a.academy_id = :academy_id and a.id = r.assessment_id and a.deleted_at is null
    where r.academy_id = :academy_id and a.status <> 'archived'`,
})
export class GradebookResult {
  @Field(() => ID, { description: 'The id of the result.' })
  @Property({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  academyId!: string;

  @Property({ type: 'uuid' })
  batchId!: string;

  @Property({ type: 'uuid' })
  studentId!: string;

  @Field(() => ID, { description: 'The assessment.' })
  @Property({ type: 'uuid' })
  assessmentId!: string;

  @Property({ type: 'string' })
  assessmentStatus!: AssessmentStatus;

  @Field(() => ResultStatus, { description: 'The status.' })
  @Property({ type: 'string' })
  status!: ResultStatus;

  @Field(() => DecimalScalar, { nullable: true, description: 'The score; null unless the status is `GRADED`.' })
  @Property({ type: 'integer', nullable: true })
  score!: number | null;

  @Field(() => String, { nullable: true, description: 'The feedback: at most 5000 characters.' })
  @Property({ type: 'string', nullable: true })
  feedback!: string | null;
}
