import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { LiveEvent } from '../graphql/live-topic.ts';
import type { LiveCounts } from './live-counts.ts';
import { feedRange, MOST_MISSED, readFeeds } from './live-feed.ts';
import type { LiveStream, WaitingChange } from './live-stream.ts';

/** The number of the event after which a stream begins, and the changes that its client missed. */
interface Beginning {
  readonly position: number;
  /** The newest number of the feed. */
  readonly newest: number;
  readonly missed: readonly WaitingChange[];
}

/** The parts that reading the feed needs. */
export interface FeedSource {
  readonly database: Database;
  /** The types of events that subscriptions follow. */
  readonly types: readonly string[];
  readonly counts: LiveCounts;
}

/** Returns the error for a client that has missed changes and has to read its lists again. */
export const resyncRequired = (): AppError =>
  new AppError('RESYNC_REQUIRED', 'Changes were missed. Read the records again, and subscribe without Last-Event-ID.');

/** Returns the changes in an event that a stream follows. */
export function changesFor(event: LiveEvent, { subscription: { topic, args } }: LiveStream): WaitingChange[] {
  if (!topic.types.includes(event.type)) return [];
  return topic.changes(event, args).map((change) => ({ ...change, sequence: event.sequence }));
}

/**
 * Returns the beginning of a stream: after the client's last event, or at the end of the feed. Throws RESYNC_REQUIRED if
 * the event is unknown, or if too many events follow it.
 */
export async function beginningOf(
  { database, types, counts }: FeedSource,
  stream: LiveStream,
  lastEventId: string | undefined,
): Promise<Beginning> {
  const { id } = stream.subscriber.academy;
  counts.statements.feed++;
  const { newest, forgotten } = await feedRange(database, id);
  if (lastEventId === undefined) return { position: newest, newest, missed: [] };
  const after = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1;
  if (after < forgotten || after > newest || newest - after > MOST_MISSED) throw resyncRequired();
  if (after === newest) return { position: newest, newest, missed: [] };
  counts.statements.feed++;
  const part = (await readFeeds(database, new Map([[id, after]]), types)).get(id);
  if (!part || part.hasMore) throw resyncRequired();
  return { position: part.position, newest, missed: part.events.flatMap((event) => changesFor(event, stream)) };
}
