import type { PlannedSession, SchedulePlan } from './schedule-plan.ts';
import { SessionStatus } from './session.enums.ts';

/**
 * The kind of change of a session in a plan. `updated` is for all other changes, such as a new cause for the
 * cancellation of a session that stays cancelled.
 */
export type SessionChange = 'created' | 'moved' | 'cancelled' | 'restored' | 'removed' | 'updated';

/** The fields for time, instructor and room. A session counts as moved if one of them changes. */
const PLACED = ['date', 'startTime', 'endTime', 'startsAt', 'endsAt', 'instructorId', 'roomId', 'classroom'] as const;

const isMoved = (from: PlannedSession, to: PlannedSession): boolean => PLACED.some((name) => from[name] !== to[name]);

/** The fields in {@link PLACED} except the instants. */
const LOCAL = PLACED.filter((name) => name !== 'startsAt' && name !== 'endsAt');

/**
 * Returns true if a plan changes only the instants of existing sessions, and not their local times. This happens when
 * the academy's time zone changes.
 */
export const changesOnlyInstants = ({ changed, removed }: SchedulePlan): boolean =>
  changed.length > 0 &&
  removed.length === 0 &&
  changed.every(({ from, to }) => from.status === to.status && LOCAL.every((name) => from[name] === to[name]));

/** Returns the sessions of a plan with their new values, grouped by the kind of change. */
export function summaryOf({
  created,
  changed,
  removed,
}: SchedulePlan): Record<SessionChange, readonly PlannedSession[]> {
  const isHeld = ({ status }: PlannedSession) => status !== SessionStatus.CANCELLED;
  const by = (picks: (from: PlannedSession, to: PlannedSession) => boolean) =>
    changed.filter(({ from, to }) => picks(from, to)).map(({ to }) => to);
  return {
    created,
    moved: by((from, to) => isHeld(from) === isHeld(to) && isMoved(from, to)),
    cancelled: by((from, to) => isHeld(from) && !isHeld(to)),
    restored: by((from, to) => !isHeld(from) && isHeld(to)),
    removed,
    updated: by((from, to) => isHeld(from) === isHeld(to) && !isMoved(from, to)),
  };
}

/** Returns the earliest former start of the sessions that a plan moves or removes; null if there is none. */
export function formerStartOf({ changed, removed }: SchedulePlan): string | null {
  const moved = changed.filter(({ from, to }) => isMoved(from, to)).map(({ from }) => from);
  const [first] = [...moved, ...removed].map(({ startsAt }) => startsAt).sort();
  return first ?? null;
}

/** Returns the ids of the existing sessions that a plan changes. These sessions may already have clashes. */
export const changedIds = ({ changed }: SchedulePlan): string[] => changed.map(({ from }) => from.id);

/**
 * Returns the ids of the sessions for which a plan may cause clashes: sessions that are created or changed, and are not
 * cancelled.
 */
export const placedIds = ({ created, changed }: SchedulePlan): string[] =>
  [...created, ...changed.map(({ to }) => to)]
    .filter(({ status }) => status !== SessionStatus.CANCELLED)
    .map(({ id }) => id);
