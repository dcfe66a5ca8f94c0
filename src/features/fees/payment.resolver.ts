import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { found } from '../../platform/errors/app-error.ts';
import { connectionType } from '../../platform/graphql/connection.ts';
import type { Row } from '../../platform/graphql/row.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Fee } from './fee.entity.ts';
import { feeReads, paymentReads, paymentsOfFee } from './fee.loaders.ts';
import { Payment } from './payment.entity.ts';
import { PaymentListArgs, RecordPaymentInput, RefundPaymentInput } from './payment.inputs.ts';
import { recordPayment } from './record-payment.ts';
import { refundPayment } from './refund-payment.ts';

export const PaymentConnection = connectionType(Payment, 'Payment');

@Resolver(() => Payment)
export class PaymentResolver {
  @Query(() => Payment, { nullable: true, description: 'One payment; null when there is none in sight.' })
  payment(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payment | null> {
    return ctx.reads.one(paymentReads, id, info);
  }

  @Query(() => PaymentConnection, { description: 'The payments of fees in sight.' })
  payments(
    @Args(() => PaymentListArgs) args: InstanceType<typeof PaymentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Payment>> {
    return ctx.reads.list(paymentReads, args, info);
  }

  @Mutation(() => Payment, { description: 'Records money that was received for a fee.' })
  async recordPayment(
    @Arg('input', () => RecordPaymentInput, { description: 'The payment.' }) input: RecordPaymentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payment> {
    return found(await ctx.reads.one(paymentReads, await recordPayment(ctx, input), info), 'Payment');
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

  @FieldResolver(() => Fee, { nullable: true, description: 'The fee that was paid.' })
  fee(@Root() row: Row<Payment>, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Fee | null> {
    return ctx.reads.one(feeReads, row.feeId, info);
  }
}

@Resolver(() => Fee)
export class FeePaymentsResolver {
  @FieldResolver(() => PaymentConnection, { description: 'The payments and refunds of the fee.' })
  payments(
    @Root() row: Row<Fee>,
    @Args(() => PaymentListArgs) args: InstanceType<typeof PaymentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Payment>> {
    return ctx.reads.children(paymentsOfFee, row.id, args, info);
  }
}
