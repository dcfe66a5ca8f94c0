import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Extensions, Info, Query, Resolver } from 'type-graphql';
import { SCANS } from '../../platform/graphql/cost.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { PaymentHistoryArgs } from './payment-history.inputs.ts';
import { paymentHistory } from './payment-history.loaders.ts';
import { PaymentHistoryConnection } from './payment-history.types.ts';
import { type ReportAnswer, readReport } from './report.loaders.ts';
import { scansOfReport } from './report-cost.ts';

@Resolver()
export class MoneyReportsResolver {
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
