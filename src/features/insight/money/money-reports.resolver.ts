import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Extensions, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { type ReportAnswer, readReport } from '../core/report-answer.loaders.ts';
import { answersReport } from '../core/report-field.ts';
import { AgeingArgs } from './ageing.inputs.ts';
import { ageing } from './ageing.loaders.ts';
import { AgeingConnection } from './ageing.types.ts';
import { MonthlyArgs } from './monthly.inputs.ts';
import { monthly } from './monthly.loaders.ts';
import { MonthlyConnection } from './monthly.types.ts';
import { OutstandingFeesArgs } from './outstanding-fees.inputs.ts';
import { outstandingFees } from './outstanding-fees.loaders.ts';
import { OutstandingFeesConnection } from './outstanding-fees.types.ts';
import { PaymentHistoryArgs } from './payment-history.inputs.ts';
import { paymentHistory } from './payment-history.loaders.ts';
import { PaymentHistoryConnection } from './payment-history.types.ts';
import { PendingPaymentsArgs } from './pending-payments.inputs.ts';
import { pendingPayments } from './pending-payments.loaders.ts';
import { PendingPaymentsConnection } from './pending-payments.types.ts';
import { RevenueArgs } from './revenue.inputs.ts';
import { revenue } from './revenue.loaders.ts';
import { RevenueConnection } from './revenue.types.ts';

@Resolver()
export class MoneyReportsResolver {
  @Extensions(answersReport(outstandingFees))
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

  @Extensions(answersReport(paymentHistory))
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

  @Extensions(answersReport(pendingPayments))
  @Query(() => PendingPaymentsConnection, {
    description:
      'What was left to pay of fees that were not overdue on a day, what is due next first, with totals. For the office.',
  })
  pendingPaymentsReport(
    @Args(() => PendingPaymentsArgs) args: InstanceType<typeof PendingPaymentsArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, pendingPayments, args, info);
  }

  @Extensions(answersReport(ageing))
  @Query(() => AgeingConnection, {
    description:
      'What was left to pay of fees on a day by the days since it was due, and credit apart, with totals. For the office.',
  })
  ageingReport(
    @Args(() => AgeingArgs) args: InstanceType<typeof AgeingArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, ageing, args, info);
  }

  @Extensions(answersReport(revenue))
  @Query(() => RevenueConnection, {
    description:
      'What was billed and paid in a period, and the net revenue by cash or as billed, with totals. For admins.',
  })
  revenueReport(
    @Args(() => RevenueArgs) args: InstanceType<typeof RevenueArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, revenue, args, info);
  }

  @Extensions(answersReport(monthly))
  @Query(() => MonthlyConnection, {
    description:
      'How the academy fared month by month: what was owed and what became of it, who came and went, and how they attended. For admins.',
  })
  monthlyReport(
    @Args(() => MonthlyArgs) args: InstanceType<typeof MonthlyArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReportAnswer> {
    return readReport(ctx, monthly, args, info);
  }
}
