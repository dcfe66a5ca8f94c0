import { v7 as uuid } from 'uuid';
import { actorIn } from '../../../../platform/database/actor.ts';
import { insertRows } from '../../../../platform/database/bulk-rows.ts';
import type { FlushedChange } from '../../../../platform/database/flushed-change.ts';
import { followFlushes } from '../../../../platform/database/follow-flushes.ts';
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

/** A step recorded during a flush. */
interface Step {
  readonly id: string;
  readonly enrollmentId: string;
  readonly fromStage: EnrollmentStage | null;
  readonly toStage: EnrollmentStage;
  /** The enrollment date for the first step; null for later steps. */
  readonly enteredOn: string | null;
}

/**
 * Records each step of each enrollment as an {@link EnrollmentEvent}, whichever operation causes the step. At the end
 * of the transaction, one statement writes the steps of all its flushes. Bulk statements bypass this subscriber, so
 * services must write enrollments through entities; a test checks this.
 */
export const enrollmentSteps = followFlushes(
  {
    changesIn: (written) => (written.meta.class === Enrollment ? stepOf(written) : []),
    async write(em, steps) {
      const { settings } = await em.findOneOrFail(Academy, { id: requireValue(academyOf(em)) });
      const today = todayIn(settings.timezone);
      const actorId = actorIn(em)?.userId ?? null;
      const rows = steps.map(({ enteredOn, ...step }) => ({
        ...step,
        effectiveOn: earlierOf(enteredOn ?? today, today),
        actorId,
      }));
      await insertRows(em, EnrollmentEvent, rows);
    },
  },
  'beforeTransactionCommit',
);

/** Returns the step that a change of an enrollment causes; an empty list if the stage is unchanged. */
function stepOf({ entity, originalEntity }: FlushedChange): Step[] {
  const enrollment = entity as Enrollment;
  const { id, enrollmentDate } = enrollment;
  const fromStage = originalEntity ? stageOf(originalEntity as Standing) : null;
  const toStage = stageOf(enrollment);
  if (fromStage === toStage) return [];
  return [{ id: uuid(), enrollmentId: id, fromStage, toStage, enteredOn: fromStage === null ? enrollmentDate : null }];
}
