import type { EntityManager } from '@mikro-orm/core';
import type { Database } from '../database/database.ts';

/** Who waits for events in this process, by the driver of their database: transactions share it. */
const waiting = new WeakMap<object, Set<() => void>>();

/** Calls `wake` behind each transaction of this process that leaves events. Answers how to stop. */
export function whenWritten({ orm }: Database, wake: () => void): () => void {
  const driver = orm.em.getDriver();
  const listeners = waiting.get(driver) ?? new Set();
  waiting.set(driver, listeners.add(wake));
  return () => listeners.delete(wake);
}

/** Tells that a transaction with events has been committed. */
export function tellWritten(em: Pick<EntityManager, 'getDriver'>): void {
  for (const wake of waiting.get(em.getDriver()) ?? []) wake();
}
