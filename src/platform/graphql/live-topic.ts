import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { ReadModel } from '../loaders/read-model.ts';
import type { Viewer } from '../permissions/roles.ts';
import type { RequestContext } from '../tenancy/request-context.ts';

/**
 * The place of a change in its feed: the number of an event, or the time and id of a row. All places of a feed have the
 * same type and are compared with `<`.
 */
export type Place = number | string;

/** The data that subscriptions read: a numbered event with its data, or a new row. */
export interface LiveEvent {
  readonly academyId: string;
  readonly place: Place;
  readonly type: string;
  readonly resourceId: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A change that a subscription follows: the rows whose present state clients receive. */
export interface LiveChange {
  /**
   * The key of the changed record. If several changes with the same key wait to be sent, a client receives only one of
   * them.
   */
  readonly key: string;
  readonly ids: readonly string[];
  /**
   * True if the event names only some of the changed rows. Clients that see any of these rows must read their lists
   * again.
   */
  readonly isPartial?: boolean;
}

/** A row, and a viewer who sees it. */
export interface SeenRow {
  readonly row: object;
  readonly viewer: Viewer;
}

/** Reads the data that some fields of the rows need, for many subscribers together. */
export interface Preparation {
  /** The names of the fields that need the data. */
  readonly fields: readonly string[];
  /**
   * Returns the rows in the same order, together with the data for the fields. `ctx` is the context of one of the
   * viewers.
   */
  prepare(ctx: RequestContext, rows: readonly SeenRow[]): Promise<readonly object[]>;
}

/** The arguments of a subscription as the client sent them, such as `batchId`. */
export type LiveArguments = Readonly<Record<string, unknown>>;

/** The rows that a subscription follows. */
export interface LiveTopic {
  /** The read model of the rows. Its visibility decides who receives a change. */
  readonly model: ReadModel<object>;
  /**
   * The types of events that may contain changes. Null if the topic follows the new rows of its read model instead;
   * each of these rows belongs to a user.
   */
  readonly types: readonly string[] | null;
  /** The path of fields from the subscription to the rows; empty if the subscription itself returns the row. */
  readonly path: readonly string[];
  /** Properties of the rows that `shown` needs, in addition to the selected ones. */
  readonly needs: readonly string[];
  readonly preparation?: Preparation | undefined;
  /** Returns the changes in an event that a user's subscription with these arguments follows. */
  changes(event: LiveEvent, args: LiveArguments, userId: string): readonly LiveChange[];
  /** Returns the value of the field for the rows of a change that the subscriber can see. `rows` is never empty. */
  shown(rows: readonly object[]): unknown;
}

/** The extension of a subscription field with its {@link LiveTopic}. */
export const LIVE_TOPIC = 'liveTopic';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly liveTopic?: LiveTopic;
  }
}

/** Returns the topic of a subscription field. Throws if the field has none. */
export function topicOf({ name, extensions }: Pick<GraphQLField<unknown, unknown>, 'name' | 'extensions'>): LiveTopic {
  const topic = extensions.liveTopic;
  if (!topic) throw new Error(`The subscription ${name} has no topic.`);
  return topic;
}

/** Returns true if two values are the same id, ignoring the case of letters. */
export const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase();

/** Returns the topics of all subscriptions of a schema. */
export const topicsOf = (schema: GraphQLSchema): LiveTopic[] =>
  Object.values(schema.getSubscriptionType()?.getFields() ?? {}).map(topicOf);
