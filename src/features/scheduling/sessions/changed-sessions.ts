import type { LiveChange, LiveEvent } from '../../../platform/graphql/live-topic.ts';
import { sessionsRescheduled } from './sessions-rescheduled.ts';

/** A session in the data of {@link sessionsRescheduled}. */
interface ListedChange {
  readonly id: string;
  readonly change: string;
}

/** The counts in the data of {@link sessionsRescheduled}. */
const COUNTS = ['created', 'moved', 'cancelled', 'restored', 'removed', 'updated'];

/** Returns a change for each session that an event changed. */
export function changedSessions({ type, resourceId, data }: LiveEvent): LiveChange[] {
  if (type !== sessionsRescheduled.type) return [{ key: resourceId, ids: [resourceId] }];
  const listed = data.changes as readonly ListedChange[];
  const isPartial = COUNTS.reduce((sum, name) => sum + Number(data[name]), 0) > listed.length;
  return listed.filter(({ change }) => change !== 'removed').map(({ id }) => ({ key: id, ids: [id], isPartial }));
}
