import type { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStage, EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { placeBegins } from '../../src/features/academics/enrollments/hold-place.ts';
import type { EnrollmentEvent } from '../../src/features/academics/enrollments/steps/enrollment-event.entity.ts';
import { stageOf } from '../../src/features/academics/enrollments/steps/enrollment-steps.ts';
import { later } from '../calendar.ts';
import type { BatchRow } from './batch-row.ts';

type Standing = Pick<Enrollment, 'status' | 'droppedOn' | 'enrollmentDate'>;

/**
 * Returns the day on which an enrollment got its place (`heldFrom`), and the first day of this place (`activeFrom`).
 * Both are null if the enrollment never had a place.
 */
export function placeOf(
  { status, droppedOn, enrollmentDate }: Standing,
  batch: Pick<BatchRow, 'startDate'> | null,
): Pick<Enrollment, 'heldFrom' | 'activeFrom' | 'billedFrom'> {
  const isGiven = status === EnrollmentStatus.DROPPED ? droppedOn !== null : status !== EnrollmentStatus.PENDING;
  return {
    heldFrom: isGiven ? enrollmentDate : null,
    activeFrom: isGiven ? placeBegins(enrollmentDate, batch) : null,
    billedFrom: null,
  };
}

type EnrollmentState = 'status' | 'waitlistPosition' | 'enrollmentDate' | 'completionDate' | 'droppedOn';
type Step = Pick<EnrollmentEvent, 'fromStage' | 'toStage' | 'effectiveOn'>;

/**
 * Returns the first change of stage that an enrollment must have had. If the enrollment has ended, also returns its
 * last change of stage.
 */
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
