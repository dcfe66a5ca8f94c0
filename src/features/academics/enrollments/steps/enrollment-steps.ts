import type { EntityManager, EventSubscriber, FlushEventArgs, TransactionEventArgs } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { actorIn } from '../../../../platform/database/actor.ts';
import { insertRows } from '../../../../platform/database/bulk-rows.ts';
import type { FlushedChange } from '../../../../platform/database/flushed-change.ts';
import { academyOf } from '../../../../platform/database/tenant-guard.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { todayIn } from '../../../../platform/tenancy/context.ts';
import { earlierOf } from '../../../../platform/time/days.ts';
import { Academy } from '../../../academy/academies/academy.entity.ts';
import { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStage, EnrollmentStatus } from '../enrollment.enums.ts';
import { EnrollmentEvent } from './enrollment-event.entity.ts';

type Standing = Pick<Enrollment, 'status' | 'waitlistPosition'>;

/** Returns the stage of an enrollment. */
export function stageOf({ status, waitlistPosition }: Standing): EnrollmentStage {
  if (status !== EnrollmentStatus.PENDING) return STAGES[status];
  return waitlistPosition === null ? EnrollmentStage.REQUESTED : EnrollmentStage.WAITLISTED;
}

const STAGES = {
  [EnrollmentStatus.ACTIVE]: EnrollmentStage.ACTIVE,
  [EnrollmentStatus.COMPLETED]: EnrollmentStage.COMPLETED,
  [EnrollmentStatus.DROPPED]: EnrollmentStage.DROPPED,
};

/** A step that a flush has made. */
interface Step {
  readonly id: string;
  readonly enrollmentId: string;
  readonly fromStage: EnrollmentStage | null;
  readonly toStage: EnrollmentStage;
  /** The enrollment date, for the first step. */
  readonly enteredOn: string | null;
}

/**
 * Records each step of each enrollment as an {@link EnrollmentEvent}, regardless of the use case: the steps of all
 * flushes of a transaction by one statement before its end. Bulk statements bypass it, so services change entities; a
 * test checks that.
 */
export class EnrollmentSteps implements EventSubscriber {
  readonly #made = new WeakMap<EntityManager, Step[]>();

  onFlush({ em, uow }: FlushEventArgs): void {
    const steps = uow.getChangeSets().flatMap((change) => (change.meta.class === Enrollment ? stepOf(change) : []));
    if (steps.length > 0) this.#made.set(em, [...(this.#made.get(em) ?? []), ...steps]);
  }

  async beforeTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    const steps = this.#made.get(em);
    if (!steps || !this.#made.delete(em)) return;
    const { settings } = await em.findOneOrFail(Academy, { id: requireValue(academyOf(em)) });
    const today = todayIn(settings.timezone);
    const actorId = actorIn(em)?.userId ?? null;
    const rows = steps.map(({ enteredOn, ...step }) => ({
      ...step,
      effectiveOn: earlierOf(enteredOn ?? today, today),
      actorId,
    }));
    await insertRows(em as SqlEntityManager, EnrollmentEvent, rows);
  }
}

/** The step that a change of an enrollment is; none for one that leaves it where it stands. */
function stepOf({ entity, originalEntity }: FlushedChange): Step[] {
  const enrollment = entity as Enrollment;
  const { id, enrollmentDate } = enrollment;
  const fromStage = originalEntity ? stageOf(originalEntity as Standing) : null;
  const toStage = stageOf(enrollment);
  if (fromStage === toStage) return [];
  return [{ id: uuid(), enrollmentId: id, fromStage, toStage, enteredOn: fromStage === null ? enrollmentDate : null }];
}
