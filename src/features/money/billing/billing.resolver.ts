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

/** What a preview counts for in the cost limit: it prices all enrollments of the academy, so that a document has one. */
const scansOfRun: Scans = (argument) => (argument('preview') === true ? 10_000 : 0);

@Resolver(() => BillingRun)
export class BillingRunResolver {
  @Extensions({ [SCANS]: scansOfRun })
  @Mutation(() => BillingRun, {
    description:
      'Begins to bill what there is no fee of yet, behind the answer: ask for the run again. What is billed once is that of ' +
      'enrollments, and months and terms those, up to `asOf`, and as far back as the settings say.',
  })
  async runBilling(
    @Arg('kind', () => BillingRunKind, { description: 'What to bill.' }) kind: BillingRunKind,
    @Arg('asOf', () => DateScalar, {
      description:
        'The day up to which to bill what begins: at most `billing.leadDays` of the settings ahead, of penalties today.',
    })
    asOf: string,
    @Arg('preview', () => Boolean, {
      nullable: true,
      description: 'Whether to tell, with the answer, what would be billed, and bill nothing. False when left out.',
    })
    preview: boolean | null,
    @ResolverCall() { ctx, info }: Call,
  ): Promise<BillingRun> {
    const id = await runBilling(ctx, { kind, asOf, preview: preview ?? false });
    return found(await ctx.reads.one(billingRunReads, id, info), 'Billing run');
  }
}

/** What pricing an enrollment for a year counts for in the cost limit. */
const PRICING = 500;

@Resolver()
export class QuoteResolver {
  @Extensions({ [SCANS]: () => PRICING })
  @Query(() => Quote, {
    description:
      'What enrolling a student in a batch would bill now, and when the next fees come, by the rules of enrolling: BAD_USER_INPUT ' +
      'where it would be refused, a full batch apart. Of a pending enrollment there it tells what approving would bill. Nothing is written.',
  })
  quote(@Args(() => QuoteArgs) args: QuoteArgs, @Ctx() ctx: RequestContext): Promise<Quote> {
    return quoteEnrollment(ctx, args);
  }
}
