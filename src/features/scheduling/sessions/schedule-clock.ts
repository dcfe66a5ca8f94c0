import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { type WallClock, wallClock } from '../../../platform/time/wall-clock.ts';

/** The clocks of an academy, and what they show. */
export interface ScheduleClock {
  readonly wall: WallClock;
  /** RFC 3339, UTC. */
  readonly now: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** The clocks of a time zone at an instant; now when it is left out. */
export function scheduleClock(timezone: string, instant: string = now()): ScheduleClock {
  const wall = wallClock(timezone);
  return { wall, now: instant, today: wall.dayOf(instant) };
}

/** The clocks of the chosen academy. */
export const clockOf = (ctx: RequestContext): ScheduleClock => scheduleClock(requireAcademy(ctx).timezone);
