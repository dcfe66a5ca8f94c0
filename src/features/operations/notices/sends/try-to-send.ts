import { type AcademyJobRun, MAIL } from '../../../../platform/jobs/job-kind.ts';
import { RefusedAddress } from '../../../../platform/mail/mailer.ts';
import { now } from '../../../../platform/time/now.ts';
import { NoticeSendState, SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from './notice-send.entity.ts';

/** The result of an attempt to send a message. */
interface Attempt {
  /** The new values for the columns of the message. */
  readonly values: Partial<NotificationSend>;
  /** The error of the attempt. Present only if a further attempt may succeed. */
  readonly error?: unknown;
}

/**
 * Tries to send a message in a job. Returns the new values for the columns of the message. The state becomes "failed"
 * if the address is refused or if this was the last attempt. If a further attempt may succeed, also returns the error.
 */
export async function tryToSend({ attempt }: AcademyJobRun, send: () => Promise<unknown>): Promise<Attempt> {
  try {
    await send();
    // removes the reason if the message was suppressed while it was sent
    return { values: { state: NoticeSendState.SENT, sentAt: now(), reason: null } };
  } catch (error) {
    const isRefused = error instanceof RefusedAddress;
    if (!isRefused && attempt < MAIL.maxAttempts) return { values: {}, error };
    const reason = isRefused ? SuppressionReason.REFUSED : null;
    return { values: { state: NoticeSendState.FAILED, reason } };
  }
}
