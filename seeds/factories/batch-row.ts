import type { Batch } from '../../src/features/academics/batches/batch.entity.ts';

/** The row of a batch as it is loaded: without what the database sets or other rows hold. */
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
