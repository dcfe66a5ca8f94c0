import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType, signalType } from '../../../platform/signals/signals.ts';
import type { Batch } from '../batches/batch.entity.ts';
import type { CompletionRule } from '../courses/course.entity.ts';
import type { Enrollment } from './enrollment.entity.ts';
import type { EnrollmentExtras } from './enrollment-extras.types.ts';

/**
 * Published before an enrollment is created or approved with options (`extras`). Handlers check the options and return
 * errors. `enrollment` is null if it has not been created yet.
 */
export const extrasChoosing = questionType<{ enrollment: Enrollment | null; extras: EnrollmentExtras }, FieldErrors>(
  'enrollment.extras-choosing',
);

/**
 * Published after an enrollment was created or approved with options (`extras`). Handlers of {@link extrasChoosing}
 * have already checked the options. The enrollment is new or locked.
 */
export const extrasChosen = signalType<{ enrollment: Enrollment; extras: EnrollmentExtras }>(
  'enrollment.extras-chosen',
);

/**
 * A map from the id of an enrollment to the condition of the completion rule that the enrollment does not meet, as
 * text.
 */
export type UnmetConditions = ReadonlyMap<string, string>;

/**
 * Published before enrollments in a course are completed or get certificates. Each handler checks one condition of the
 * course's completion rule. For each enrollment that does not meet this condition, the handler returns the condition as
 * text. The enrollments are locked.
 */
export const enrollmentsCompleting = questionType<
  { enrollments: readonly Enrollment[]; rule: CompletionRule },
  UnmetConditions
>('enrollments.completing');

/**
 * Published when enrollments were completed, by a user or because their batch was completed. The enrollments are
 * locked.
 */
export const enrollmentsCompleted = signalType<{ ids: readonly string[] }>('enrollments.completed');

/**
 * Published when a completed enrollment became active again. The enrollment is locked. `completedOn` is the day on which
 * it was completed; null if that day is not known.
 */
export const enrollmentReopened = signalType<{
  readonly enrollment: Enrollment;
  readonly completedOn: string | null;
}>('enrollment.reopened');

/**
 * Published when enrollments have become active, for the first time or again. The enrollments, their students and their
 * batches are locked.
 */
export const enrollmentsActivated = signalType<{ ids: readonly string[] }>('enrollments.activated');

/**
 * A change of the days of a place, because a user corrected its first day, or because the first or the last day of the
 * batch changed.
 */
export interface PlaceMove {
  /** The id of the enrollment. */
  readonly id: string;
  /** The first day for which fees were billed before the change. */
  readonly from: string;
  /** The new first day of the place. */
  readonly to: string;
  /** The former days of the batch. Undefined if a user has corrected the first day of the place. */
  readonly batchBefore?: Pick<Batch, 'startDate' | 'endDate'>;
}

/**
 * Published after the new days of places were written. The enrollments, their students and their batches are locked.
 */
export const placesMoved = signalType<{ moves: readonly PlaceMove[] }>('enrollments.places-moved');

/**
 * Published when open enrollments were dropped for another reason than the end of their batch. The enrollments and
 * their batches are locked.
 */
export const enrollmentsDropped = signalType<{ ids: readonly string[] }>('enrollments.dropped');

/**
 * Published when a student was transferred to another batch: the enrollment `left` was dropped, and the enrollment
 * `entered` was created instead. Both are locked.
 */
export const enrollmentTransferred = signalType<{ left: Enrollment; entered: Enrollment }>('enrollment.transferred');
