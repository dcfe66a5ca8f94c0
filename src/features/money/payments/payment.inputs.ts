import { Field, InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { InstantFilter, MoneyFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { MoneyInput, RepeatKeyInput, TextInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore, NotBelow, NotInFuture } from '../../../platform/validation/rules.ts';
import { DateTimeScalar, formatMoney } from '../../../platform/validation/scalars.ts';
import { Payment } from '../ledger/payment.entity.ts';

@InputType({ description: 'Which payments; all conditions must hold.' })
export class PaymentFilter extends filterOf(Payment, {
  feeId: 'Filters by fee; includes payments for several fees.',
  accountId: 'Paid to this account.',
  method: 'How they were made.',
  amountFrom: MoneyFilter('Minimum amount.'),
  amountTo: MoneyFilter('Maximum amount, also of refunds.', NotBelow('amountFrom', formatMoney)),
  paidFrom: InstantFilter('Paid at this instant or later.'),
  paidTo: InstantFilter('Paid at this instant or earlier.', NotBefore('paidFrom')),
}) {}

export const PaymentOrder = orderEnum('PaymentOrder', ['createdAt', 'updatedAt', 'paidAt', 'amount']);
export const PaymentListArgs = listArgs(PaymentFilter, PaymentOrder);

@InputType({ description: 'Money that was received for a fee.' })
export class RecordPaymentInput extends inputOf(Payment, {
  required: ['feeId', 'amount', 'method'],
  optional: ['reference'],
  words: { feeId: 'The fee that was paid.', amount: 'The amount: at most the balance of the fee.' },
}) {
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid, not in the future; now by default.' })
  @NotInFuture()
  paidAt?: string | null;

  @RepeatKeyInput('payment')
  idempotencyKey?: string | null;
}

@InputType({ description: 'Money that is refunded from a payment.' })
export class RefundPaymentInput {
  @MoneyInput('The amount: all that is left of the payment by default.')
  amount?: number | null;

  @TextInput(255, 'Why', { note: '. It becomes the reference of the refund' })
  reason?: string | null;

  @RepeatKeyInput('refund')
  idempotencyKey?: string | null;
}
