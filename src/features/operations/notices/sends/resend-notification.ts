import { getRecord } from '../../../../platform/database/records.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { NoticeSendState } from '../notice-send.enums.ts';
import { isWaiting } from './needed-sends.ts';
import { NotificationSend } from './notice-send.entity.ts';
import type { ResendNotificationArgs } from './notice-send.inputs.ts';
import { noticeSend } from './send-jobs.ts';

/**
 * Sends a message again at once, when an admin requests it. The message is sent even if the recipient has read the
 * notice, or if the reason for the notice no longer exists. Throws CONFLICT if the message still waits to be sent.
 * Returns the id of the message.
 */
export async function resendNotification(ctx: RequestContext, { sendId }: ResendNotificationArgs): Promise<string> {
  return ctx.session.write(async (em) => {
    const send = await getRecord(em, NotificationSend, sendId, { name: 'Notification send', lock: true });
    if (isWaiting(send)) throw new AppError('CONFLICT', 'The message is still waiting to be sent.');
    Object.assign(send, { state: NoticeSendState.QUEUED, reason: null, inDigest: false, dueAt: now() });
    await enqueue(em, noticeSend, { sendIds: [send.id], isAsked: true });
    return send.id;
  });
}
