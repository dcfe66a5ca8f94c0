import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { DateInput, EnumInput, IdInput, MoneyInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { MaxCharacters, NotBefore, NotBelow, RequiredWithout } from '../../../platform/validation/rules.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { FeeType, PaymentMethod, PaymentStatus } from '../ledger/fee.enums.ts';

@InputType({ description: 'Which fees; all conditions must hold. Voided fees are in no list.' })
export class FeeFilter extends RecordFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Text in the title, the receipt number, or the name or number of the student.',
  })
  search?: string;

  @IdFilter('Of this student.')
  studentId?: string;

  @IdFilter('Billed to this parent, or of a child of theirs.')
  parentId?: string;

  @IdFilter('Billed to this account.')
  accountId?: string;

  @IdFilter('Made by this billing run.')
  billingRunId?: string;

  @EnumFilter(() => FeeType, 'What they are for.')
  feeType?: FeeType;

  @EnumFilter(() => PaymentStatus, 'Where the payment stands today.')
  paymentStatus?: PaymentStatus;

  @DateInput('Due on this day or later.')
  dueFrom?: string;

  @DateInput('Due on this day or earlier.')
  @NotBefore('dueFrom')
  dueTo?: string;

  @MoneyInput('Of this amount or more.')
  amountFrom?: number;

  @MoneyInput('Of this amount or less.')
  @NotBelow('amountFrom', formatMoney)
  amountTo?: number;
}

export const FeeOrder = orderEnum('FeeOrder', ['createdAt', 'updatedAt', 'dueDate', 'amount']);
export const FeeListArgs = listArgs(FeeFilter, FeeOrder);

@InputType({ description: 'What every fee can be told.' })
abstract class FeeInput {
  @TextInput(255, 'The title')
  title?: string | null;

  @TextInput(5000, 'Notes')
  notes?: string | null;
}

@InputType({ description: 'What every new fee must be told.' })
abstract class NewFeeInput extends FeeInput {
  @EnumInput(() => FeeType, 'What it is for.', { required: true })
  feeType!: FeeType;

  @MoneyInput('The amount, in the currency of the academy. Taxes that are not included in prices are added to it.', {
    required: true,
  })
  amount!: number;

  @DateInput('The last day on which to pay.', { required: true })
  dueDate!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'The tax rates: at most three, each on the net price; none by default.',
  })
  @Items(0, 3)
  @Distinct()
  taxRateIds?: string[] | null;
}

@InputType({ description: 'A new fee, of a student or of a parent.' })
export class CreateFeeInput extends NewFeeInput {
  @IdInput('The student it is for; required unless a parent is billed.')
  @RequiredWithout('parentId')
  studentId?: string | null;

  @IdInput('The parent who is billed.')
  parentId?: string | null;

  @IdInput('The enrollment it is for: one of the student.')
  enrollmentId?: string | null;
}

@InputType({ description: 'A fee for each active student of a batch.' })
export class CreateFeesForBatchInput extends NewFeeInput {
  @IdInput('The batch.', { required: true })
  batchId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The time it is for, in your words (`2026-03`): at most 50 characters; the due date when left out. ' +
      'A student of the batch is billed once for each type and period.',
  })
  @MaxCharacters(50)
  period?: string | null;
}

@InputType({ description: 'Changes to a fee that is not paid yet. What is left out stays as it is.' })
export class UpdateFeeInput extends FeeInput {
  @EnumInput(() => FeeType, 'What it is for.', { omittable: true })
  feeType?: FeeType;

  @MoneyInput('The amount, taxes included: not below what is paid. Its taxes change with it, at the same rates.', {
    omittable: true,
  })
  amount?: number;

  @DateInput('The last day on which to pay.', { omittable: true })
  dueDate?: string;

  @IdInput(
    'The parent who is billed instead: null for the parent who receives the bills of the student, or else the student. Only ' +
      'while nothing was paid or credited.',
  )
  parentId?: string | null;

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
      'A text of your choice, at most 255 characters: sent again within 24 hours with the same changes it answers the ' +
      'fee and does nothing, with other changes it is a CONFLICT.',
  })
  @MaxCharacters(255)
  idempotencyKey?: string | null;
}

@ArgsType()
export class VoidFeeArgs {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the next billing run bills anew what it was for; otherwise none does. BAD_USER_INPUT where other parts of it, or further fees for the same period, stand. False when left out.',
  })
  rebill?: boolean | null;
}
