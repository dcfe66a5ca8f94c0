import type { SqlEntityManager } from '@mikro-orm/sql';
import { tenantTransaction } from '../../../../platform/database/tenant-session.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { type AcademyJobRun, onJob } from '../../../../platform/jobs/job-kind.ts';
import { noticeRun, quietHoursOf } from '../core/notice-run.ts';
import { endOfQuietHours } from '../core/quiet-hours.ts';
import { NoticeSendState, SuppressionReason } from '../notice-send.enums.ts';
import { addressesOf } from './address.loaders.ts';
import { type DigestMail, digestOf } from './digest-mail.ts';
import { neededSends, suppress } from './needed-sends.ts';
import { NotificationSend } from './notice-send.entity.ts';
import { noticeDigest, queueSends } from './send-jobs.ts';
import { storeAttempt } from './store-attempt.ts';
import { tryToSend } from './try-to-send.ts';

/** A digest with its address and the rows of its messages. */
interface ReadyDigest extends DigestMail {
  readonly sends: readonly NotificationSend[];
  readonly address: string;
}

/**
 * Sends one mail with all messages of a recipient that wait for a digest. Sends no mail if no message is still needed.
 */
export const onNoticeDigest = onJob(noticeDigest, async (job, { recipientId }) => {
  const digest = await prepare(job, recipientId);
  if (!digest) return;
  const { sends, words, address, mail } = digest;
  const { values, error } = await tryToSend(job, () => job.services.mailer.send({ ...mail, to: address, key: job.id }));
  const attempted = sends.map((send) => ({ send, address, ...requireValue(words.get(send.id)) }));
  const store = (em: SqlEntityManager): Promise<void> => storeAttempt(em, values, attempted);
  if (error === undefined) return job.finish(store);
  await tenantTransaction(job.services.database, job.academyId, store);
  throw error;
});

/**
 * Suppresses the messages that are no longer needed. Returns the digest of the other messages; null if there are no
 * other messages. In quiet hours, for example after an outage, returns null, and queues the digest for their end.
 */
async function prepare({ services, academyId }: AcademyJobRun, recipientId: string): Promise<ReadyDigest | null> {
  return await tenantTransaction(services.database, academyId, async (em) => {
    const run = await noticeRun(services, em, academyId);
    if (!run) return null;
    const waiting = { recipientId, inDigest: true, state: NoticeSendState.QUEUED, dueAt: { $lte: run.at } };
    const sends = await em.find(NotificationSend, waiting, { orderBy: { createdAt: 'asc', id: 'asc' } });
    const needed = await neededSends(run, sends);
    const [first] = needed;
    if (!first) return null;
    const end = endOfQuietHours(run.clock, quietHoursOf(run), run.at);
    if (end !== null) {
      for (const send of needed) send.dueAt = end;
      await queueSends(em, needed);
      return null;
    }
    const [address = null] = await addressesOf(run, [first]);
    if (address === null) {
      for (const send of needed) suppress(send, SuppressionReason.NO_ADDRESS);
      return null;
    }
    return { ...(await digestOf(run, needed)), sends: needed, address };
  });
}
