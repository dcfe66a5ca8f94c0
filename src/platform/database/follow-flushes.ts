import type { EntityManager, EventSubscriber, FlushEventArgs } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FlushedChange } from './flushed-change.ts';

/** Derives rows from the entities that a flush writes, and writes these rows in the same transaction. */
export interface FlushFollower<Change> {
  /** Returns the changes that a written entity causes; an empty list if there are none. */
  changesIn(written: FlushedChange): readonly Change[];
  /** Writes the rows for the changes. It is called only if there are changes. */
  write(em: SqlEntityManager, changes: readonly Change[]): Promise<void>;
}

/**
 * Creates a subscriber that collects the changes of each flush. If `when` is `afterFlush`, the subscriber calls `write`
 * after each flush. If `when` is `beforeTransactionCommit`, it calls `write` only before the commit, with the changes
 * of all flushes. Bulk statements bypass the subscriber.
 */
export function followFlushes<Change>(
  { changesIn, write }: FlushFollower<Change>,
  when: 'afterFlush' | 'beforeTransactionCommit',
): EventSubscriber {
  const collected = new WeakMap<EntityManager, readonly Change[]>();
  return {
    onFlush({ em, uow }: FlushEventArgs): void {
      const changes = uow.getChangeSets().flatMap(changesIn);
      if (changes.length > 0) collected.set(em, [...(collected.get(em) ?? []), ...changes]);
    },
    async [when]({ em }: { readonly em: EntityManager }): Promise<void> {
      const changes = collected.get(em);
      if (changes && collected.delete(em)) await write(em as SqlEntityManager, changes);
    },
  };
}
