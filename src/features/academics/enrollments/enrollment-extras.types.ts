/** Plans that are put beside that of an enrollment. */
export const MOST_ADD_ONS = 10;

/** What is chosen for an enrollment that is made or approved, beside where it is. */
export interface EnrollmentExtras {
  /** The code of a coupon. */
  readonly coupon?: string | null | undefined;
  /** Fee plans beside that of its course or batch. */
  readonly addOnPlanIds?: readonly string[] | null | undefined;
}
