import { EventEmitter } from 'node:events';
import type { EntityManager, EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';

const COMMITTED = 'committed';

const commits = new EventEmitter().setMaxListeners(0);

/** The transactions of this process that jobs were added in. */
const queueing = new WeakSet<object>();

/** Notes that there is a job to do once the transaction of `em` is committed. */
export function jobIsQueuedIn(em: EntityManager): void {
  queueing.add(em);
}

/** Calls `listener` whenever jobs that this process has queued are committed. Answers how to stop. */
export function onQueuedJobs(listener: () => void): () => void {
  commits.on(COMMITTED, listener);
  return () => commits.off(COMMITTED, listener);
}

/** Tells those who run jobs in this process that there are new ones, so that these need not wait to be looked for. */
export class QueuedJobs implements EventSubscriber {
  async afterTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    if (queueing.delete(em)) commits.emit(COMMITTED);
  }
}
