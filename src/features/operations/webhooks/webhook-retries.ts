const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds from each failure to the next try: after the last of them there is none. */
const PAUSES = [...[5 * SECOND, 5 * MINUTE, 30 * MINUTE], ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)];

/** Pauses differ by this part at most, so that deliveries that failed together do not come together again. */
const SPREAD = 0.2;

/** The longest pause that a receiver may request. */
const MOST_ASKED = 24 * HOUR;

/**
 * Returns the milliseconds until the next attempt after so many failures; null if there is none. A receiver may request
 * a longer pause, not a shorter one, which would use up the attempts at once.
 */
export function pauseAfter(failures: number, retryAfter: string | null, now: number): number | null {
  const pause = PAUSES[failures - 1];
  if (pause === undefined) return null;
  return Math.max(askedPause(retryAfter, now), pause * (1 + SPREAD * (2 * Math.random() - 1)));
}

/** The milliseconds of a Retry-After, in seconds or as a date; 0 where it says nothing. */
function askedPause(header: string | null, now: number): number {
  if (header === null) return 0;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * SECOND : Date.parse(header) - now;
  return Number.isFinite(asked) ? Math.min(asked, MOST_ASKED) : 0;
}
