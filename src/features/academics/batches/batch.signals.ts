import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType, signalType } from '../../../platform/signals/signals.ts';
import type { Batch } from './batch.entity.ts';

/** The reason why a batch accepts no more students. */
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
 * Published before the first day of a batch changes. Handlers lock the affected students, because students come before
 * rooms and batches in the lock order. Handlers run before any write, and therefore even for an input that is refused
 * later.
 */
export const batchStartMoving = questionType<{ batchId: string }>('batch.start-moving');

/**
 * Published when a batch was created or a field that determines its sessions has changed. `before` contains the former
 * values; it is null for a new batch. Handlers refuse the change by adding to `errors`. Functions in `afterwards` run
 * when all sessions are updated and no handler has refused. The batch is locked.
 */
export const batchScheduled = signalType<{
  batch: Batch;
  before: BatchSchedule | null;
  errors: FieldErrors;
  afterwards: (() => Promise<void>)[];
}>('batch.scheduled');

/**
 * Published when batches have changed because their instructor left, or because their room was renamed or deleted.
 * Handlers update the batches' sessions and cannot refuse the change. The batches are locked.
 */
export const batchesFollowed = signalType<{ batches: readonly Batch[] }>('batches.followed');

/**
 * Published when the number of seats of a batch changes; `batch.maxStudents` is the new number. If students hold more
 * seats than the new number, a handler adds to `errors`. The caller gets these errors together with the other errors of
 * the input. The batch is locked.
 */
export const batchResized = signalType<{ batch: Batch; errors: FieldErrors }>('batch.resized');
