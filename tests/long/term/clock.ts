import { Temporal } from 'temporal-polyfill';
import { vi } from 'vitest';

/** Time zone of the academy: clocks go back an hour on 1 November 2026. */
export const ZONE = 'America/New_York';

/** The only clock of the service and of the test. Apart from `set`, the clock advances only by a second per request. */
export interface Clock {
  /** Local time: `2026-09-01T16:00:00`. */
  readonly now: string;
  /** Sets the clock to a time of a day, `16:00`. The clock never goes back. */
  set(day: string, time: string): void;
  tick(): void;
}

export function startClock(day: string): Clock {
  let now = Temporal.PlainDateTime.from(`${day}T00:00`).toZonedDateTime(ZONE);
  const show = () => vi.setSystemTime(now.epochMilliseconds);
  vi.useFakeTimers({ toFake: ['Date'] });
  show();
  return {
    get now() {
      return now.toPlainDateTime().toString({ smallestUnit: 'second' });
    },
    set(to, time) {
      const next = Temporal.PlainDateTime.from(`${to}T${time}`).toZonedDateTime(ZONE);
      if (Temporal.ZonedDateTime.compare(next, now) > 0) now = next;
      show();
    },
    tick() {
      now = now.add({ seconds: 1 });
      show();
    },
  };
}

/** Returns the instant of a local time in the format of requests. */
export const instantOf = (day: string, time: string): string =>
  new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(ZONE).epochMilliseconds).toISOString();
