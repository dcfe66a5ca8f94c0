import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { Between, MaxCharacters, Required, RequiredWithout, Selected, Uuid } from '../../platform/validation/rules.ts';
import { DateScalar } from '../../platform/validation/scalars.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';
import { OPEN } from './transitions.ts';

@InputType({ description: 'Which enrollments; all conditions must hold.' })
export class EnrollmentFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or number of the student.' })
  search?: string;

  @Field(() => ID, { nullable: true, description: 'Of this student.' })
  @Uuid()
  studentId?: string;

  @Field(() => ID, { nullable: true, description: 'In this course.' })
  @Uuid()
  courseId?: string;

  @Field(() => ID, { nullable: true, description: 'In this batch.' })
  @Uuid()
  batchId?: string;

  @Field(() => EnrollmentStatus, { nullable: true, description: 'Where they stand.' })
  status?: EnrollmentStatus;
}

export const EnrollmentOrder = orderEnum('EnrollmentOrder', ['createdAt', 'updatedAt', 'enrollmentDate']);
export const EnrollmentListArgs = listArgs(EnrollmentFilter, EnrollmentOrder);

@InputType({ description: 'A student who is enrolled, and where.' })
export class EnrollStudentInput {
  @Field(() => ID, { description: 'The student. Parents name a child of theirs, students themselves.' })
  @Uuid()
  studentId!: string;

  @Field(() => ID, { nullable: true, description: 'The batch. It brings its course.' })
  @RequiredWithout('courseId')
  @Uuid()
  batchId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The course; for a course without a batch, or that of the batch.' })
  @RequiredWithout('batchId')
  @Uuid()
  courseId?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day of the enrollment; today by default, and for parents and students always.',
  })
  @Required()
  enrollmentDate?: string;

  @Field(() => EnrollmentStatus, {
    nullable: true,
    description: '`ACTIVE`, as by default, or `PENDING`, as parents and students always get.',
  })
  @Required()
  @Selected((status) => OPEN.includes(status as EnrollmentStatus))
  status?: EnrollmentStatus;

  @Field(() => String, { nullable: true, description: 'Notes: at most 5000 characters.' })
  @MaxCharacters(5000)
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A name of the request, at most 255 characters: sent again within 24 hours, it is done once.',
  })
  idempotencyKey?: string | null;
}

@InputType({
  description: 'Changes to an enrollment. What is left out stays as it is; a teacher changes the first two.',
})
export class UpdateEnrollmentInput {
  @Field(() => String, { nullable: true, description: 'The grade: at most 10 characters.' })
  @MaxCharacters(10)
  grade?: string | null;

  @Field(() => Int, { nullable: true, description: 'Progress in percent: 0 to 100.' })
  @Required()
  @Between(0, 100)
  progressPercentage?: number;

  @Field(() => DateScalar, { nullable: true, description: 'The day of the enrollment.' })
  @Required()
  enrollmentDate?: string;

  @Field(() => EnrollmentStatus, {
    nullable: true,
    description: 'Approves, drops, completes or reopens, as the operations of that name do.',
  })
  @Required()
  status?: EnrollmentStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is dropped, at most 255 characters; nothing where it is not.',
  })
  @MaxCharacters(255)
  dropReason?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes: at most 5000 characters.' })
  @MaxCharacters(5000)
  notes?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited; another is refused.' })
  expectedVersion?: number | null;
}

@InputType({ description: 'Where a student moves.' })
export class TransferEnrollmentInput {
  @Field(() => ID, { description: 'The batch, of any course.' })
  @Uuid()
  batchId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A name of the request, at most 255 characters: sent again within 24 hours, it is done once.',
  })
  idempotencyKey?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited: another one is CONFLICT.' })
  expectedVersion?: number | null;
}

@ArgsType()
export class DropEnrollmentArgs {
  @Field(() => ID, { description: 'The id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Why: at most 255 characters.' })
  @MaxCharacters(255)
  reason?: string | null;
}

@ArgsType()
export class CompleteEnrollmentArgs {
  @Field(() => ID, { description: 'The id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The grade: at most 10 characters; when left out it stays.' })
  @MaxCharacters(10)
  grade?: string | null;
}
