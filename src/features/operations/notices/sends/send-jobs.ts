import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { chunksOf } from '../../../../platform/csv/chunks.ts';
import { insertMissingRows } from '../../../../platform/database/bulk-rows.ts';
import { Job } from '../../../../platform/jobs/job.entity.ts';
import { type JobKind, jobKind, MAIL } from '../../../../platform/jobs/job-kind.ts';
import { JobState } from '../../../../platform/jobs/job-states.ts';
import { jobIsQueuedIn } from '../../../../platform/jobs/queued-jobs.ts';

/**
 * The job that sends messages. If `isAsked` is true, an admin has requested the messages, so they are sent even if they
 * are no longer needed.
 */
export const noticeSend = jobKind<{ sendIds: string[]; isAsked?: boolean }>('notices.send', MAIL);

/** The job that sends one mail with all messages of a recipient that wait for a digest. */
export const noticeDigest = jobKind<{ recipientId: string }>('notices.digest', MAIL);

/** A message that waits to be sent. */
interface WaitingSend {
  readonly id: string;
  readonly recipientId: string;
  readonly inDigest: boolean;
  readonly dueAt: string;
}

/** The maximum number of messages that one job sends. The job reads them together, and sends them within seconds. */
const AT_ONCE = 10;

/**
 * Enqueues jobs for messages. Messages that are due at the same time share jobs. For digests, enqueues one job for each
 * recipient and time. `causedBy` is the id of the job that has postponed the messages.
 */
export async function queueSends(
  em: SqlEntityManager,
  sends: readonly WaitingSend[],
  causedBy: string | null = null,
): Promise<void> {
  const inDigest = sends.filter((send) => send.inDigest);
  const single = Map.groupBy(
    sends.filter((send) => !send.inDigest),
    ({ dueAt }) => dueAt,
  );
  const digests = new Map(inDigest.map((send) => [`notices.digest ${send.recipientId} ${send.dueAt}`, send]));
  jobIsQueuedIn(em);
  await insertMissingRows(em, Job, [
    ...[...digests].map(([dedupeKey, { recipientId, dueAt }]) =>
      jobOf(noticeDigest, { recipientId }, { runAt: dueAt, dedupeKey }),
    ),
    ...[...single].flatMap(([dueAt, own]) =>
      [...chunksOf(own, AT_ONCE)].map((some) => {
        const sendIds = some.map(({ id }) => id);
        const key = ['notices.send', sendIds[0], ...(causedBy === null ? [] : [dueAt, causedBy])];
        return jobOf(noticeSend, { sendIds }, { runAt: dueAt, dedupeKey: key.join(' ') });
      }),
    ),
  ]);
}

const jobOf = <Payload extends object>(
  { name }: JobKind<Payload>,
  payload: Payload,
  options: { readonly runAt: string; readonly dedupeKey: string },
) => ({
  ...{ id: uuid(), kind: name, payload, ...options },
  ...{ state: JobState.WAITING, attempts: 0, maxAttempts: MAIL.maxAttempts },
});
