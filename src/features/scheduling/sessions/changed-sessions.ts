import type { LiveChange, LiveEvent } from '../../../platform/graphql/live-topic.ts';
import { sessionsRescheduled } from './sessions-rescheduled.ts';

/**
 * One entry of the list `changes` in the data of {@link sessionsRescheduled}: the id of a session and the kind of its
 * change.
 */
interface ListedChange {
  readonly id: string;
  readonly change: string;
}

/** The names of the fields for numbers of sessions in the data of {@link sessionsRescheduled}. */
const COUNTS = ['created', 'moved', 'cancelled', 'restored', 'removed', 'updated'];

/** Returns a live change for each session that an event lists. Removed sessions are omitted. */
export function changedSessions({ type, resourceId, data }: LiveEvent): LiveChange[] {
  if (type !== sessionsRescheduled.type) return [{ key: resourceId, ids: [resourceId] }];
  const listed = data.changes as readonly ListedChange[];
  const isPartial = COUNTS.reduce((sum, name) => sum + Number(data[name]), 0) > listed.length;
  return listed.filter(({ change }) => change !== 'removed').map(({ id }) => ({ key: id, ids: [id], isPartial }));
}
