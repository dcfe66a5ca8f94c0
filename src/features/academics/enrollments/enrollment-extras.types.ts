/** The maximum number of additional fee plans of an enrollment. */
export const MOST_ADD_ONS = 10;

/** The options for a new or approved enrollment, apart from its batch and course. */
export interface EnrollmentExtras {
  readonly coupon?: string | null | undefined;
  /** The ids of additional fee plans, billed with the plan of the batch or course. */
  readonly addOnPlanIds?: readonly string[] | null | undefined;
}
