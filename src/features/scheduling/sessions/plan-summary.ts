import type { PlannedSession, SchedulePlan } from './schedule-plan.ts';
import { SessionStatus } from './session.enums.ts';

/**
 * The kind of change of a session in a plan. `updated` means that only the cause of its cancellation has changed, or
 * whether it is charged.
 */
export type SessionChange = 'created' | 'moved' | 'cancelled' | 'restored' | 'removed' | 'updated';

/** The fields for the time, the instructor and the place. If one of them changes, the session counts as moved. */
const PLACED = ['date', 'startTime', 'endTime', 'startsAt', 'endsAt', 'instructorId', 'roomId', 'classroom'] as const;

const isMoved = (from: PlannedSession, to: PlannedSession): boolean => PLACED.some((name) => from[name] !== to[name]);

/** The fields for the local time, instructor and place. */
const LOCAL = PLACED.filter((name) => name !== 'startsAt' && name !== 'endsAt');

/**
 * Returns true if a plan changes only the instants of existing sessions, and not their local times. This happens when
 * the academy's time zone changes.
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

/** Returns the ids of the existing sessions that a plan changes. They may already have clashes. */
export const changedIds = ({ changed }: SchedulePlan): string[] => changed.map(({ from }) => from.id);

/**
 * Returns the sessions that may get clashes by a plan. They are created, moved or restored, or have another instructor
 * or room.
 */
export const placedIds = ({ created, changed }: SchedulePlan): string[] =>
  [...created, ...changed.map(({ to }) => to)]
    .filter(({ status }) => status !== SessionStatus.CANCELLED)
    .map(({ id }) => id);
