import type { PlannedSession, SchedulePlan } from './schedule-plan.ts';
import { SessionStatus } from './session.enums.ts';

/** What a plan does to a session. */
export type SessionChange = 'created' | 'moved' | 'cancelled' | 'restored' | 'removed';

/** The sessions of a plan by what it does to them, as they are from then on. */
export function summaryOf({
  created,
  changed,
  removed,
}: SchedulePlan): Record<SessionChange, readonly PlannedSession[]> {
  const isHeld = ({ status }: PlannedSession) => status !== SessionStatus.CANCELLED;
  const by = (picks: (from: boolean, to: boolean) => boolean) =>
    changed.filter(({ from, to }) => picks(isHeld(from), isHeld(to))).map(({ to }) => to);
  return {
    created,
    moved: by((from, to) => from === to),
    cancelled: by((from, to) => from && !to),
    restored: by((from, to) => !from && to),
    removed,
  };
}

/** The sessions that are there and change so that they might meet others. */
export const changedIds = ({ changed }: SchedulePlan): string[] => changed.map(({ from }) => from.id);

/** The sessions that may meet others by what a plan does: made, moved, restored, or given to somebody else or another room. */
export const placedIds = ({ created, changed }: SchedulePlan): string[] =>
  [...created, ...changed.map(({ to }) => to)]
    .filter(({ status }) => status !== SessionStatus.CANCELLED)
    .map(({ id }) => id);
