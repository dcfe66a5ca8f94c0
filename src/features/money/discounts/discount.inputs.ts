import { Field, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import {
  DateInput,
  EnumInput,
  FlagInput,
  IdInput,
  IntegerInput,
  MoneyInput,
  PercentInput,
  TextInput,
  VersionInput,
} from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Matches } from '../../../platform/validation/form-rules.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { NotBefore, ProhibitsOthers, Required } from '../../../platform/validation/rules.ts';
import { FeeType } from '../ledger/fee.enums.ts';
import { DiscountKind } from './discount.enums.ts';

@InputType({ description: 'Which discounts; all conditions must hold.' })
export class DiscountFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or the code.' })
  search?: string;

  @EnumFilter(() => DiscountKind, 'What they are given for.')
  kind?: DiscountKind;

  @IdFilter('That name this student.')
  studentId?: string;

  @IdFilter('That name this enrollment.')
  enrollmentId?: string;
}

export const DiscountOrder = orderEnum('DiscountOrder', ['createdAt', 'updatedAt', 'name']);
export const DiscountListArgs = listArgs(DiscountFilter, DiscountOrder);

@InputType({ description: 'Whom a discount is given to: what its kind asks for. What is left out stays as it is.' })
export class DiscountConditionInput {
  @IntegerInput(2, 20, 'Of siblings: the first rank that gets it', { note: '; 2 by default' })
  rankFrom?: number | null;

  @IntegerInput(2, 20, 'Of several courses: the least number of them', { note: '; 2 by default' })
  minCourses?: number | null;

  @IntegerInput(0, 365, 'Of early birds: at least so many days before the batch begins')
  daysBeforeStart?: number | null;

  @TextInput(30, 'Of coupons: the code', { note: ' of `A-Z`, `0-9` and `-`, unique in the academy' })
  @Matches(/^[A-Z0-9-]+$/)
  code?: string | null;

  @IdInput('Of scholarships and manual ones: the student.')
  studentId?: string | null;

  @IdInput('Of scholarships and manual ones: the enrollment, in place of a student.')
  @ProhibitsOthers(['studentId'])
  enrollmentId?: string | null;
}

@InputType({ description: 'A new discount: a percentage or an amount.' })
export class CreateDiscountInput {
  @TextInput(100, 'The name', { required: true, note: '; bills tell it' })
  name!: string;

  @EnumInput(() => DiscountKind, 'What it is given for; it never changes.', { required: true })
  kind!: DiscountKind;

  @PercentInput(1, 10_000, 'How much of what is left, in per cent')
  percent?: number | null;

  @MoneyInput("How much of each fee, in the academy's currency, in place of a percentage: at most what is left.")
  @ProhibitsOthers(['percent'])
  amount?: number | null;

  @Field(() => [FeeType], { nullable: true, description: 'The fees that it is taken off; any by default.' })
  @Required()
  @Items(0, 5)
  @Distinct()
  feeTypes?: FeeType[];

  @IntegerInput(0, 10_000, 'Its place among others: lower ones count first', {
    omittable: true,
    note: '; 100 by default',
  })
  priority?: number;

  @FlagInput('Whether only the best of such counts; it does not by default.', { omittable: true })
  exclusive?: boolean;

  @DateInput('The first day on which it is given.')
  validFrom?: string | null;

  @DateInput('The last day on which it is given, on or after the first.')
  @NotBefore('validFrom')
  validUntil?: string | null;

  @IntegerInput(1, 1_000_000, 'How many enrollments may get it; any number by default')
  maxUses?: number | null;

  @Field(() => DiscountConditionInput, { nullable: true, description: 'Whom it is given to.' })
  @Required()
  condition?: DiscountConditionInput;
}

@InputType({ description: 'Changes to a discount. What is left out stays as it is.' })
export class UpdateDiscountInput extends partialInput(CreateDiscountInput, ['kind']) {
  @VersionInput()
  expectedVersion?: number | null;
}
