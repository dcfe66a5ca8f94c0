import type { EntityManager, EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { Database } from '../database/database.ts';
import { academyOf } from '../database/tenant-guard.ts';

/** A function that a notice calls with the academies that it is about, as far as they are known. */
type Wake = (academyIds: readonly string[]) => void;

/** An event in a database, of which this process notifies subscribers. */
export interface Notice {
  /** Calls `wake` for each event. Returns a function that ends the subscription. */
  subscribe(database: Pick<Database, 'orm'>, wake: Wake): () => void;
  notify(em: Pick<EntityManager, 'getDriver'>, academyIds?: readonly string[]): void;
}

export function createNotice(): Notice {
  // the keys are the drivers of databases, because all transactions of a database have the same driver
  const waiting = new WeakMap<object, Set<Wake>>();
  return {
    subscribe({ orm }, wake) {
      const driver = orm.em.getDriver();
      const known = waiting.get(driver) ?? new Set();
      waiting.set(driver, known.add(wake));
      return () => known.delete(wake);
    },
    notify(em, academyIds = []) {
      for (const wake of waiting.get(em.getDriver()) ?? []) wake(academyIds);
    },
  };
}

/** Returns the academy of a session in a list, which is empty outside of a session. */
export function ownAcademy(em: EntityManager): string[] {
  const academyId = academyOf(em);
  return academyId === undefined ? [] : [academyId];
}

/**
 * For each open transaction of this process: the notices whose subscribers are woken after the commit, and the
 * academies that each notice is about.
 */
const promised = new WeakMap<object, Map<Notice, Set<string>>>();

/**
 * After the transaction of `em` has committed, wakes the subscribers of a notice. By default, the notice is about the
 * academy of the session.
 */
export function notifyAfterCommit(
  em: EntityManager,
  notice: Notice,
  academyIds: readonly string[] = ownAcademy(em),
): void {
  const notices = promised.get(em) ?? new Map<Notice, Set<string>>();
  notices.set(notice, new Set([...(notices.get(notice) ?? []), ...academyIds]));
  promised.set(em, notices);
}

/**
 * After a transaction has committed, wakes the subscribers of its notices, so that they need not wait for the next
 * poll.
 */
export class PromisedNotices implements EventSubscriber {
  async afterTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    for (const [notice, academyIds] of promised.get(em) ?? []) notice.notify(em, [...academyIds]);
    promised.delete(em);
  }
}
