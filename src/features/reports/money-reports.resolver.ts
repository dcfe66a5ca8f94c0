import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Extensions, Info, Query, Resolver } from 'type-graphql';
import { SCANS } from '../../platform/graphql/cost.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { OutstandingFeesArgs } from './outstanding-fees.inputs.ts';
import { outstandingFees } from './outstanding-fees.loaders.ts';
import { OutstandingFeesConnection } from './outstanding-fees.types.ts';
import { PaymentHistoryArgs } from './payment-history.inputs.ts';
import { paymentHistory } from './payment-history.loaders.ts';
import { PaymentHistoryConnection } from './payment-history.types.ts';
import { type ReportAnswer, readReport } from './report.loaders.ts';
import { scansOfReport } from './report-cost.ts';

@Resolver()
export class MoneyReportsResolver {
  @Extensions({ [SCANS]: scansOfReport })
  @Query(() => OutstandingFeesConnection, {
    description:
      'What was left to pay of fees on a day, what of it was overdue, and since when, with totals. For the office.',
  })
  outstandingFeesReport(
    @Args(() => OutstandingFeesArgs) args: InstanceType<typeof OutstandingFeesArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, outstandingFees, args, info);
  }

  @Extensions({ [SCANS]: scansOfReport })
  @Query(() => PaymentHistoryConnection, {
    description: 'What was paid and given back in a period, with totals. For the office; families see their own.',
  })
  paymentHistoryReport(
    @Args(() => PaymentHistoryArgs) args: InstanceType<typeof PaymentHistoryArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, paymentHistory, args, info);
  }
}
