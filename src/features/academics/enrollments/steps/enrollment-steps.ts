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

/** A step of an enrollment that a flush has caused. */
interface Step {
  readonly id: string;
  readonly enrollmentId: string;
  readonly fromStage: EnrollmentStage | null;
  readonly toStage: EnrollmentStage;
  /** For the first step, the enrollment date; null for later steps. */
  readonly enteredOn: string | null;
}

/**
 * Records each step of each enrollment as an {@link EnrollmentEvent}. Services need not do this themselves. One
 * statement, at the end of the transaction, writes the steps of all flushes. Services must write enrollments through
 * entities, because bulk statements bypass this subscriber. A test checks this rule.
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

/** Returns a list with the step that a change of an enrollment causes. The list is empty if the stage is unchanged. */
function stepOf({ entity, originalEntity }: FlushedChange): Step[] {
  const enrollment = entity as Enrollment;
  const { id, enrollmentDate } = enrollment;
  const fromStage = originalEntity ? stageOf(originalEntity as Standing) : null;
  const toStage = stageOf(enrollment);
  if (fromStage === toStage) return [];
  return [{ id: uuid(), enrollmentId: id, fromStage, toStage, enteredOn: fromStage === null ? enrollmentDate : null }];
}
