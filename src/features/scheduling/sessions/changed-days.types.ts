/**
 * Days in the schedule of a batch. Those in `excused` are no longer charged. Those in `charged` are upcoming and are
 * charged again.
 */
export interface ChangedDays {
  readonly batchId: string;
  readonly excused: readonly string[];
  readonly charged: readonly string[];
}
