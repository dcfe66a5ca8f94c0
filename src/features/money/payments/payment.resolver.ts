import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { FieldList, FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Account } from '../accounts/account.entity.ts';
import { accountReads } from '../accounts/account.loaders.ts';
import { feeReads, paymentReads, paymentsOfAccount, paymentsOfFee } from '../fees/fee.loaders.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { Payment } from '../ledger/payment.entity.ts';
import { RecordAccountPaymentInput } from './account-payment.inputs.ts';
import { PaymentListArgs, RecordPaymentInput, RefundPaymentInput } from './payment.inputs.ts';
import { recordAccountPayment } from './record-account-payment.ts';
import { recordPayment } from './record-payment.ts';
import { refundPayment } from './refund-payment.ts';

export const PaymentConnection = connectionType(Payment, 'Payment');

@Resolver(() => Payment)
export class PaymentResolver {
  @QueryOne(() => Payment, paymentReads, { description: 'One payment; null when none is visible.' })
  payment!: Payment | null;

  @QueryList(() => PaymentConnection, paymentReads, PaymentListArgs, {
    description: 'The payments of visible fees, and of the own account.',
  })
  payments!: Connection<Payment>;

  @Mutation(() => Payment, { description: 'Records money that was received for a fee.' })
  async recordPayment(
    @Arg('input', () => RecordPaymentInput, { description: 'The payment.' }) input: RecordPaymentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payment> {
    return found(await ctx.reads.one(paymentReads, await recordPayment(ctx, input), info), 'Payment');
  }

  @Mutation(() => Payment, {
    description:
      'Records money that was received from a payer, for several fees or on account. What is on no fee is credit, which ' +
      'goes to open fees by itself unless the account says otherwise.',
  })
  async recordAccountPayment(
    @Arg('input', () => RecordAccountPaymentInput, { description: 'The payment.' }) input: RecordAccountPaymentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payment> {
    return found(await ctx.reads.one(paymentReads, await recordAccountPayment(ctx, input), info), 'Payment');
  }

  @Mutation(() => Payment, {
    description: 'Gives back a payment or a part of it. Answers the refund: a payment with a negative amount.',
  })
  async refundPayment(
    @Arg('id', () => ID, { description: 'The id of the payment.' }) id: string,
    @Arg('input', () => RefundPaymentInput, { nullable: true, description: 'How much, and why.' })
    input: RefundPaymentInput | null,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payment> {
    return found(await ctx.reads.one(paymentReads, await refundPayment(ctx, id, input ?? {}), info), 'Payment');
  }

  @FieldOne(() => Fee, feeReads, 'feeId', {
    description: 'The fee that was paid; null where it is for several fees or on account, or when it is not visible.',
  })
  fee!: Fee | null;

  @FieldOne(() => Account, accountReads, 'accountId', {
    description: 'The account that it was paid to; null when it is not visible.',
  })
  account!: Account | null;
}

@Resolver(() => Fee)
export class FeePaymentsResolver {
  @FieldList(() => PaymentConnection, paymentsOfFee, PaymentListArgs, {
    description: 'The payments and refunds of the fee, those for several fees among them.',
  })
  payments!: Connection<Payment>;
}

@Resolver(() => Account)
export class AccountPaymentsResolver {
  @FieldList(() => PaymentConnection, paymentsOfAccount, PaymentListArgs, {
    description: 'The visible payments and refunds of the account.',
  })
  payments!: Connection<Payment>;
}
