import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { insertMissingRows } from '../../../../platform/database/bulk-rows.ts';
import { Job } from '../../../../platform/jobs/job.entity.ts';
import { jobKind, MAIL } from '../../../../platform/jobs/job-kind.ts';
import { JobState } from '../../../../platform/jobs/job-states.ts';
import { jobIsQueuedIn } from '../../../../platform/jobs/queued-jobs.ts';

/** The job that sends one message. With `isAsked`, it is sent even if it is no longer needed. */
export const noticeSend = jobKind<{ sendId: string; isAsked?: boolean }>('notices.send', MAIL);

/** The job that sends the messages of a recipient that wait for a digest. */
export const noticeDigest = jobKind<{ recipientId: string }>('notices.digest', MAIL);

/** A message that waits. */
interface WaitingSend {
  readonly id: string;
  readonly recipientId: string;
  readonly inDigest: boolean;
  readonly dueAt: string;
}

/** Queues a job for each message, and one for each recipient and time of a digest. */
export async function queueSends(em: SqlEntityManager, sends: readonly WaitingSend[]): Promise<void> {
  const jobs = new Map(sends.map((send) => [jobKeyOf(send), jobOf(send)]));
  jobIsQueuedIn(em);
  await insertMissingRows(em, Job, [...jobs.values()]);
}

const jobKeyOf = ({ id, recipientId, inDigest, dueAt }: WaitingSend): string =>
  inDigest ? `notices.digest ${recipientId} ${dueAt}` : `notices.send ${id}`;

function jobOf(send: WaitingSend) {
  const { id, recipientId, inDigest, dueAt } = send;
  return {
    id: uuid(),
    kind: inDigest ? noticeDigest.name : noticeSend.name,
    payload: inDigest ? { recipientId } : { sendId: id },
    runAt: dueAt,
    ...{ state: JobState.WAITING, attempts: 0, maxAttempts: MAIL.maxAttempts },
    dedupeKey: jobKeyOf(send),
  };
}
