import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType, signalType } from '../../../platform/signals/signals.ts';
import type { Batch } from './batch.entity.ts';

/** Why a batch takes no more students. */
export type BatchEnd = 'completed' | 'cancelled' | 'deleted';

/** A batch has ended: its enrollments have to follow. The batch's row is locked. */
export const batchEnded = signalType<{ batch: Batch; how: BatchEnd }>('batch.ended');

/** The fields of a batch that its sessions follow. */
export type BatchSchedule = Pick<
  Batch,
  'startDate' | 'endDate' | 'startTime' | 'endTime' | 'daysOfWeek' | 'status' | 'classroom' | 'deletedAt'
> & {
  readonly instructorId: string | null;
  readonly formerInstructorId: string | null;
  readonly roomId: string | null;
};

/**
 * The first day of a batch will change. Handlers lock the affected students: rooms and batches are locked later.
 * Published before any write, so also for an input that is refused.
 */
export const batchStartMoving = questionType<{ batchId: string }>('batch.start-moving');

/**
 * A batch was created, or a field that its sessions follow has changed: `before` holds the former values, null for a new
 * batch. A handler refuses the change by adding to `errors`. Handlers add to `afterwards` the work to do once the
 * sessions have followed and no handler has refused. The batch's row is locked.
 */
export const batchScheduled = signalType<{
  batch: Batch;
  before: BatchSchedule | null;
  errors: FieldErrors;
  afterwards: (() => Promise<void>)[];
}>('batch.scheduled');

/** Batches have followed their instructor or their room, and their sessions are to: nothing is refused. The rows are locked. */
export const batchesFollowed = signalType<{ batches: readonly Batch[] }>('batches.followed');

/**
 * The seats of a batch change to `batch.maxStudents`. A handler that counts more taken seats refuses by adding to
 * `errors`, which are returned with the other errors of the input. The batch's row is locked.
 */
export const batchResized = signalType<{ batch: Batch; errors: FieldErrors }>('batch.resized');
