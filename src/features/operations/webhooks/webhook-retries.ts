const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The pauses in milliseconds after the first, the second and each further failure. The attempt after the last pause is
 * the last attempt.
 */
const PAUSES = [...[5 * SECOND, 5 * MINUTE, 30 * MINUTE], ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)];

/**
 * A random part of each pause is added to it or subtracted from it. This constant is the largest part, as a fraction.
 * Deliveries that failed at the same time are therefore not retried at the same time.
 */
const SPREAD = 0.2;

/** The longest pause in milliseconds that the service accepts from the Retry-After header of a receiver. */
const MOST_ASKED = 24 * HOUR;

/**
 * Returns the number of milliseconds until the next attempt after a number of failures; null if there is no further
 * attempt. The Retry-After header of a receiver can make the pause longer, but not shorter: shorter pauses would use up
 * the attempts quickly.
 */
export function pauseAfter(failures: number, retryAfter: string | null, now: number): number | null {
  const pause = PAUSES[failures - 1];
  if (pause === undefined) return null;
  return Math.max(askedPause(retryAfter, now), pause * (1 + SPREAD * (2 * Math.random() - 1)));
}

/**
 * Returns the pause in a Retry-After header, in milliseconds. The header is a number of seconds or a date. Returns 0 if
 * the header is missing or invalid.
 */
function askedPause(header: string | null, now: number): number {
  if (header === null) return 0;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * SECOND : Date.parse(header) - now;
  return Number.isFinite(asked) ? Math.min(asked, MOST_ASKED) : 0;
}
