import type { PlannedSession, SchedulePlan } from './schedule-plan.ts';
import { SessionStatus } from './session.enums.ts';

/** The kind of change of a session in a plan. `updated`: the cause of the cancellation or the charge status changed. */
export type SessionChange = 'created' | 'moved' | 'cancelled' | 'restored' | 'removed' | 'updated';

/** The fields for time, instructor and place. If one of them changes, the session is moved. */
const PLACED = ['date', 'startTime', 'endTime', 'startsAt', 'endsAt', 'instructorId', 'roomId', 'classroom'] as const;

const isMoved = (from: PlannedSession, to: PlannedSession): boolean => PLACED.some((name) => from[name] !== to[name]);

/** The fields for the local time, instructor and place. */
const LOCAL = PLACED.filter((name) => name !== 'startsAt' && name !== 'endsAt');

/**
 * Returns true if a plan changes only the instants of existing sessions, because the academy's time zone changed: their
 * local times are as before.
 */
export const changesOnlyInstants = ({ changed, removed }: SchedulePlan): boolean =>
  changed.length > 0 &&
  removed.length === 0 &&
  changed.every(({ from, to }) => from.status === to.status && LOCAL.every((name) => from[name] === to[name]));

/** Groups the sessions of a plan by kind of change, with their new values. */
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

/** Returns the ids of existing sessions that a plan changes. They may have had clashes before. */
export const changedIds = ({ changed }: SchedulePlan): string[] => changed.map(({ from }) => from.id);

/** Returns the sessions that may clash because of a plan: created, moved, restored, or with another instructor or room. */
export const placedIds = ({ created, changed }: SchedulePlan): string[] =>
  [...created, ...changed.map(({ to }) => to)]
    .filter(({ status }) => status !== SessionStatus.CANCELLED)
    .map(({ id }) => id);
