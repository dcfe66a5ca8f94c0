import type { PlannedSession, SchedulePlan } from './schedule-plan.ts';
import { SessionStatus } from './session.enums.ts';

/**
 * The kind of change of a session in a plan. `updated` is for all other changes, such as a new cause for the
 * cancellation of a session that stays cancelled.
 */
export type SessionChange = 'created' | 'moved' | 'cancelled' | 'restored' | 'removed' | 'updated';

/** The fields for local time, instructor and room. */
export const LOCAL = ['date', 'startTime', 'endTime', 'instructorId', 'roomId', 'classroom'] as const;

/** The fields for time, instructor and room. A session counts as moved if one of them changes. */
const PLACED = [...LOCAL, 'startsAt', 'endsAt'] as const;

const isMoved = (from: PlannedSession, to: PlannedSession): boolean => PLACED.some((name) => from[name] !== to[name]);

/**
 * Returns true if a plan changes only the instants of existing sessions, and not their local times. This happens when
 * the academy's time zone changes.
 */
export const changesOnlyInstants = ({ changed, removed }: SchedulePlan): boolean =>
  changed.length > 0 &&
  removed.length === 0 &&
  changed.every(({ from, to }) => from.status === to.status && LOCAL.every((name) => from[name] === to[name]));

const isCancelled = ({ status }: PlannedSession): boolean => status === SessionStatus.CANCELLED;

/** Returns the sessions that a plan moves, before and after the change. */
const movesOf = ({ changed }: Pick<SchedulePlan, 'changed'>) =>
  changed.filter(({ from, to }) => isCancelled(from) === isCancelled(to) && isMoved(from, to));

/** Returns the sessions of a plan with their new values, grouped by the kind of change. */
export function summaryOf({
  created,
  changed,
  removed,
}: SchedulePlan): Record<SessionChange, readonly PlannedSession[]> {
  const by = (picks: (from: PlannedSession, to: PlannedSession) => boolean) =>
    changed.filter(({ from, to }) => picks(from, to)).map(({ to }) => to);
  return {
    created,
    moved: movesOf({ changed }).map(({ to }) => to),
    cancelled: by((from, to) => !isCancelled(from) && isCancelled(to)),
    restored: by((from, to) => isCancelled(from) && !isCancelled(to)),
    removed,
    updated: by((from, to) => isCancelled(from) === isCancelled(to) && !isMoved(from, to)),
  };
}

/**
 * Returns the earliest former start of the sessions that a plan removes or that get another start; null if there is
 * none. Cancelled sessions do not count, because nobody would have come.
 */
export function formerStartOf({ changed, removed }: SchedulePlan): string | null {
  const moved = changed.filter(({ from, to }) => from.startsAt !== to.startsAt).map(({ from }) => from);
  const [first] = [...moved, ...removed]
    .filter((session) => !isCancelled(session))
    .map(({ startsAt }) => startsAt)
    .sort();
  return first ?? null;
}

/** Returns the fields in {@link LOCAL} that differ in at least one of the sessions that a plan moves. */
export function movedFieldsOf(plan: SchedulePlan): (typeof LOCAL)[number][] {
  const moves = movesOf(plan);
  return LOCAL.filter((name) => moves.some(({ from, to }) => from[name] !== to[name]));
}

/** Returns the ids of the instructors who led sessions of a plan before and lead them no more. */
export function replacedInstructorsOf(plan: SchedulePlan): string[] {
  const ids = movesOf(plan).flatMap(({ from, to }) => (from.instructorId === to.instructorId ? [] : from.instructorId));
  return [...new Set(ids.filter((id) => id !== null))];
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
