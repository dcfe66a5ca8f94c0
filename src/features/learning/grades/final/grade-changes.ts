import type { EntityManager, EventSubscriber, FlushEventArgs, TransactionEventArgs } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FlushedChange } from '../../../../platform/database/flushed-change.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { deleteFinalGrades } from './final-grades.sql.ts';

/**
 * Forgets that a finalisation filled a grade, when any operation changes or removes this grade. Like the steps of
 * enrollments, it depends on services that write through entities.
 */
export class GradeChanges implements EventSubscriber {
  readonly #changed = new WeakMap<EntityManager, string[]>();

  onFlush({ em, uow }: FlushEventArgs): void {
    const ids = uow.getChangeSets().flatMap((change) => (change.meta.class === Enrollment ? regraded(change) : []));
    if (ids.length > 0) this.#changed.set(em, [...(this.#changed.get(em) ?? []), ...ids]);
  }

  async beforeTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    const ids = this.#changed.get(em);
    if (ids && this.#changed.delete(em)) await deleteFinalGrades(em as SqlEntityManager, ids);
  }
}

/**
 * Returns a list with the id of the enrollment, if a grade that it had was changed or removed. Otherwise, returns an
 * empty list.
 */
function regraded({ entity, originalEntity }: FlushedChange): string[] {
  const { id, grade } = entity as Enrollment;
  const before = (originalEntity as Partial<Enrollment> | undefined)?.grade ?? null;
  return before !== null && before !== grade ? [id] : [];
}
