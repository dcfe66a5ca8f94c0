import type { EntityManager, EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { Database } from '../database/database.ts';

/** An event in a database that this process reports to waiting subscribers. */
export interface Notice {
  /** Calls `wake` for each event. Returns a function that ends the subscription. */
  subscribe(database: Pick<Database, 'orm'>, wake: () => void): () => void;
  notify(em: Pick<EntityManager, 'getDriver'>): void;
}

export function createNotice(): Notice {
  // keyed by the database's driver, because all transactions of a database share the driver
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

/** The open transactions of this process, each with the notices whose subscribers are woken after its commit. */
const promised = new WeakMap<object, Set<Notice>>();

/** Wakes the subscribers of a notice after the transaction of `em` is committed. */
export function notifyAfterCommit(em: EntityManager, notice: Notice): void {
  promised.set(em, (promised.get(em) ?? new Set()).add(notice));
}

/** Wakes the subscribers of a transaction's notices after its commit, so that they need not wait for the next poll. */
export class PromisedNotices implements EventSubscriber {
  async afterTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    for (const notice of promised.get(em) ?? []) notice.notify(em);
    promised.delete(em);
  }
}
