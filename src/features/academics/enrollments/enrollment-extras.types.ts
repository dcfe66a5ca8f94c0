/** The maximum number of additional fee plans of an enrollment. */
export const MOST_ADD_ONS = 10;

/** The options for a new or approved enrollment: a coupon and additional fee plans. */
export interface EnrollmentExtras {
  readonly coupon?: string | null | undefined;
  /** The ids of fee plans that are billed in addition to the fee plan of the batch or course. */
  readonly addOnPlanIds?: readonly string[] | null | undefined;
}
