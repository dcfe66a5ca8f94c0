import type { EntityManager, EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { createNotice } from '../polling/notice.ts';

/** The transactions of this process that jobs were added in. */
const queueing = new WeakSet<object>();

/** Jobs that this process has queued were committed. */
export const jobsQueued = createNotice();

/** Notes that there is a job to do once the transaction of `em` is committed. */
export function jobIsQueuedIn(em: EntityManager): void {
  queueing.add(em);
}

/** Notifies the runner of this process about new jobs, so that they need not wait for a poll. */
export class QueuedJobs implements EventSubscriber {
  async afterTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    if (queueing.delete(em)) jobsQueued.notify(em);
  }
}
