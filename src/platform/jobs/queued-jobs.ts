import type { EntityManager, EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { createNotice } from '../polling/notice.ts';

/** The open transactions of this process in which jobs were added. */
const queueing = new WeakSet<object>();

/** The notice that jobs queued by this process were committed. */
export const jobsQueued = createNotice();

/** Marks the transaction of `em`, so that the runner is notified after the commit. */
export function jobIsQueuedIn(em: EntityManager): void {
  queueing.add(em);
}

/** Notifies the runner of this process about new jobs, so that they need not wait for the next poll. */
export class QueuedJobs implements EventSubscriber {
  async afterTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    if (queueing.delete(em)) jobsQueued.notify(em);
  }
}
