import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';
import { addDays } from './days.ts';

/** An interval in a time zone. Its start and end are given as local times and as instants (RFC 3339, UTC). */
export interface WallInterval {
  /** The local time of the start: `2026-12-01T15:30:00`. Comparing such texts compares the times. */
  readonly wallStart: string;
  /** The local time of the end. If the time of day is not later than that of the start, the end is on the next day. */
  readonly wallEnd: string;
  readonly startsAt: string;
  /** The instant of the end. It is after `startsAt`, even if clocks change in between. */
  readonly endsAt: string;
}

/** The clocks in a time zone. */
export interface WallClock {
  readonly timezone: string;
  /**
   * Returns the instant at which the clocks show a time (HH:MM:SS) on a day. If the clocks show the time twice, returns
   * the first instant. If a clock change skips the time, first moves the time by as much as the clocks are moved.
   */
  instantOf(date: string, time: string): string;
  /**
   * Returns the interval from one time of a day to another. If the second time is not later than the first, the end is
   * on the next day.
   */
  intervalOf(date: string, startTime: string, endTime: string): WallInterval;
  /** Returns the day that the clocks show at an instant. */
  dayOf(instant: string): string;
}

/**
 * The maximum number of time zones whose days are cached. `MAX_DAYS` is the maximum number of cached days for each time
 * zone.
 */
const MAX_PLACES = 50;
const MAX_DAYS = 2_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day in a time zone. */
interface Day {
  /** The instant at which the day begins, in milliseconds since 1970. */
  readonly start: number;
  /**
   * True if the clocks do not change on this day. Times of the day can then be computed without the rules of the zone.
   */
  readonly isPlain: boolean;
}

const clocks = new LRUCache<string, WallClock>({ max: MAX_PLACES });

/** Returns the wall clock of an IANA time zone. */
export function wallClock(timezone: string): WallClock {
  const known = clocks.get(timezone) ?? createWallClock(timezone);
  clocks.set(timezone, known);
  return known;
}

function createWallClock(timezone: string): WallClock {
  const days = new LRUCache<string, Day>({ max: MAX_DAYS });

  const epochOf = (date: string, time: string): number =>
    Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone, { disambiguation: 'compatible' })
      .epochMilliseconds;

  const describe = (date: string): Day => {
    const start = epochOf(date, '00:00:00');
    const isPlain =
      epochOf(addDays(date, 1), '00:00:00') - start === DAY_MS && epochOf(date, '12:00:00') - start === DAY_MS / 2;
    return { start, isPlain };
  };

  const dayAt = (date: string): Day => {
    const known = days.get(date) ?? describe(date);
    days.set(date, known);
    return known;
  };

  const epochMs = (date: string, time: string): number => {
    const { start, isPlain } = dayAt(date);
    return isPlain ? start + msOfTime(time) : epochOf(date, time);
  };

  return {
    timezone,
    instantOf: (date, time) => new Date(epochMs(date, time)).toISOString(),
    intervalOf(date, startTime, endTime) {
      const lastDay = endTime > startTime ? date : addDays(date, 1);
      const start = epochMs(date, startTime);
      const end = epochMs(lastDay, endTime);
      const length = Date.parse(`${lastDay}T${endTime}Z`) - Date.parse(`${date}T${startTime}Z`);
      return {
        wallStart: `${date}T${startTime}`,
        wallEnd: `${lastDay}T${endTime}`,
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(end > start ? end : start + length).toISOString(),
      };
    },
    dayOf: (instant) => Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDate().toString(),
  };
}

const msOfTime = (time: string): number => Date.parse(`1970-01-01T${time}Z`);
