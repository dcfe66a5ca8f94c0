import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { SCANS } from '../../../platform/graphql/cost.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { QuoteArgs } from './quote.inputs.ts';
import { Quote } from './quote.types.ts';
import { quoteEnrollment } from './quote-enrollment.ts';

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
