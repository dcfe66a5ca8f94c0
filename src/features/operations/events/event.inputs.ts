import { ArgsType, Field, Int } from 'type-graphql';
import { MAX_FILTER_VALUES } from '../../../platform/validation/filter-size.ts';
import { DEFAULT_FEED_SIZE } from '../../../platform/validation/page-size.ts';

/** The events to return. The service checks the arguments. */
@ArgsType()
export class EventFeedArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Events after this number; from the oldest that is kept when omitted.',
  })
  after?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: `Only of these types, at most ${MAX_FILTER_VALUES}; of all when omitted or empty.`,
  })
  types?: string[] | null;

  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_FEED_SIZE, description: 'How many: 1 to 1000.' })
  first?: number | null;
}
