import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { all } from '../../../platform/fields/describe.ts';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import {
  DateInput,
  EnumInput,
  IdempotencyKeyInput,
  IdInput,
  IntegerInput,
  TextInput,
  VersionInput,
} from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Selected } from '../../../platform/validation/form-rules.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { MaxCharacters, NotBefore, RequiredWithout } from '../../../platform/validation/rules.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';
import { MOST_ADD_ONS } from './enrollment-extras.types.ts';
import { OPEN } from './transitions.ts';

/** Of both ways to complete an enrollment. */
const OVERRIDE = "Why it is completed although the course's completion rule is not met; for admins";

@InputType({ description: 'Which enrollments; all conditions must hold.' })
export class EnrollmentFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or number of the student.' })
  search?: string;

  @IdFilter('Of this student.')
  studentId?: string;

  @IdFilter('In this course.')
  courseId?: string;

  @IdFilter('In this batch.')
  batchId?: string;

  @EnumFilter(() => EnrollmentStatus, 'Where they stand.')
  status?: EnrollmentStatus;

  @DateInput('Enrolled on this day or later.')
  enrolledFrom?: string;

  @DateInput('Enrolled on this day or earlier.')
  @NotBefore('enrolledFrom')
  enrolledTo?: string;
}

export const EnrollmentOrder = orderEnum('EnrollmentOrder', ['createdAt', 'updatedAt', 'enrollmentDate']);
export const EnrollmentListArgs = listArgs(EnrollmentFilter, EnrollmentOrder);

/** A coupon that somebody is enrolled with. */
const CouponInput = (note = '') =>
  TextInput(30, 'The code of a coupon, in any case, that its fees are billed with', { note });

/** Plans that somebody is billed by beside that of the batch. */
const AddOnsInput = (): PropertyDecorator =>
  all(
    Field(() => [ID], {
      nullable: true,
      description: `Fee plans of no course that are put beside its own: at most ${MOST_ADD_ONS} ids.`,
    }) as PropertyDecorator,
    Items(0, MOST_ADD_ONS),
    Distinct(),
  );

@InputType({ description: 'A student who is enrolled, and where.' })
export class EnrollStudentInput {
  @IdInput('The student. Parents name a child of theirs, students themselves.', { required: true })
  studentId!: string;

  @IdInput('The batch. It brings its course.')
  @RequiredWithout('courseId')
  batchId?: string | null;

  @IdInput('The course; for a course without a batch, or that of the batch.')
  @RequiredWithout('batchId')
  courseId?: string | null;

  @DateInput('The day of the enrollment; today by default, and for parents and students always.', { omittable: true })
  enrollmentDate?: string;

  @EnumInput(() => EnrollmentStatus, '`ACTIVE`, as by default, or `PENDING`, as parents and students always get.', {
    omittable: true,
  })
  @Selected((status) => OPEN.includes(status as EnrollmentStatus))
  status?: EnrollmentStatus;

  @TextInput(5000, 'Notes')
  notes?: string | null;

  @CouponInput()
  coupon?: string | null;

  @AddOnsInput()
  addOnPlanIds?: string[] | null;

  @IdempotencyKeyInput()
  idempotencyKey?: string | null;
}

@InputType({
  description: 'Changes to an enrollment. What is left out stays as it is; a teacher changes the first two.',
})
export class UpdateEnrollmentInput {
  @TextInput(10, 'The grade')
  grade?: string | null;

  @IntegerInput(0, 100, 'Progress in percent', { omittable: true })
  progressPercentage?: number;

  @DateInput('The day of the enrollment.', { omittable: true })
  enrollmentDate?: string;

  @DateInput(
    'The first day of the place, within the batch, for admins. Days that it no longer covers are credited, missing ones are ' +
      'billed. Null while it is requested.',
  )
  activeFrom?: string | null;

  @EnumInput(() => EnrollmentStatus, 'Approves, drops, completes or reopens, as the operations of that name do.', {
    omittable: true,
  })
  status?: EnrollmentStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is dropped, at most 255 characters; nothing where it is not.',
  })
  @MaxCharacters(255)
  dropReason?: string | null;

  @TextInput(255, OVERRIDE)
  overrideReason?: string | null;

  @TextInput(5000, 'Notes')
  notes?: string | null;

  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Where a student moves.' })
export class TransferEnrollmentInput {
  @IdInput('The batch, of any course.', { required: true })
  batchId!: string;

  @IdempotencyKeyInput()
  idempotencyKey?: string | null;

  @VersionInput()
  expectedVersion?: number | null;
}

@ArgsType()
export class ApproveEnrollmentArgs {
  @Field(() => ID, { description: 'The id.' })
  id!: string;

  @CouponInput('; it takes the place of the one that was told before')
  coupon?: string | null;

  @AddOnsInput()
  addOnPlanIds?: string[] | null;
}

@ArgsType()
export class DropEnrollmentArgs {
  @Field(() => ID, { description: 'The id.' })
  id!: string;

  @TextInput(255, 'Why')
  reason?: string | null;
}

@ArgsType()
export class CompleteEnrollmentArgs {
  @Field(() => ID, { description: 'The id.' })
  id!: string;

  @TextInput(10, 'The grade', { note: '; when left out it stays' })
  grade?: string | null;

  @TextInput(255, OVERRIDE)
  overrideReason?: string | null;
}
