import type { EntityManager } from '@mikro-orm/core';
import { createNotice, notifyAfterCommit } from '../polling/notice.ts';

/** Notifies its subscribers after the commit of a transaction in which this process added jobs. */
export const jobsQueued = createNotice();

/** Marks the transaction of `em`, so that the runner is notified after the commit. */
export const jobIsQueuedIn = (em: EntityManager): void => notifyAfterCommit(em, jobsQueued);
