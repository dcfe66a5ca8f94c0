import type { PlannedSession, SchedulePlan } from './schedule-plan.ts';
import { SessionStatus } from './session.enums.ts';

/** The change of a session by a plan; `updated`: the reason of its cancellation, or whether it is charged then. */
export type SessionChange = 'created' | 'moved' | 'cancelled' | 'restored' | 'removed' | 'updated';

/** When a session is, who leads it and where: what of it moves. */
const PLACED = ['date', 'startTime', 'endTime', 'startsAt', 'endsAt', 'instructorId', 'roomId', 'classroom'] as const;

const isMoved = (from: PlannedSession, to: PlannedSession): boolean => PLACED.some((name) => from[name] !== to[name]);

/** The sessions of a plan by what it does to them, as they are from then on. */
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

/** The sessions that are there and change so that they might meet others. */
export const changedIds = ({ changed }: SchedulePlan): string[] => changed.map(({ from }) => from.id);

/** Returns the sessions that may clash because of a plan: created, moved, restored, or with another instructor or room. */
export const placedIds = ({ created, changed }: SchedulePlan): string[] =>
  [...created, ...changed.map(({ to }) => to)]
    .filter(({ status }) => status !== SessionStatus.CANCELLED)
    .map(({ id }) => id);
