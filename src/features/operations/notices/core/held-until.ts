import type { NotificationSend } from '../sends/notice-send.entity.ts';
import { declarationOf } from './notice-kinds.ts';
import { quietHoursOf } from './notice-run.ts';
import type { NoticeReading } from './notice-run.types.ts';
import { endOfQuietHours } from './quiet-hours.ts';

/** A period in which a message is sent even in quiet hours. Without `from` or `until`, the period is open. */
export interface QuietHoursException {
  /** RFC 3339, UTC. */
  readonly from?: string;
  /** RFC 3339, UTC. */
  readonly until?: string;
}

/**
 * Returns the end of the quiet hours for which a message is held at the instant `at`. Returns null if `at` is outside
 * quiet hours, or if the message is sent even in quiet hours.
 */
export function heldUntil(
  reading: Pick<NoticeReading, 'academy' | 'clock'>,
  { kind, params }: Pick<NotificationSend, 'kind' | 'params'>,
  at: string,
): string | null {
  if (params.isUrgent === true || declarationOf(kind)?.isSentInQuietHours) return null;
  const exception = params.sentInQuietHours as QuietHoursException | undefined;
  if (exception && isWithin(exception, at)) return null;
  return endOfQuietHours(reading.clock, quietHoursOf(reading), at);
}

const isWithin = ({ from = '', until }: QuietHoursException, at: string): boolean =>
  from <= at && (until === undefined || at <= until);
