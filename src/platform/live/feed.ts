import { AppError } from '../errors/app-error.ts';
import type { LiveEvent, Place } from '../graphql/live-topic.ts';
import type { LiveStream, WaitingChange } from './live-stream.ts';

/**
 * The maximum number of an academy's events that one statement reads. If a client has missed more events, it must read
 * its lists again.
 */
export const MOST_MISSED = 1_000;

/** The events of an academy that come after a place in the feed. */
export interface FeedPart {
  /** The place up to which the feed was read. */
  readonly position: Place;
  /** True if there are more events after the position. */
  readonly hasMore: boolean;
  /** The events that subscriptions may follow, with the oldest first. */
  readonly events: readonly LiveEvent[];
}

/** The place at which a stream begins, and the changes that its client has missed. */
export interface Beginning {
  readonly position: Place;
  /** The place of the newest event in the feed. */
  readonly newest: Place;
  readonly missed: readonly WaitingChange[];
}

/**
 * A feed of events in every academy. Within an academy, the places of the events in the feed increase in the order in
 * which transactions commit.
 */
export interface LiveFeed {
  /**
   * Reads the new events of academies in one statement: for each academy, the events after its position. The result may
   * omit academies without new events.
   */
  read(positions: ReadonlyMap<string, Place>): Promise<Map<string, FeedPart>>;
  /**
   * Returns where a stream begins: after the client's last event, or at the end of the feed. Throws RESYNC_REQUIRED if
   * the client's last event is unknown, or if too many events follow it.
   */
  begin(stream: LiveStream, lastEventId: string | undefined): Promise<Beginning>;
}

/** Returns the error for a client that has missed changes and must read its lists again. */
export const resyncRequired = (): AppError =>
  new AppError('RESYNC_REQUIRED', 'Changes were missed. Read the records again, and subscribe without Last-Event-ID.');

/** Returns the changes in an event that a stream follows. */
export function changesFor(event: LiveEvent, { subscription, subscriber }: LiveStream): WaitingChange[] {
  const { topic, args } = subscription;
  if (topic.types?.includes(event.type) === false) return [];
  const changes = topic.changes(event, args, subscriber.principal.userId);
  return changes.map((change) => ({ ...change, place: event.place }));
}
