import type { Batch } from '../../src/features/academics/batches/batch.entity.ts';

/**
 * The columns of a batch that are loaded. Columns that the database sets, or that follow from other rows, are omitted.
 */
export type BatchRow = Omit<
  Batch,
  | 'academyId'
  | 'version'
  | 'course'
  | 'instructor'
  | 'formerInstructor'
  | 'formerInstructorId'
  | 'room'
  | 'availableSeats'
>;
