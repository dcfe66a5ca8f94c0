/**
 * Days in the schedule of a batch. The days in `excused` are no longer charged. The days in `charged` are charged
 * again.
 */
export interface ChangedDays {
  readonly batchId: string;
  readonly excused: readonly string[];
  readonly charged: readonly string[];
}
