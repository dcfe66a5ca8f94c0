import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter, EnumFilter, MoneyFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { EnumInput, IdInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { MaxCharacters, NotBefore, NotBelow, RequiredWithout } from '../../../platform/validation/rules.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { PaymentMethod, PaymentStatus } from '../ledger/fee.enums.ts';

@InputType({ description: 'Filters fees; all conditions must hold. Lists never contain voided fees.' })
export class FeeFilter extends filterOf(Fee, {
  search: 'Filters by text in the title, the receipt number, or the name or number of the student.',
  studentId: 'Filters by student.',
  parentId: "Includes fees billed to this parent, and fees of the parent's children.",
  accountId: 'Filters by account.',
  billingRunId: 'Filters by billing run.',
  feeType: 'Filters by type.',
  paymentStatus: EnumFilter(() => PaymentStatus, 'Filters by payment status as of today.'),
  dueFrom: DayFilter('Includes fees due on or after this day.'),
  dueTo: DayFilter('Includes fees due on or before this day.', NotBefore('dueFrom')),
  amountFrom: MoneyFilter('The minimum amount.'),
  amountTo: MoneyFilter('The maximum amount.', NotBelow('amountFrom', formatMoney)),
}) {}

export const FeeOrder = orderEnum('FeeOrder', ['createdAt', 'updatedAt', 'dueDate', 'amount']);
export const FeeListArgs = listArgs(FeeFilter, FeeOrder);

@InputType({ description: 'What every new fee must be told.' })
abstract class NewFeeInput extends inputOf(Fee, {
  optional: ['title', 'notes'],
  required: ['feeType', 'amount', 'dueDate'],
  words: {
    amount:
      'The amount, in the currency of the academy. Taxes that are not included in prices are added to this ' +
      'amount.',
  },
}) {
  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of tax rates: at most three, each applied to the net price; none by default.',
  })
  @Items(0, 3)
  @Distinct()
  taxRateIds?: string[] | null;
}

@InputType({ description: 'A new fee for a student or a parent.' })
export class CreateFeeInput extends inputOf(Fee, {
  base: NewFeeInput,
  optional: ['studentId', 'parentId', 'enrollmentId'],
  words: {
    studentId: 'The student that the fee is for; required unless a parent is billed.',
    enrollmentId: 'The enrollment that the fee is for, which must belong to the student.',
  },
  rules: { studentId: [RequiredWithout('parentId')] },
}) {}

@InputType({ description: 'A fee for each active student of a batch.' })
export class CreateFeesForBatchInput extends NewFeeInput {
  @IdInput('The batch.', { required: true })
  batchId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The period that the fee is for, as free text (`2026-03`): at most 50 characters; the due date when ' +
      'omitted. A student of the batch is billed once for each type and period.',
  })
  @MaxCharacters(50)
  period?: string | null;
}

@InputType({ description: 'Changes to a fee that is not paid yet. Omitted fields stay unchanged.' })
export class UpdateFeeInput extends inputOf(Fee, {
  optional: ['title', 'notes', 'feeType', 'amount', 'dueDate', 'parentId'],
  words: {
    amount:
      'The amount, including taxes: at least the paid amount. The taxes in it are recalculated at the same rates.',
    parentId:
      "The parent to bill instead. Null bills the parent who receives the student's bills, or the student if " +
      'there is none. Allowed only before any payment or credit.',
  },
}) {
  @EnumInput(
    () => PaymentStatus,
    '`PAID` records a payment of the balance. The other statuses are computed from payments, and setting them ' +
      'changes nothing.',
  )
  paymentStatus?: PaymentStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to replace an invoiced fee if its title, type, amount, due date or payer changes: the response is a new fee ' +
      'with its own invoice, and a credit note cancels the former fee. If false or ' +
      'omitted, such changes of an invoiced fee are refused.',
  })
  replace?: boolean | null;

  @EnumInput(() => PaymentMethod, 'The payment method for the balance: required with `PAID`.')
  paymentMethod?: PaymentMethod | null;

  @VersionInput()
  expectedVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key of at most 255 characters. If a request with the same key and input is repeated within 24 ' +
      'hours, it returns the fee and changes nothing. With other input, the result is a CONFLICT.',
  })
  @MaxCharacters(255)
  idempotencyKey?: string | null;
}

@ArgsType()
export class VoidFeeArgs {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the next billing run is to bill the charge again. If false or omitted, no billing run bills ' +
      'the charge again. BAD_USER_INPUT if other installments of the fee, or further fees for the same period, are not ' +
      'voided.',
  })
  rebill?: boolean | null;
}
