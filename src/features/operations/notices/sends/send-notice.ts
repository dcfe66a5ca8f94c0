import { tenantTransaction } from '../../../../platform/database/tenant-session.ts';
import { type AcademyJobRun, onJob } from '../../../../platform/jobs/job-kind.ts';
import { now } from '../../../../platform/time/now.ts';
import { heldUntil } from '../core/held-until.ts';
import { noticeRun } from '../core/notice-run.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import { addressesOf } from './address.loaders.ts';
import { type ChannelMessage, channelOf } from './channels.ts';
import { holdSends } from './hold-sends.ts';
import { isWaiting, neededSends, suppress } from './needed-sends.ts';
import { mailOf, wordsOfSends } from './notice-message.ts';
import { NotificationSend } from './notice-send.entity.ts';
import type { NoticeWords } from './notice-words.ts';
import { noticeSend } from './send-jobs.ts';
import { nextSend } from './send-pace.ts';
import { storeAttempt } from './store-attempt.ts';
import { tryToSend } from './try-to-send.ts';

/** A message to send, with its row. */
interface ReadyMessage extends ChannelMessage {
  readonly send: NotificationSend;
  readonly isUrgent: boolean;
  /** Returns the end of the quiet hours for which the message must be held; null if it may be sent now. */
  heldUntil(): string | null;
}

/**
 * Sends messages one after another. Suppresses messages that are no longer needed. Stores each result before the next
 * message is sent. If some messages could not be sent, the job runs again for these messages. In quiet hours, holds
 * messages that are not sent then, even if they were due before.
 */
export const onNoticeSend = onJob(noticeSend, async (job, { sendIds, isAsked = false }) => {
  let failure: unknown;
  const held = new Map<string, string>();
  for (const message of await prepare(job, sendIds, isAsked)) {
    job.signal.throwIfAborted();
    if (!isAsked && !message.isUrgent) await nextSend();
    const end = isAsked ? null : message.heldUntil();
    if (end !== null) {
      held.set(message.send.id, end);
      continue;
    }
    try {
      await send(job, { ...message, isAsked });
    } catch (error) {
      failure = error;
    }
  }
  await holdSends(job, held);
  if (failure !== undefined) throw failure;
});

/**
 * Sends a message, and stores the result. Does nothing if the message was suppressed after it was prepared, for example
 * because its announcement was withdrawn. If the attempt failed but a further attempt may succeed, throws the error.
 */
async function send(job: AcademyJobRun, message: ReadyMessage): Promise<void> {
  const { services, academyId } = job;
  const { id } = message.send;
  const known = await tenantTransaction(services.database, academyId, (em) => em.findOne(NotificationSend, { id }));
  if (!known || !isWaiting(known)) return;
  const { values, error } = await tryToSend(job, () => channelOf(services, message.channel).send(message, id));
  await tenantTransaction(services.database, academyId, (em) => storeAttempt(em, values, [message]));
  if (error !== undefined) throw error;
}

/** Returns the waiting messages that are still needed. Suppresses the messages that are no longer needed. */
async function prepare(
  { services, academyId }: AcademyJobRun,
  sendIds: readonly string[],
  isAsked: boolean,
): Promise<ReadyMessage[]> {
  return await tenantTransaction(services.database, academyId, async (em) => {
    const run = await noticeRun(services, em, academyId);
    const waiting = (await em.find(NotificationSend, { id: { $in: [...sendIds] } })).filter(isWaiting);
    if (!run || waiting.length === 0) return [];
    const sends = isAsked ? waiting : await neededSends(run, waiting);
    const addresses = await addressesOf(run, sends);
    const needed: { send: NotificationSend; address: string }[] = [];
    for (const [index, send] of sends.entries()) {
      const address = addresses[index] ?? null;
      if (address !== null) needed.push({ send, address });
      else suppress(send, SuppressionReason.NO_ADDRESS);
    }
    const words = await wordsOfSends(
      run,
      needed.map(({ send }) => send),
    );
    return needed.flatMap(({ send, address }) => {
      const own = words.get(send.id);
      return own ? [messageOf(run, send, { address, words: own })] : [];
    });
  });
}

const messageOf = (
  run: NoticeRun,
  send: NotificationSend,
  { address, words }: { readonly address: string; readonly words: NoticeWords },
): ReadyMessage => ({
  ...{ send, isUrgent: send.params.isUrgent === true, heldUntil: () => heldUntil(run, send, now()) },
  ...{ academyId: run.academy.id, kind: send.kind, channel: send.channel, address },
  userId: send.recipientType === 'user' ? send.recipientId : null,
  ...{ title: words.title, text: words.text, url: words.link || null },
  mail: mailOf(run, send, words),
});
