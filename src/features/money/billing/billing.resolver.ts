import { Arg, Args, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { type Call, ResolverCall } from '../../../platform/graphql/call.ts';
import { SCANS, type Scans } from '../../../platform/graphql/cost.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { DateScalar } from '../../../platform/validation/scalars.ts';
import { BillingRun } from '../ledger/billing-run.entity.ts';
import { BillingRunKind } from '../ledger/billing-run.enums.ts';
import { QuoteArgs } from './quotes/quote.inputs.ts';
import { Quote } from './quotes/quote.types.ts';
import { quoteEnrollment } from './quotes/quote-enrollment.ts';
import { billingRunReads } from './runs/billing-run.loaders.ts';
import { runBilling } from './runs/run-billing.ts';

/**
 * Returns the cost of the `runBilling` mutation. A preview has a high cost, because it prices all enrollments of the
 * academy. A GraphQL document can therefore contain only one preview.
 */
const scansOfRun: Scans = (argument) => (argument('preview') === true ? 10_000 : 0);

@Resolver(() => BillingRun)
export class BillingRunResolver {
  @Extensions({ [SCANS]: scansOfRun })
  @Mutation(() => BillingRun, {
    description:
      'Starts a billing run that bills missing fees: one-time fees of enrollments, and the months and terms ' +
      'up to `asOf`, as far back as the settings allow. The run continues after the response: query the run ' +
      'again for its results.',
  })
  async runBilling(
    @Arg('kind', () => BillingRunKind, { description: 'The kind of fees to bill.' }) kind: BillingRunKind,
    @Arg('asOf', () => DateScalar, {
      description:
        'The last day: the run bills months and terms that begin up to this day. It may be at most ' +
        '`billing.leadDays` of the settings in the future; for penalties, at most today.',
    })
    asOf: string,
    @Arg('preview', () => Boolean, {
      nullable: true,
      description: 'True to return the fees that would be billed, without billing them. False when omitted.',
    })
    preview: boolean | null,
    @ResolverCall() { ctx, info }: Call,
  ): Promise<BillingRun> {
    const id = await runBilling(ctx, { kind, asOf, preview: preview ?? false });
    return found(await ctx.reads.one(billingRunReads, id, info), 'Billing run');
  }
}

/** The cost of pricing an enrollment for a year. */
const PRICING = 500;

@Resolver()
export class QuoteResolver {
  @Extensions({ [SCANS]: () => PRICING })
  @Query(() => Quote, {
    description:
      'Previews the fees for enrolling a student in a batch, today and later. The rules of enrolling apply: ' +
      'BAD_USER_INPUT if the enrollment would be refused. A full batch is no error. If the student has a ' +
      'pending enrollment, the quote previews its approval. Writes nothing.',
  })
  quote(@Args(() => QuoteArgs) args: QuoteArgs, @Ctx() ctx: RequestContext): Promise<Quote> {
    return quoteEnrollment(ctx, args);
  }
}
