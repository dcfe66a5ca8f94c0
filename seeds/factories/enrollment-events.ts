import type { EnrollmentEvent } from '../../src/features/academics/enrollments/steps/enrollment-event.entity.ts';
import { type Maker, recordOf } from '../maker.ts';
import { stepsTo } from './enrollment-standing.ts';
import type { EnrollmentRow } from './enrollments.ts';

export type EnrollmentEventRow = Omit<EnrollmentEvent, 'academyId' | 'enrollment'>;

/**
 * Yields the steps of enrollments. The time of the first step is the time at which the enrollment's row was created.
 * The time of the last step is the time of the row's last change.
 */
export function* makeEnrollmentEvents(
  maker: Maker,
  enrollments: readonly EnrollmentRow[],
): Generator<EnrollmentEventRow> {
  for (const enrollment of enrollments) {
    for (const step of stepsTo(enrollment)) {
      const at = step.fromStage === null ? enrollment.createdAt : enrollment.updatedAt;
      yield { ...recordOf(maker, at), enrollmentId: enrollment.id, ...step, actorId: null };
    }
  }
}
