/**
 * The schedule days of a batch that are no longer charged (`excused`), and the upcoming days that are charged again
 * (`charged`).
 */
export interface ChangedDays {
  readonly batchId: string;
  readonly excused: readonly string[];
  readonly charged: readonly string[];
}
