import type { EntityManager } from '@mikro-orm/core';
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
