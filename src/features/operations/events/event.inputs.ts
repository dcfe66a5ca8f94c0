import { ArgsType, Field, Int } from 'type-graphql';
import { MAX_FILTER_VALUES } from '../../../platform/validation/filter-size.ts';
import { DEFAULT_FEED_SIZE } from '../../../platform/validation/page-size.ts';

/** The arguments of the event feed. The function `eventFeed` validates them. */
@ArgsType()
export class EventFeedArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Events after this number; when omitted, from the oldest stored event.',
  })
  after?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: `Filters by type of event: at most ${MAX_FILTER_VALUES} types; all types when omitted or empty.`,
  })
  types?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: DEFAULT_FEED_SIZE,
    description: 'The number of events: 1 to 1000.',
  })
  first?: number | null;
}
