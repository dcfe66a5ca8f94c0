import type { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStage, EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import type { EnrollmentEvent } from '../../src/features/academics/enrollments/steps/enrollment-event.entity.ts';
import { stageOf } from '../../src/features/academics/enrollments/steps/enrollment-steps.ts';
import { later } from '../calendar.ts';
import { type Maker, recordOf } from '../maker.ts';
import type { EnrollmentRow } from './enrollments.ts';

export type EnrollmentEventRow = Omit<EnrollmentEvent, 'academyId' | 'enrollment'>;

type EnrollmentState = 'status' | 'waitlistPosition' | 'enrollmentDate' | 'completionDate' | 'droppedOn';
type Step = Pick<EnrollmentEvent, 'fromStage' | 'toStage' | 'effectiveOn'>;

/** Returns the first step that an enrollment must have had, and its last step if it has ended. */
export function stepsTo(enrollment: Pick<Enrollment, EnrollmentState>): [Step, ...Step[]] {
  const { status, enrollmentDate, completionDate, droppedOn } = enrollment;
  const stage = stageOf(enrollment);
  const isOpen = status === EnrollmentStatus.ACTIVE || status === EnrollmentStatus.PENDING;
  if (isOpen) return [{ fromStage: null, toStage: stage, effectiveOn: enrollmentDate }];
  const endedOn = completionDate ?? droppedOn;
  const wasActive = status === EnrollmentStatus.COMPLETED || endedOn !== null;
  const before = wasActive ? EnrollmentStage.ACTIVE : EnrollmentStage.REQUESTED;
  return [
    { fromStage: null, toStage: before, effectiveOn: enrollmentDate },
    { fromStage: before, toStage: stage, effectiveOn: later(endedOn ?? enrollmentDate, enrollmentDate) },
  ];
}

/** Yields the steps of enrollments: the first at the creation of the row, the last at its last change. */
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
