import { addDays } from '../../../../platform/time/days.ts';
import type { WallClock } from '../../../../platform/time/wall-clock.ts';
import type { QuietHours } from '../../../academy/academies/notice-settings.ts';

/** The time of day at which daily digests are sent. */
const DIGEST_TIME = '17:00:00';

/**
 * Returns the time at which the current quiet hours end. Returns null if the instant `at` is outside quiet hours. Quiet
 * hours follow the local clock, also on days on which daylight saving time begins or ends.
 */
export function endOfQuietHours(clock: WallClock, { from, to }: QuietHours, at: string): string | null {
  if (from === to) return null;
  const today = clock.dayOf(at);
  // the quiet hours that began yesterday may still last
  for (const day of [addDays(today, -1), today]) {
    const start = clock.instantOf(day, from);
    const end = clock.instantOf(to > from ? day : addDays(day, 1), to);
    if (start <= at && at < end) return end;
  }
  return null;
}

/**
 * Returns the time of the first daily digest after an instant. A digest is sent at 17:00. If 17:00 is in the quiet
 * hours, the digest is sent when the quiet hours end.
 */
export function nextDigest(clock: WallClock, quiet: QuietHours, at: string): string {
  const today = clock.dayOf(at);
  // if the time of yesterday's digest was in quiet hours, the digest is sent when these hours end
  for (const day of [addDays(today, -1), today, addDays(today, 1)]) {
    const time = clock.instantOf(day, DIGEST_TIME);
    const due = endOfQuietHours(clock, quiet, time) ?? time;
    if (due > at) return due;
  }
  throw new Error('There is a digest on each day.');
}
