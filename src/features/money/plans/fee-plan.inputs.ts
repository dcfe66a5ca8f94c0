import { Field, ID, InputType, Int } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import {
  DateInput,
  EnumInput,
  FlagInput,
  IdInput,
  IntegerInput,
  MoneyInput,
  TextInput,
  VersionInput,
} from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Matches } from '../../../platform/validation/form-rules.ts';
import { Distinct, EachBetween, Items } from '../../../platform/validation/list-rules.ts';
import { ProhibitsOthers, Required } from '../../../platform/validation/rules.ts';
import { BillingFrequency } from '../../academics/courses/course.enums.ts';
import { FeeType } from '../ledger/fee.enums.ts';
import {
  DropPolicy,
  DueAnchor,
  FeePlanStatus,
  InstallmentInterval,
  ProrationBasis,
  RevisionScope,
} from './fee-plan.enums.ts';

@InputType({ description: 'Which fee plans; all conditions must hold.' })
export class FeePlanFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name.' })
  search?: string;

  @EnumFilter(() => FeePlanStatus, 'Whether they are billed by.')
  status?: FeePlanStatus;

  @IdFilter('Of this course.')
  courseId?: string;

  @IdFilter('Of this batch.')
  batchId?: string;
}

export const FeePlanOrder = orderEnum('FeePlanOrder', ['createdAt', 'updatedAt', 'name']);
export const FeePlanListArgs = listArgs(FeePlanFilter, FeePlanOrder);

@InputType({ description: 'When a fee is due.' })
export class FeeDueInput {
  @EnumInput(() => DueAnchor, 'What it is counted from; the start of the period by default.', { omittable: true })
  anchor?: DueAnchor;

  @IntegerInput(-60, 90, 'Days behind that, or before it where below 0', { omittable: true, note: '; 0 by default' })
  offsetDays?: number;
}

@InputType({ description: 'How a fee is paid in parts.' })
export class InstallmentsInput {
  @Field(() => [Int], {
    description: 'The parts, 2 to 24, the first first, each 1 to 1000000: its share in the sum of all.',
  })
  @Items(2, 24)
  @EachBetween(1, 1_000_000)
  weights!: number[];

  @EnumInput(() => InstallmentInterval, 'How far apart they are due.', { required: true })
  every!: InstallmentInterval;
}

@InputType({ description: 'Something that a fee plan bills.' })
export class FeePlanItemInput {
  @TextInput(30, 'What it is known by', { required: true, note: ' without spaces and colons, unique in the plan' })
  @Matches(/^[^\s:]+$/)
  code!: string;

  @EnumInput(() => FeeType, 'What its fees are for; any but penalties.', { required: true })
  feeType!: FeeType;

  @TextInput(255, 'The title of its fees', { required: true })
  title!: string;

  @MoneyInput("The price of a whole period, or of a session, in the academy's currency.", { required: true })
  amount!: number;

  @EnumInput(() => BillingFrequency, 'How often it is billed.', { required: true })
  frequency!: BillingFrequency;

  @Field(() => FeeDueInput, {
    nullable: true,
    description: 'When its fees are due; on the first day of the period by default.',
  })
  @Required()
  due?: FeeDueInput;

  @EnumInput(
    () => ProrationBasis,
    'How the price is reduced where somebody learns in a part; by sessions by default.',
    {
      omittable: true,
    },
  )
  proration?: ProrationBasis;

  @IdInput('The only tax rate; none by default. With several, the first of `taxRateIds`.')
  taxRateId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'The tax rates: at most three, each on the net price; none by default.',
  })
  @Required()
  @Items(0, 3)
  @Distinct()
  taxRateIds?: string[];

  @Field(() => InstallmentsInput, {
    nullable: true,
    description: 'How its fees are paid in parts; all at once by default, and always of what is billed by the session.',
  })
  installments?: InstallmentsInput | null;

  @FlagInput('Whether sessions are billed of which the student was absent; they are not by default.', {
    omittable: true,
  })
  chargeAbsent?: boolean;

  @FlagInput(
    'Whether its fees may be credited when a student leaves or moves, or a batch is cancelled or deleted: by default all ' +
      'but those of the type `ADMISSION`.',
    { omittable: true },
  )
  refundable?: boolean;
}

@InputType({ description: 'A new fee plan: of a course, of a batch, or of neither.' })
export class CreateFeePlanInput {
  @TextInput(100, 'The name', { required: true })
  name!: string;

  @IdInput('The course whose enrollments it bills.')
  courseId?: string | null;

  @IdInput('The batch whose enrollments it bills, in place of a course.')
  @ProhibitsOthers(['courseId'])
  batchId?: string | null;

  @EnumInput(() => FeePlanStatus, 'Whether it is billed by; a draft by default.', { omittable: true })
  status?: FeePlanStatus;

  @DateInput('The first day on which it is in effect.', { required: true })
  effectiveFrom!: string;

  @Field(() => [FeePlanItemInput], { description: 'What it bills: 1 to 20 items, in place of those there are.' })
  @Required()
  @Items(1, 20)
  items!: FeePlanItemInput[];

  @EnumInput(() => DropPolicy, 'What becomes of what was billed when an enrollment is dropped; it stays by default.', {
    omittable: true,
  })
  dropPolicy?: DropPolicy;
}

@InputType({
  description:
    'Changes to a draft; an active plan can only be archived, by its status. What is left out stays as it is.',
})
export class UpdateFeePlanInput extends partialInput(CreateFeePlanInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'What an active fee plan bills from a day on.' })
export class ReviseFeePlanInput {
  @DateInput('The first day: today or later, and behind that of the revision before.', { required: true })
  effectiveFrom!: string;

  @EnumInput(() => RevisionScope, 'Whom it is for; all enrollments by default.', { omittable: true })
  appliesTo?: RevisionScope;

  @Field(() => [FeePlanItemInput], { description: 'What is billed: 1 to 20 items.' })
  @Items(1, 20)
  items!: FeePlanItemInput[];

  @VersionInput()
  expectedVersion?: number | null;
}
