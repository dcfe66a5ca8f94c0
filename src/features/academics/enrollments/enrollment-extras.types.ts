/** Plans that are put beside that of an enrollment. */
export const MOST_ADD_ONS = 10;

/** The options of an enrollment that is created or approved, beside its batch and course. */
export interface EnrollmentExtras {
  /** The code of a coupon. */
  readonly coupon?: string | null | undefined;
  /** Fee plans beside that of its course or batch. */
  readonly addOnPlanIds?: readonly string[] | null | undefined;
}
