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

/** The description of the field `overrideReason`, for the two inputs that have this field. */
const OVERRIDE =
  "An admin's reason for completing the enrollment although it does not meet the course's completion rule";

@InputType({ description: 'Filters for enrollments; all conditions must hold.' })
export class EnrollmentFilter extends filterOf(Enrollment, {
  search: 'Filters by text in the name or number of the student.',
  studentId: 'Filters by student.',
  courseId: 'Filters by course.',
  batchId: 'Filters by batch.',
  status: 'Filters by status.',
  enrolledFrom: DayFilter('Enrollments dated on this day or later.'),
  enrolledTo: DayFilter('Enrollments dated on this day or earlier.', NotBefore('enrolledFrom')),
}) {}

export const EnrollmentOrder = orderEnum('EnrollmentOrder', ['createdAt', 'updatedAt', 'enrollmentDate']);
export const EnrollmentListArgs = listArgs(EnrollmentFilter, EnrollmentOrder);

/** Declares the field for the coupon code of an enrollment. */
const CouponInput = (note = '') =>
  TextInput(30, 'The code of a coupon for the fees of the enrollment, regardless of case', { note });

/** Declares the field for the ids of fee plans that are billed in addition to the fee plan of the batch. */
const AddOnsInput = (): PropertyDecorator =>
  all(
    Field(() => [ID], {
      nullable: true,
      description:
        `The ids of add-on plans (fee plans without a course or a batch): at most ${MOST_ADD_ONS}. They are ` +
        'billed in addition to the plan of the course or batch.',
    }),
    Items(0, MOST_ADD_ONS),
    Distinct(),
  );

@InputType({ description: 'A student and the batch or course of a new enrollment.' })
export class EnrollStudentInput extends inputOf(Enrollment, {
  required: ['studentId'],
  optional: ['batchId', 'courseId', 'enrollmentDate', 'status', 'notes'],
  nullable: ['courseId'],
  words: {
    studentId: 'The student. Parents can enroll only their children, students only themselves.',
    batchId: 'The batch, which determines the course.',
    courseId: "The course; required without a batch. With a batch, it must be the batch's course or omitted.",
    enrollmentDate: 'The enrollment date; today by default. Always today for requests by parents and students.',
    status: '`ACTIVE` (default) or `PENDING`. Always `PENDING` for requests by parents and students.',
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
  description:
    'Changes to an enrollment. Omitted fields stay unchanged. Teachers can change only the grade and the ' +
    'progress.',
})
export class UpdateEnrollmentInput extends inputOf(Enrollment, {
  optional: [
    ...(['grade', 'progressPercentage', 'enrollmentDate', 'activeFrom', 'status'] as const),
    ...(['dropReason', 'overrideReason', 'notes'] as const),
  ],
  words: {
    progressPercentage: { note: '' },
    activeFrom:
      'The first day of the place, within the dates of the batch. Only admins may change it. Days that the ' +
      'place no longer covers are credited, and added days are billed. Null only if the enrollment was never ' +
      'active.',
    status: 'Approves, drops, completes or reopens the enrollment, like the operations with these names.',
    dropReason: { what: 'The reason for the drop', note: '; ignored if the enrollment is not dropped' },
    overrideReason: OVERRIDE,
  },
}) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'The batch to which a student transfers.' })
export class TransferEnrollmentInput {
  @IdInput('The new batch, which may belong to another course.', { required: true })
  batchId!: string;

  @IdempotencyKeyInput()
  idempotencyKey?: string | null;

  @VersionInput()
  expectedVersion?: number | null;
}

@ArgsType()
export class ApproveEnrollmentArgs {
  @Field(() => ID, { description: 'The id of the enrollment.' })
  id!: string;

  @CouponInput('; replaces an earlier coupon')
  coupon?: string | null;

  @AddOnsInput()
  addOnPlanIds?: string[] | null;
}

@ArgsType()
export class DropEnrollmentArgs {
  @Field(() => ID, { description: 'The id of the enrollment.' })
  id!: string;

  @TextInput(255, 'The reason')
  reason?: string | null;
}

@ArgsType()
export class CompleteEnrollmentArgs {
  @Field(() => ID, { description: 'The id of the enrollment.' })
  id!: string;

  @TextInput(10, 'The grade', { note: '; when omitted, the grade stays unchanged' })
  grade?: string | null;

  @TextInput(255, OVERRIDE)
  overrideReason?: string | null;
}
