import { Field, InputType } from 'type-graphql';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { IdInput, MoneyInput, RepeatKeyInput, TextInput } from '../../../platform/fields/inputs.ts';
import { Items } from '../../../platform/validation/list-rules.ts';
import { NotInFuture } from '../../../platform/validation/rules.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { Payment } from '../ledger/payment.entity.ts';

/** The maximum number of fees to which the input can allocate a payment. */
const MOST_ALLOCATIONS = 100;

@InputType({ description: 'The part of a payment that is allocated to a fee.' })
export class AllocationInput {
  @IdInput('The fee, which must belong to the account. Each fee may appear once.', { required: true })
  feeId!: string;

  @MoneyInput('The amount: at most the balance of the fee.', { required: true })
  amount!: number;
}

@InputType({ description: 'Money received from a payer, for several fees or as credit of the account.' })
export class RecordAccountPaymentInput extends inputOf(Payment, {
  required: ['accountId', 'amount', 'method'],
  words: { amount: 'The amount. The part that is not allocated to a fee becomes credit of the account.' },
}) {
  @Field(() => [AllocationInput], {
    nullable: true,
    description:
      'The parts of the payment per fee: at most 100, with a total of at most the amount. When omitted, fees ' +
      'are paid in the order of their due dates, penalties last.',
  })
  @Items(0, MOST_ALLOCATIONS)
  allocations?: AllocationInput[] | null;

  @TextInput(255, "The payer's reference")
  reference?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time of the payment. It must not be in the future, and must be after the last day of closed books. ' +
      'Default: the present time.',
  })
  @NotInFuture()
  paidAt?: string | null;

  @RepeatKeyInput('payment')
  idempotencyKey?: string | null;
}
