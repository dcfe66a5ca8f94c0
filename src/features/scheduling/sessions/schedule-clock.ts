import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { type WallClock, wallClock } from '../../../platform/time/wall-clock.ts';

/** The time zone of an academy and its current time. */
export interface ScheduleClock {
  readonly wall: WallClock;
  /** The current instant: RFC 3339, UTC. */
  readonly now: string;
  /** The current local date: YYYY-MM-DD. */
  readonly today: string;
}

/** Returns the clock of a time zone at an instant. By default, this is the current instant. */
export function scheduleClock(timezone: string, instant: string = now()): ScheduleClock {
  const wall = wallClock(timezone);
  return { wall, now: instant, today: wall.dayOf(instant) };
}

/** Returns the clock of the request's academy. */
export const clockOf = (ctx: RequestContext): ScheduleClock => scheduleClock(requireAcademy(ctx).timezone);
