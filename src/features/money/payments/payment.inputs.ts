import { Field, InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { InstantFilter, MoneyFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { MoneyInput, RepeatKeyInput, TextInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore, NotBelow, NotInFuture } from '../../../platform/validation/rules.ts';
import { DateTimeScalar, formatMoney } from '../../../platform/validation/scalars.ts';
import { Payment } from '../ledger/payment.entity.ts';

@InputType({ description: 'Filters payments; all conditions must hold.' })
export class PaymentFilter extends filterOf(Payment, {
  feeId: 'Filters by fee; includes payments for several fees.',
  accountId: 'Filters by account.',
  method: 'Filters by payment method.',
  amountFrom: MoneyFilter('The minimum amount.'),
  amountTo: MoneyFilter('The maximum amount. It applies to refunds too.', NotBelow('amountFrom', formatMoney)),
  paidFrom: InstantFilter('Includes payments made at this time or later.'),
  paidTo: InstantFilter('Includes payments made at this time or earlier.', NotBefore('paidFrom')),
}) {}

export const PaymentOrder = orderEnum('PaymentOrder', ['createdAt', 'updatedAt', 'paidAt', 'amount']);
export const PaymentListArgs = listArgs(PaymentFilter, PaymentOrder);

@InputType({ description: 'Money received for a fee.' })
export class RecordPaymentInput extends inputOf(Payment, {
  required: ['feeId', 'amount', 'method'],
  optional: ['reference'],
  words: { feeId: 'The fee to pay.', amount: 'The amount: at most the balance of the fee.' },
}) {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time of the payment, which must not be in the future. Default: the present time.',
  })
  @NotInFuture()
  paidAt?: string | null;

  @RepeatKeyInput('payment')
  idempotencyKey?: string | null;
}

@InputType({ description: 'The refund of a payment.' })
export class RefundPaymentInput {
  @MoneyInput('The amount. Default: the whole amount of the payment that was not refunded yet.')
  amount?: number | null;

  @TextInput(255, 'The reason', { note: '. It becomes the reference of the refund' })
  reason?: string | null;

  @RepeatKeyInput('refund')
  idempotencyKey?: string | null;
}
