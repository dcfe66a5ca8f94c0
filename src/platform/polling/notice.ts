import type { EntityManager, EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { Database } from '../database/database.ts';
import { academyOf } from '../database/tenant-guard.ts';

/**
 * A function that a {@link Notice} calls with the ids of the academies in which the change occurred. The list is empty
 * if the academies are unknown.
 */
type Wake = (academyIds: readonly string[]) => void;

/** A kind of change in a database, such as a new job, about which this process notifies subscribers. */
export interface Notice {
  /** Calls `wake` for each change of this kind. Returns a function that ends the subscription. */
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

/** Returns a list with the id of the academy of `em`; an empty list if `em` belongs to no academy. */
export function ownAcademy(em: EntityManager): string[] {
  const academyId = academyOf(em);
  return academyId === undefined ? [] : [academyId];
}

/**
 * For each open transaction of this process: the notices whose subscribers are called after the commit, and for each
 * notice the ids of the academies that it concerns.
 */
const promised = new WeakMap<object, Map<Notice, Set<string>>>();

/**
 * After the transaction of `em` has committed, calls the subscribers of a notice. By default, the notice concerns the
 * academy of `em`.
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
 * After a transaction has committed, calls the subscribers of its notices, so that they need not wait for the next
 * poll.
 */
export class PromisedNotices implements EventSubscriber {
  async afterTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    for (const [notice, academyIds] of promised.get(em) ?? []) notice.notify(em, [...academyIds]);
    promised.delete(em);
  }
}
