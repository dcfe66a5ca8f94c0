import type { FieldErrors } from '../../platform/errors/app-error.ts';
import { eventType } from '../../platform/events/events.ts';
import type { Batch } from './batch.entity.ts';

/** Why a batch takes no more students. */
export type BatchEnd = 'completed' | 'cancelled' | 'deleted';

/** A batch has ended: its enrollments have to follow. The batch's row is locked. */
export const batchEnded = eventType<{ batch: Batch; how: BatchEnd }>('batch.ended');

/**
 * The seats of a batch change to `batch.maxStudents`. Whoever knows of too many held seats refuses by adding to `errors`,
 * where it stands beside what else is wrong with the input. The batch's row is locked.
 */
export const batchResized = eventType<{ batch: Batch; errors: FieldErrors }>('batch.resized');
