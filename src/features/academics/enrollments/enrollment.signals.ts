import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType, signalType } from '../../../platform/signals/signals.ts';
import type { CompletionRule } from '../courses/course.entity.ts';
import type { Enrollment } from './enrollment.entity.ts';
import type { EnrollmentExtras } from './enrollment-extras.types.ts';

/**
 * An enrollment will be created or approved with these options. Handlers return their errors. `enrollment` is null
 * before it is created.
 */
export const extrasChoosing = questionType<{ enrollment: Enrollment | null; extras: EnrollmentExtras }, FieldErrors>(
  'enrollment.extras-choosing',
);

/** The options were chosen for an enrollment: {@link extrasChoosing} found no errors. Its row is new, or locked. */
export const extrasChosen = signalType<{ enrollment: Enrollment; extras: EnrollmentExtras }>(
  'enrollment.extras-chosen',
);

/**
 * An enrollment is going to be completed. Features return the conditions of the course's rule that it does not meet, in words.
 * Its row is locked.
 */
export const enrollmentCompleting = questionType<{ enrollment: Enrollment; rule: CompletionRule }, readonly string[]>(
  'enrollment.completing',
);

/** Enrollments have become active, again or from the start. They, their students and batches are locked. */
export const enrollmentsActivated = signalType<{ ids: readonly string[] }>('enrollments.activated');

/** How the first day of a place was corrected, or moved with its batch. */
export interface PlaceMove {
  /** The enrollment. */
  readonly id: string;
  /** The first day that was billed. */
  readonly from: string;
  /** The first day now. */
  readonly to: string;
  /** The first day of the batch until now, if the place moved with the batch. */
  readonly batchStartedOn?: string;
}

/** The first days of places have changed, and are written. The enrollments, their students and batches are locked. */
export const placesMoved = signalType<{ moves: readonly PlaceMove[] }>('enrollments.places-moved');

/** Open enrollments were dropped, none of them with its batch. They and their batches are locked. */
export const enrollmentsDropped = signalType<{ ids: readonly string[] }>('enrollments.dropped');

/** A student has moved to another batch: `left` was dropped, and `entered` made in its place. Both are locked. */
export const enrollmentTransferred = signalType<{ left: Enrollment; entered: Enrollment }>('enrollment.transferred');
