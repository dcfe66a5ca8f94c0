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

@InputType({ description: 'Which fees; all conditions must hold. Voided fees are in no list.' })
export class FeeFilter extends filterOf(Fee, {
  search: 'Text in the title, the receipt number, or the name or number of the student.',
  studentId: 'Filters by student.',
  parentId: 'Billed to this parent, or of a child of theirs.',
  accountId: 'Billed to this account.',
  billingRunId: 'Made by this billing run.',
  feeType: 'Filters by type.',
  paymentStatus: EnumFilter(() => PaymentStatus, 'Filters by payment status as of today.'),
  dueFrom: DayFilter('Due on this day or later.'),
  dueTo: DayFilter('Due on this day or earlier.', NotBefore('dueFrom')),
  amountFrom: MoneyFilter('Minimum amount.'),
  amountTo: MoneyFilter('Maximum amount.', NotBelow('amountFrom', formatMoney)),
}) {}

export const FeeOrder = orderEnum('FeeOrder', ['createdAt', 'updatedAt', 'dueDate', 'amount']);
export const FeeListArgs = listArgs(FeeFilter, FeeOrder);

@InputType({ description: 'What every new fee must be told.' })
abstract class NewFeeInput extends inputOf(Fee, {
  optional: ['title', 'notes'],
  required: ['feeType', 'amount', 'dueDate'],
  words: {
    amount: 'The amount, in the currency of the academy. Taxes that are not included in prices are added to it.',
  },
}) {
  @Field(() => [ID], {
    nullable: true,
    description: 'The tax rates: at most three, each on the net price; none by default.',
  })
  @Items(0, 3)
  @Distinct()
  taxRateIds?: string[] | null;
}

@InputType({ description: 'A new fee, of a student or of a parent.' })
export class CreateFeeInput extends inputOf(Fee, {
  base: NewFeeInput,
  optional: ['studentId', 'parentId', 'enrollmentId'],
  words: {
    studentId: 'The student it is for; required unless a parent is billed.',
    enrollmentId: 'The enrollment it is for: one of the student.',
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
      'The time it is for, in your words (`2026-03`): at most 50 characters; the due date when omitted. ' +
      'A student of the batch is billed once for each type and period.',
  })
  @MaxCharacters(50)
  period?: string | null;
}

@InputType({ description: 'Changes to a fee that is not paid yet. Omitted fields stay unchanged.' })
export class UpdateFeeInput extends inputOf(Fee, {
  optional: ['title', 'notes', 'feeType', 'amount', 'dueDate', 'parentId'],
  words: {
    amount: 'The amount, taxes included: at least the paid amount. Its taxes change with it, at the same rates.',
    parentId:
      'The parent who is billed instead: null for the parent who receives the bills of the student, or else the student. Only ' +
      'while nothing was paid or credited.',
  },
}) {
  @EnumInput(
    () => PaymentStatus,
    '`PAID` records a payment of the balance; the other states follow from payments, and change nothing.',
  )
  paymentStatus?: PaymentStatus | null;

  @EnumInput(() => PaymentMethod, 'How the balance was paid: required with `PAID`.')
  paymentMethod?: PaymentMethod | null;

  @VersionInput()
  expectedVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A text of your choice, at most 255 characters. The same key within 24 hours with the same changes returns the ' +
      'fee and changes nothing; with other changes it is a CONFLICT.',
  })
  @MaxCharacters(255)
  idempotencyKey?: string | null;
}

@ArgsType()
export class VoidFeeArgs {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the next billing run bills anew what it was for; otherwise none does. BAD_USER_INPUT where other parts of it, or further fees for the same period, stand. False when omitted.',
  })
  rebill?: boolean | null;
}
