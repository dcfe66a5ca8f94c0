import { Field, InputType } from 'type-graphql';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { IdInput, MoneyInput, RepeatKeyInput, TextInput } from '../../../platform/fields/inputs.ts';
import { Items } from '../../../platform/validation/list-rules.ts';
import { NotInFuture } from '../../../platform/validation/rules.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { Payment } from '../ledger/payment.entity.ts';

/** Fees that a payment can name. */
const MOST_ALLOCATIONS = 100;

@InputType({ description: 'The part of a payment that goes to a fee.' })
export class AllocationInput {
  @IdInput('The fee: one of the account, each once.', { required: true })
  feeId!: string;

  @MoneyInput('The amount: at most the balance of the fee.', { required: true })
  amount!: number;
}

@InputType({ description: 'Money that was received from a payer, for several fees or on account.' })
export class RecordAccountPaymentInput extends inputOf(Payment, {
  required: ['accountId', 'amount', 'method'],
  words: { amount: 'The amount. The part that is on no fee becomes credit of the account.' },
}) {
  @Field(() => [AllocationInput], {
    nullable: true,
    description:
      'The parts of the payment per fee: at most 100, with a total of at most the amount. When omitted, by due date, the oldest ' +
      'first and penalties last.',
  })
  @Items(0, MOST_ALLOCATIONS)
  allocations?: AllocationInput[] | null;

  @TextInput(255, "The payer's reference")
  reference?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was paid, not in the future and after the last day of closed books; now by default.',
  })
  @NotInFuture()
  paidAt?: string | null;

  @RepeatKeyInput('payment')
  idempotencyKey?: string | null;
}
