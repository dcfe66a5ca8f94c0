import type { EntityManager } from '@mikro-orm/core';
import type { Database } from '../database/database.ts';

/** Something that happens to a database in this process, and that others wait for. */
export interface Signal {
  /** Calls `wake` whenever it happens. Answers how to stop. */
  when(database: Pick<Database, 'orm'>, wake: () => void): () => void;
  tell(em: Pick<EntityManager, 'getDriver'>): void;
}

export function createSignal(): Signal {
  // by the driver of the database: its transactions share it
  const waiting = new WeakMap<object, Set<() => void>>();
  return {
    when({ orm }, wake) {
      const driver = orm.em.getDriver();
      const known = waiting.get(driver) ?? new Set();
      waiting.set(driver, known.add(wake));
      return () => known.delete(wake);
    },
    tell(em) {
      for (const wake of waiting.get(em.getDriver()) ?? []) wake();
    },
  };
}
