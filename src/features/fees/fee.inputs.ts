import { Field, ID, InputType, Int } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { MaxCharacters, Required, RequiredWithout, Uuid } from '../../platform/validation/rules.ts';
import { DateScalar, MoneyScalar } from '../../platform/validation/scalars.ts';
import { FeeType, PaymentMethod, PaymentStatus } from './fee.enums.ts';

@InputType({ description: 'Which fees; all conditions must hold. Voided fees are in no list.' })
export class FeeFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Text in the title, the receipt number, or the name or number of the student.',
  })
  search?: string;

  @Field(() => ID, { nullable: true, description: 'Of this student.' })
  @Uuid()
  studentId?: string;

  @Field(() => ID, { nullable: true, description: 'Billed to this parent, or of a child of theirs.' })
  @Uuid()
  parentId?: string;

  @Field(() => FeeType, { nullable: true, description: 'What they are for.' })
  feeType?: FeeType;

  @Field(() => PaymentStatus, { nullable: true, description: 'Where the payment stands today.' })
  paymentStatus?: PaymentStatus;

  @Field(() => DateScalar, { nullable: true, description: 'Due on this day or later.' })
  dueFrom?: string;

  @Field(() => DateScalar, { nullable: true, description: 'Due on this day or earlier.' })
  dueTo?: string;
}

export const FeeOrder = orderEnum('FeeOrder', ['createdAt', 'updatedAt', 'dueDate', 'amount']);
export const FeeListArgs = listArgs(FeeFilter, FeeOrder);

@InputType({ description: 'What every fee can be told.' })
abstract class FeeInput {
  @Field(() => String, { nullable: true, description: 'The title: at most 255 characters.' })
  @MaxCharacters(255)
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes: at most 5000 characters.' })
  @MaxCharacters(5000)
  notes?: string | null;
}

@InputType({ description: 'What every new fee must be told.' })
abstract class NewFeeInput extends FeeInput {
  @Field(() => FeeType, { description: 'What it is for.' })
  @Required()
  feeType!: FeeType;

  @Field(() => MoneyScalar, { description: 'The amount, in the currency of the academy.' })
  @Required()
  amount!: number;

  @Field(() => DateScalar, { description: 'The last day on which to pay.' })
  @Required()
  dueDate!: string;
}

@InputType({ description: 'A new fee, of a student or of a parent.' })
export class CreateFeeInput extends NewFeeInput {
  @Field(() => ID, { nullable: true, description: 'The student it is for; required unless a parent is billed.' })
  @RequiredWithout('parentId')
  @Uuid()
  studentId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The parent who is billed.' })
  @Uuid()
  parentId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The enrollment it is for: one of the student.' })
  @Uuid()
  enrollmentId?: string | null;
}

@InputType({ description: 'A fee for each active student of a batch.' })
export class CreateFeesForBatchInput extends NewFeeInput {
  @Field(() => ID, { description: 'The batch.' })
  @Uuid()
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
  @Field(() => FeeType, { nullable: true, description: 'What it is for.' })
  @Required()
  feeType?: FeeType;

  @Field(() => MoneyScalar, { nullable: true, description: 'The amount: not below what is paid.' })
  @Required()
  amount?: number;

  @Field(() => DateScalar, { nullable: true, description: 'The last day on which to pay.' })
  @Required()
  dueDate?: string;

  @Field(() => PaymentStatus, {
    nullable: true,
    description: '`PAID` records a payment of the balance; the other states follow from payments, and change nothing.',
  })
  paymentStatus?: PaymentStatus | null;

  @Field(() => PaymentMethod, { nullable: true, description: 'How the balance was paid: required with `PAID`.' })
  paymentMethod?: PaymentMethod | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited: another one is a CONFLICT.' })
  expectedVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A text of your choice, at most 255 characters: sent again within 24 hours with the same changes it answers the ' +
      'fee and does nothing, with other changes it is a CONFLICT.',
  })
  idempotencyKey?: string | null;
}
