import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType, signalType } from '../../../platform/signals/signals.ts';
import type { Batch } from './batch.entity.ts';

/** The way in which a batch ended. A batch that has ended accepts no students. */
export type BatchEnd = 'completed' | 'cancelled' | 'deleted';

/** Published when a batch has ended. Handlers complete or drop its enrollments. The batch is locked. */
export const batchEnded = signalType<{ batch: Batch; how: BatchEnd }>('batch.ended');

/** The fields of a batch that determine its sessions. */
export type BatchSchedule = Pick<
  Batch,
  'startDate' | 'endDate' | 'startTime' | 'endTime' | 'daysOfWeek' | 'status' | 'classroom' | 'deletedAt'
> & {
  readonly instructorId: string | null;
  readonly formerInstructorId: string | null;
  readonly roomId: string | null;
};

/**
 * Published before the first or the last day of a batch changes. Handlers lock the students of the batch, because
 * students come before rooms and batches in the lock order. At that time, the input has not been checked, so the change
 * may still be rejected.
 */
export const batchDatesMoving = questionType<{ batchId: string }>('batch.dates-moving');

/**
 * Published when a batch was created, or when a field that determines its sessions has changed. `before` contains the
 * former values of these fields; it is null for a new batch. Handlers reject the change by adding errors to `errors`.
 * Functions that handlers add to `afterwards` run after all handlers, and only if there are no errors. The batch is
 * locked.
 */
export const batchScheduled = signalType<{
  batch: Batch;
  before: BatchSchedule | null;
  errors: FieldErrors;
  afterwards: (() => Promise<void>)[];
}>('batch.scheduled');

/** An instructor who has left. `lastDay` is the last working day if it is in the future, otherwise null. */
export interface InstructorWhoLeft {
  readonly instructorId: string;
  readonly lastDay: string | null;
}

/**
 * Published when batches have changed because their instructor left, or because their room was renamed or deleted.
 * Handlers update the sessions of the batches, and cannot reject the change. The batches are locked. If an instructor
 * left, `left` is this instructor. Extra sessions after the last working day change too.
 */
export const batchesFollowed = signalType<{
  batches: readonly Batch[];
  left?: InstructorWhoLeft;
}>('batches.followed');

/**
 * Published when the number of seats of a batch (`batch.maxStudents`) has changed. If more seats are taken than the
 * batch now has, a handler adds an error to `errors`. The batch is locked.
 */
export const batchResized = signalType<{ batch: Batch; errors: FieldErrors }>('batch.resized');
