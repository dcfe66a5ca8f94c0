import type { EnrollmentEvent } from '../../src/features/academics/enrollments/steps/enrollment-event.entity.ts';
import { type Maker, recordOf } from '../maker.ts';
import { stepsTo } from './enrollment-standing.ts';
import type { EnrollmentRow } from './enrollments.ts';

export type EnrollmentEventRow = Omit<EnrollmentEvent, 'academyId' | 'enrollment'>;

/**
 * Yields the first event of each enrollment and, if the enrollment has ended, its last event. The first event has the
 * time at which the enrollment's row was created. The last event has the time of the row's last change.
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
