import { Field, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, InstantFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { EnumInput, IdInput, MoneyInput, RepeatKeyInput, TextInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore, NotBelow, NotInFuture } from '../../../platform/validation/rules.ts';
import { DateTimeScalar, formatMoney } from '../../../platform/validation/scalars.ts';
import { PaymentMethod } from '../ledger/fee.enums.ts';

@InputType({ description: 'Which payments; all conditions must hold.' })
export class PaymentFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the receipt number or reference.' })
  search?: string;

  @IdFilter('Of this fee, those for several fees among them.')
  feeId?: string;

  @IdFilter('Paid to this account.')
  accountId?: string;

  @EnumFilter(() => PaymentMethod, 'How they were made.')
  method?: PaymentMethod;

  @MoneyInput('Of this amount or more.')
  amountFrom?: number;

  @MoneyInput('Of this amount or less, refunds among them.')
  @NotBelow('amountFrom', formatMoney)
  amountTo?: number;

  @InstantFilter('Paid at this instant or later.')
  paidFrom?: string;

  @InstantFilter('Paid at this instant or earlier.')
  @NotBefore('paidFrom')
  paidTo?: string;
}

export const PaymentOrder = orderEnum('PaymentOrder', ['createdAt', 'updatedAt', 'paidAt', 'amount']);
export const PaymentListArgs = listArgs(PaymentFilter, PaymentOrder);

@InputType({ description: 'Money that was received for a fee.' })
export class RecordPaymentInput {
  @IdInput('The fee that was paid.', { required: true })
  feeId!: string;

  @MoneyInput('The amount: at most the balance of the fee.', { required: true })
  amount!: number;

  @EnumInput(() => PaymentMethod, 'How it was paid.', { required: true })
  method!: PaymentMethod;

  @TextInput(255, "The payer's reference")
  reference?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid, not in the future; now by default.' })
  @NotInFuture()
  paidAt?: string | null;

  @RepeatKeyInput('payment')
  idempotencyKey?: string | null;
}

@InputType({ description: 'Money that is given back of a payment.' })
export class RefundPaymentInput {
  @MoneyInput('The amount: all that is left of the payment by default.')
  amount?: number | null;

  @TextInput(255, 'Why', { note: '. It becomes the reference of the refund' })
  reason?: string | null;

  @RepeatKeyInput('refund')
  idempotencyKey?: string | null;
}
