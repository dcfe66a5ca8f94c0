import { type AcademyJobRun, MAIL } from '../../../../platform/jobs/job-kind.ts';
import { RefusedAddress } from '../../../../platform/mail/mailer.ts';
import { now } from '../../../../platform/time/now.ts';
import { NoticeSendState, SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from './notice-send.entity.ts';

/**
 * Makes an attempt of a job to send a message. Returns the new values of the message: it is sent, or failed if its
 * address is refused or if this was the last attempt. Throws the error if a further attempt may succeed.
 */
export async function tryToSend(
  { attempt }: AcademyJobRun,
  send: () => Promise<unknown>,
): Promise<Partial<NotificationSend>> {
  try {
    await send();
    return { state: NoticeSendState.SENT, sentAt: now(), attempts: attempt };
  } catch (error) {
    const isRefused = error instanceof RefusedAddress;
    if (!isRefused && attempt < MAIL.maxAttempts) throw error;
    const reason = isRefused ? SuppressionReason.REFUSED : null;
    return { state: NoticeSendState.FAILED, reason, attempts: attempt };
  }
}
