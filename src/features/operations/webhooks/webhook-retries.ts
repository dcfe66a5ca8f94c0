const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The pauses in milliseconds after each failure. After the failure that follows the last pause, there are no more
 * attempts.
 */
const PAUSES = [...[5 * SECOND, 5 * MINUTE, 30 * MINUTE], ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)];

/**
 * Each pause is longer or shorter by a random part of itself, up to this maximum. Deliveries that failed together are
 * therefore not retried together.
 */
const SPREAD = 0.2;

/** The longest pause that a receiver may request, in milliseconds. */
const MOST_ASKED = 24 * HOUR;

/**
 * Returns the milliseconds until the next attempt after a number of failures; null if there are no more attempts. A
 * receiver may request a longer pause. A request for a shorter pause is ignored, because it would use up the attempts
 * quickly.
 */
export function pauseAfter(failures: number, retryAfter: string | null, now: number): number | null {
  const pause = PAUSES[failures - 1];
  if (pause === undefined) return null;
  return Math.max(askedPause(retryAfter, now), pause * (1 + SPREAD * (2 * Math.random() - 1)));
}

/**
 * Returns the pause that a Retry-After header requests, in milliseconds. The header contains a number of seconds or a
 * date. Returns 0 if the header is missing or invalid.
 */
function askedPause(header: string | null, now: number): number {
  if (header === null) return 0;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * SECOND : Date.parse(header) - now;
  return Number.isFinite(asked) ? Math.min(asked, MOST_ASKED) : 0;
}
