import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType, signalType } from '../../../platform/signals/signals.ts';
import type { CompletionRule } from '../courses/course.entity.ts';
import type { Enrollment } from './enrollment.entity.ts';
import type { EnrollmentExtras } from './enrollment-extras.types.ts';

/**
 * Published before an enrollment with options is created or approved. Handlers return the errors of the options.
 * `enrollment` is null for a new enrollment.
 */
export const extrasChoosing = questionType<{ enrollment: Enrollment | null; extras: EnrollmentExtras }, FieldErrors>(
  'enrollment.extras-choosing',
);

/**
 * Published after an enrollment with options was created or approved. The options have passed {@link extrasChoosing}.
 * The enrollment is new or locked.
 */
export const extrasChosen = signalType<{ enrollment: Enrollment; extras: EnrollmentExtras }>(
  'enrollment.extras-chosen',
);

/** The unmet conditions of a completion rule in words, by the ids of the enrollments. */
export type UnmetConditions = ReadonlyMap<string, string>;

/**
 * Published before enrollments in a course are completed or certified. Each handler checks one condition of the
 * course's completion rule. For each enrollment that does not meet the condition, the handler returns the condition in
 * words. The enrollments are locked.
 */
export const enrollmentsCompleting = questionType<
  { enrollments: readonly Enrollment[]; rule: CompletionRule },
  UnmetConditions
>('enrollments.completing');

/** Published when enrollments were completed, by a user or by the end of their batch. The enrollments are locked. */
export const enrollmentsCompleted = signalType<{ ids: readonly string[] }>('enrollments.completed');

/** Published when a completed enrollment became active again. The enrollment is locked. */
export const enrollmentReopened = signalType<{ enrollment: Enrollment }>('enrollment.reopened');

/**
 * Published when enrollments have become active, for the first time or again. The enrollments, their students and their
 * batches are locked.
 */
export const enrollmentsActivated = signalType<{ ids: readonly string[] }>('enrollments.activated');

/** A change of the first day of a place: a correction, or a move with the batch. */
export interface PlaceMove {
  /** The id of the enrollment. */
  readonly id: string;
  /** The first day for which fees were billed. */
  readonly from: string;
  /** The new first day of the place. */
  readonly to: string;
  /** The former first day of the batch. Present only if the place moved with the batch. */
  readonly batchStartedOn?: string;
}

/**
 * Published when the first days of places have changed and the changes are written. The enrollments, their students and
 * their batches are locked.
 */
export const placesMoved = signalType<{ moves: readonly PlaceMove[] }>('enrollments.places-moved');

/**
 * Published when open enrollments were dropped for another reason than the end of their batch. The enrollments and
 * their batches are locked.
 */
export const enrollmentsDropped = signalType<{ ids: readonly string[] }>('enrollments.dropped');

/**
 * Published when a student has transferred to another batch: `left` was dropped, and `entered` was created instead.
 * Both are locked.
 */
export const enrollmentTransferred = signalType<{ left: Enrollment; entered: Enrollment }>('enrollment.transferred');
