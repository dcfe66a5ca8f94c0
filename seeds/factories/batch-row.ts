import type { Batch } from '../../src/features/academics/batches/batch.entity.ts';

/** The loaded columns of a batch: without the columns that the database sets, or that other rows determine. */
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
