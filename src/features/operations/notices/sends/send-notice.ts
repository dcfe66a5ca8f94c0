import { tenantTransaction } from '../../../../platform/database/tenant-session.ts';
import { type AcademyJobRun, onJob } from '../../../../platform/jobs/job-kind.ts';
import { RefusedAddress } from '../../../../platform/mail/mailer.ts';
import { now } from '../../../../platform/time/now.ts';
import { noticeRun } from '../core/notice-run.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { NoticeSendState, SuppressionReason } from '../notice-send.enums.ts';
import { addressOf } from './address.loaders.ts';
import { type ChannelMessage, channelOf } from './channels.ts';
import { mailOf, wordsOfSend } from './notice-message.ts';
import { NotificationSend } from './notice-send.entity.ts';
import type { NoticeWords } from './notice-words.ts';
import { obsolete } from './obsolete.loaders.ts';
import { noticeSend } from './send-jobs.ts';

/** Sends a message, unless it is no longer needed. */
export const onNoticeSend = onJob(noticeSend, async (job, { sendId, isAsked = false }) => {
  const message = await prepare(job, sendId, isAsked);
  if (!message) return;
  try {
    await channelOf(job.services, message.channel).send({ ...message, isAsked }, sendId);
  } catch (error) {
    const isRefused = error instanceof RefusedAddress;
    if (!isRefused && job.attempt < noticeSend.maxAttempts) throw error;
    const reason = isRefused ? SuppressionReason.REFUSED : null;
    await settle(job, sendId, { ...attemptOf(job, message), state: NoticeSendState.FAILED, reason });
    return;
  }
  await settle(job, sendId, { ...attemptOf(job, message), state: NoticeSendState.SENT, sentAt: now() });
});

/** Returns the message of a waiting send; null if it must not be sent, which is then stored. */
async function prepare(
  { services, academyId }: AcademyJobRun,
  sendId: string,
  isAsked: boolean,
): Promise<ChannelMessage | null> {
  return await tenantTransaction(services.database, academyId, async (em) => {
    const run = await noticeRun(services, em, academyId);
    const send = await em.findOne(NotificationSend, { id: sendId });
    if (!run || !send || !isWaiting(send)) return null;
    const address = await addressOf(run, send);
    const gone = isAsked ? null : await obsolete(run, send);
    const reason = gone ?? (address === null ? SuppressionReason.NO_ADDRESS : null);
    if (reason !== null || address === null) {
      Object.assign(send, { state: NoticeSendState.SUPPRESSED, reason });
      return null;
    }
    const words = await wordsOfSend(run, send);
    return words && messageOf(run, send, { address, words });
  });
}

const messageOf = (
  run: NoticeRun,
  send: NotificationSend,
  { address, words }: { readonly address: string; readonly words: NoticeWords },
): ChannelMessage => ({
  ...{ academyId: run.academy.id, kind: send.kind, channel: send.channel, address },
  userId: send.recipientType === 'user' ? send.recipientId : null,
  ...{ title: words.title, text: words.text, url: words.link || null },
  mail: mailOf(run, send, words),
});

export const isWaiting = ({ state }: NotificationSend): boolean =>
  state === NoticeSendState.QUEUED || state === NoticeSendState.HELD;

const attemptOf = ({ attempt }: AcademyJobRun, { address, title, text }: ChannelMessage) => ({
  attempts: attempt,
  address,
  subject: title.slice(0, 300),
  text,
});

const settle = (job: AcademyJobRun, id: string, values: Partial<NotificationSend>): Promise<void> =>
  job.finish(async (em) => {
    await em.nativeUpdate(NotificationSend, { id }, { ...values, updatedAt: now() });
  });
