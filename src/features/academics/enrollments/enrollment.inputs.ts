import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { all } from '../../../platform/fields/describe.ts';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { IdempotencyKeyInput, IdInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Selected } from '../../../platform/validation/form-rules.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { NotBefore, RequiredWithout } from '../../../platform/validation/rules.ts';
import { Enrollment } from './enrollment.entity.ts';
import { MOST_ADD_ONS } from './enrollment-extras.types.ts';
import { OPEN } from './steps/transitions.ts';

/** Shared by both ways to complete an enrollment. */
const OVERRIDE = "Why it is completed although the course's completion rule is not met; for admins";

@InputType({ description: 'Which enrollments; all conditions must hold.' })
export class EnrollmentFilter extends filterOf(Enrollment, {
  search: 'Text in the name or number of the student.',
  studentId: 'Filters by student.',
  courseId: 'In this course.',
  batchId: 'In this batch.',
  status: 'Filters by status.',
  enrolledFrom: DayFilter('Enrolled on this day or later.'),
  enrolledTo: DayFilter('Enrolled on this day or earlier.', NotBefore('enrolledFrom')),
}) {}

export const EnrollmentOrder = orderEnum('EnrollmentOrder', ['createdAt', 'updatedAt', 'enrollmentDate']);
export const EnrollmentListArgs = listArgs(EnrollmentFilter, EnrollmentOrder);

/** The coupon of an enrollment. */
const CouponInput = (note = '') =>
  TextInput(30, 'The code of a coupon, in any case, that its fees are billed with', { note });

/** The fee plans that bill an enrollment in addition to that of the batch. */
const AddOnsInput = (): PropertyDecorator =>
  all(
    Field(() => [ID], {
      nullable: true,
      description: `Fee plans of no course that are put beside its own: at most ${MOST_ADD_ONS} ids.`,
    }),
    Items(0, MOST_ADD_ONS),
    Distinct(),
  );

@InputType({ description: 'A student who is enrolled, and where.' })
export class EnrollStudentInput extends inputOf(Enrollment, {
  required: ['studentId'],
  optional: ['batchId', 'courseId', 'enrollmentDate', 'status', 'notes'],
  nullable: ['courseId'],
  words: {
    studentId: 'The student. Parents name a child of theirs, students themselves.',
    batchId: 'The batch. It brings its course.',
    courseId: 'The course; for a course without a batch, or that of the batch.',
    enrollmentDate: 'The day of the enrollment; today by default, and for parents and students always.',
    status: '`ACTIVE`, as by default, or `PENDING`, as parents and students always get.',
  },
  rules: {
    batchId: [RequiredWithout('courseId')],
    courseId: [RequiredWithout('batchId')],
    status: [Selected((status) => OPEN.some((open) => open === status))],
  },
}) {
  @CouponInput()
  coupon?: string | null;

  @AddOnsInput()
  addOnPlanIds?: string[] | null;

  @IdempotencyKeyInput()
  idempotencyKey?: string | null;
}

@InputType({
  description: 'Changes to an enrollment. Omitted fields stay unchanged; a teacher may change the first two.',
})
export class UpdateEnrollmentInput extends inputOf(Enrollment, {
  optional: [
    ...(['grade', 'progressPercentage', 'enrollmentDate', 'activeFrom', 'status'] as const),
    ...(['dropReason', 'overrideReason', 'notes'] as const),
  ],
  words: {
    progressPercentage: { note: '' },
    activeFrom:
      'The first day of the place, within the batch, for admins. Days that it no longer covers are credited, missing ones ' +
      'are billed. Null while it is requested.',
    status: 'Approves, drops, completes or reopens, as the operations of that name do.',
    dropReason: { what: 'Why it is dropped', note: '; nothing where it is not' },
    overrideReason: OVERRIDE,
  },
}) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'The batch that a student moves to.' })
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

  @CouponInput('; it replaces the reason that was given before')
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

  @TextInput(10, 'The grade', { note: '; when omitted it stays' })
  grade?: string | null;

  @TextInput(255, OVERRIDE)
  overrideReason?: string | null;
}
