/** The days of the weekly schedule of a batch that are not charged any more, and those to come that are charged again. */
export interface ChangedDays {
  readonly batchId: string;
  readonly excused: readonly string[];
  readonly charged: readonly string[];
}
