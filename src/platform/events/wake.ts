import type { EntityManager } from '@mikro-orm/core';
import type { Database } from '../database/database.ts';

type Wakes = WeakMap<object, Set<() => void>>;

/** Who waits in this process, by the driver of their database: transactions share it. */
const forWritten: Wakes = new WeakMap();
const forNumbered: Wakes = new WeakMap();

function add(wakes: Wakes, { orm }: Pick<Database, 'orm'>, wake: () => void): () => void {
  const driver = orm.em.getDriver();
  const known = wakes.get(driver) ?? new Set();
  wakes.set(driver, known.add(wake));
  return () => known.delete(wake);
}

function tell(wakes: Wakes, em: Pick<EntityManager, 'getDriver'>): void {
  for (const wake of wakes.get(em.getDriver()) ?? []) wake();
}

/** Calls `wake` behind each transaction of this process that leaves events. Answers how to stop. */
export const whenWritten = (database: Pick<Database, 'orm'>, wake: () => void) => add(forWritten, database, wake);

/** Tells that a transaction with events has been committed. */
export const tellWritten = (em: Pick<EntityManager, 'getDriver'>): void => tell(forWritten, em);

/**
 * Calls `wake` whenever events have got their numbers, and followers have written what follows: in this process, or in one
 * that its relay hears of. Answers how to stop. It may come twice, or, where the connection is away, not at all.
 */
export const whenNumbered = (database: Pick<Database, 'orm'>, wake: () => void) => add(forNumbered, database, wake);

/** Tells that events have got their numbers. */
export const tellNew = ({ orm }: Pick<Database, 'orm'>): void => tell(forNumbered, orm.em);
