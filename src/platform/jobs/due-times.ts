import { Cron } from 'croner';

/** Computes when schedules are due, in the clock time of a time zone. */
export interface DueTimes {
  /** Returns the last due time after `last` and up to `now`; null if there is none. Earlier due times are skipped. */
  lastDue(cron: string, timeZone: string, last: string, now: string): string | null;
}

/**
 * Remembers the next due time of each schedule, so that checking a schedule that is not due costs only a comparison. It
 * does not remember parsed patterns, because each would use 80 kB.
 */
export function createDueTimes(): DueTimes {
  const nextRuns = new Map<string, { readonly last: string; readonly next: string }>();

  function nextRun(cron: string, timeZone: string, last: string): string {
    const key = `${cron} ${timeZone}`;
    const known = nextRuns.get(key);
    if (known?.last === last) return known.next;
    // if a pattern never matches again, it has no next time
    const next = patternOf(cron, timeZone).nextRun(new Date(last))?.toISOString() ?? NEVER;
    nextRuns.set(key, { last, next });
    return next;
  }

  return {
    lastDue(cron, timeZone, last, now) {
      const next = nextRun(cron, timeZone, last);
      if (next > now) return null;
      // plus 1 ms, because previousRuns does not return a run at exactly the given time
      const [previous] = patternOf(cron, timeZone).previousRuns(1, new Date(Date.parse(now) + 1));
      return previous && previous.toISOString() > next ? previous.toISOString() : next;
    },
  };
}

const NEVER = '9999-12-31T00:00:00.000Z';

/** Parses the five fields of a pattern. Throws for invalid fields or an unknown time zone. */
const patternOf = (cron: string, timezone: string): Cron => new Cron(cron, { timezone, mode: '5-part', paused: true });
