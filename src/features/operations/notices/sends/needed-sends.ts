import type { NoticeRun } from '../core/notice-run.types.ts';
import { NoticeSendState, type SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from './notice-send.entity.ts';
import { reasonsAgainst } from './obsolete.loaders.ts';

/** Sets the state of a message to "suppressed", and stores the reason why it is not sent. */
export function suppress(send: NotificationSend, reason: SuppressionReason): void {
  Object.assign(send, { state: NoticeSendState.SUPPRESSED, reason });
}

/** Returns true if a message is not sent yet and not suppressed. */
export const isWaiting = ({ state }: Pick<NotificationSend, 'state'>): boolean =>
  state === NoticeSendState.QUEUED || state === NoticeSendState.HELD;

/** Suppresses the messages that are no longer needed. Returns the other messages in their order. */
export async function neededSends(run: NoticeRun, sends: readonly NotificationSend[]): Promise<NotificationSend[]> {
  const reasons = await reasonsAgainst(run, sends);
  return sends.filter((send, index) => {
    const reason = reasons[index] ?? null;
    if (reason !== null) suppress(send, reason);
    return reason === null;
  });
}
