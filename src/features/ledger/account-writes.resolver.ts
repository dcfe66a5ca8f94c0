import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import { found } from '../../platform/errors/app-error.ts';
import { SCANS } from '../../platform/graphql/cost.ts';
import type { Row } from '../../platform/graphql/row.ts';
import { READ_SCOPE } from '../../platform/permissions/selection-scopes.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Account } from '../accounts/account.entity.ts';
import { accountReads } from '../accounts/account.loaders.ts';
import { paymentReads } from '../fees/fee.loaders.ts';
import { Payment } from '../fees/payment.entity.ts';
import { UpdateAccountInput } from './account.inputs.ts';
import { RecordAccountPaymentInput } from './account-payment.inputs.ts';
import { statementOf } from './account-statement.loaders.ts';
import { AccountStatement, StatementArgs } from './account-statement.types.ts';
import { recordAccountPayment } from './record-account-payment.ts';
import { updateAccount } from './update-account.ts';

/** What a look at the lines before a statement counts for in the cost limit. */
const EARLIER_LINES = 20;

@Resolver(() => Account)
export class AccountWritesResolver {
  @Mutation(() => Account, { description: 'Changes an account.' })
  async updateAccount(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateAccountInput, { description: 'What to change.' }) input: UpdateAccountInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Account> {
    await updateAccount(ctx, id, input);
    return found(await ctx.reads.one(accountReads, id, info), 'Account');
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

  @Extensions({ [READ_SCOPE]: 'accounts:read', [SCANS]: () => EARLIER_LINES })
  @FieldResolver(() => AccountStatement, {
    description:
      'What happened to the money of the account from one day to another, at most 366 days: the last 90 days by default.',
  })
  statement(
    @Root() account: Row<Account>,
    @Args(() => StatementArgs) period: StatementArgs,
    @Ctx() ctx: RequestContext,
  ): Promise<AccountStatement> {
    return statementOf(ctx, account.id, period);
  }
}
