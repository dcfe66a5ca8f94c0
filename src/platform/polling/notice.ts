import type { EntityManager } from '@mikro-orm/core';
import type { Database } from '../database/database.ts';

/** Something that happens to a database in this process, and that others wait for. */
export interface Notice {
  /** Calls `wake` whenever it happens. Returns a function that ends this. */
  subscribe(database: Pick<Database, 'orm'>, wake: () => void): () => void;
  notify(em: Pick<EntityManager, 'getDriver'>): void;
}

export function createNotice(): Notice {
  // by the driver of the database: its transactions share it
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
