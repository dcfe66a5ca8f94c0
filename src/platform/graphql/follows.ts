import { Arg, type ClassType, Extensions, ID, Subscription } from 'type-graphql';
import type { EventType } from '../events/event-types.ts';
import type { Permission } from '../permissions/permissions.ts';
import {
  isSame,
  LIVE_TOPIC,
  type LiveArguments,
  type LiveChange,
  type LiveEvent,
  type LiveTopic,
} from './live-topic.ts';
import type { Operation } from './operations.ts';

/** The argument of a subscription: the id of the record whose changes are followed. */
interface FollowedId {
  readonly name: string;
  readonly description: string;
  readonly nullable?: boolean;
  /** The name of the field in event data that contains the id: `batch_id`. */
  readonly data: string;
}

/** The declaration of a subscription. */
interface FollowOptions {
  readonly may: Permission;
  readonly description: string;
  readonly by: FollowedId;
  /** The types of events that may contain changes. */
  readonly events: readonly Pick<EventType, 'type'>[];
  /** Returns the changes in an event; by default, one change of the event's resource. */
  readonly changes?: (event: LiveEvent) => readonly LiveChange[];
  /**
   * If the subscription does not return the row itself: the type that it returns, and the field of this type that
   * contains the rows.
   */
  readonly within?: Pick<LiveTopic, 'path' | 'needs' | 'shown'> & { readonly type: ClassType };
}

const ofResource = ({ resourceId }: LiveEvent): LiveChange[] => [{ key: resourceId, ids: [resourceId] }];

/**
 * Declares a subscription to the changes of a resource's rows, or of some of these rows. Each client receives those
 * changed rows that it can see, with their values at the time of sending.
 */
export const follows = ({ may, description, by, events, changes = ofResource, within }: FollowOptions): Operation => ({
  kind: 'Subscription',
  may,
  declare(prototype, name, { reads }) {
    const isFollowed = ({ data }: LiveEvent, args: LiveArguments): boolean =>
      args[by.name] === undefined || args[by.name] === null || isSame(args[by.name], data[by.data]);
    const topic: LiveTopic = {
      model: reads,
      types: events.map(({ type }) => type),
      path: within?.path ?? [],
      needs: within?.needs ?? [],
      changes: (event, args) => (isFollowed(event, args) ? changes(event) : []),
      shown: within?.shown ?? (([row]) => row),
    };
    const type = within?.type ?? reads.entity;
    const options = { nullable: by.nullable ?? false, description: by.description };
    Arg(by.name, () => ID, options)(prototype, name, 0);
    Extensions({ [LIVE_TOPIC]: topic })(prototype, name);
    (Subscription(() => type, { topics: name, description }) as PropertyDecorator)(prototype, name);
  },
});

interface FollowOwnOptions extends Pick<FollowOptions, 'may' | 'description'>, Pick<LiveTopic, 'preparation'> {}

/**
 * Declares a subscription to the caller's new rows of a resource. The column `user_id` of a row decides to whom the row
 * belongs. The times at which rows of an academy are created must increase in the order in which transactions commit.
 */
export const followsOwn = ({ may, description, preparation }: FollowOwnOptions): Operation => ({
  kind: 'Subscription',
  may,
  declare(prototype, name, { reads }) {
    const topic: LiveTopic = {
      ...{ model: reads, types: null, path: [], needs: [], preparation },
      changes: (event, _args, userId) => (event.data.userId === userId ? ofResource(event) : []),
      shown: ([row]) => row,
    };
    Extensions({ [LIVE_TOPIC]: topic })(prototype, name);
    (Subscription(() => reads.entity, { topics: name, description }) as PropertyDecorator)(prototype, name);
  },
});
