import type { EntityManager, EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { Database } from '../database/database.ts';

/** An event in a database, of which this process notifies subscribers. */
export interface Notice {
  /** Calls `wake` for each event. Returns a function that ends the subscription. */
  subscribe(database: Pick<Database, 'orm'>, wake: () => void): () => void;
  notify(em: Pick<EntityManager, 'getDriver'>): void;
}

export function createNotice(): Notice {
  // the keys are the drivers of databases, because all transactions of a database have the same driver
  const waiting = new WeakMap<object, Set<() => void>>();
  return {
    subscribe({ orm }, wake) {
      const driver = orm.em.getDriver();
      const known = waiting.get(driver) ?? new Set();
      waiting.set(driver, known.add(wake));
      return () => known.delete(wake);
    },
    notify(em) {
      for (const wake of waiting.get(em.getDriver()) ?? []) wake();
    },
  };
}

/** The open transactions of this process, with the notices whose subscribers are woken after the commit. */
const promised = new WeakMap<object, Set<Notice>>();

/** After the transaction of `em` has committed, wakes the subscribers of a notice. */
export function notifyAfterCommit(em: EntityManager, notice: Notice): void {
  promised.set(em, (promised.get(em) ?? new Set()).add(notice));
}

/**
 * After a transaction has committed, wakes the subscribers of its notices, so that they need not wait for the next
 * poll.
 */
export class PromisedNotices implements EventSubscriber {
  async afterTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    for (const notice of promised.get(em) ?? []) notice.notify(em);
    promised.delete(em);
  }
}
