/** The facts about a student's achievement that a certificate may print. */
export interface Certified {
  readonly studentName: string;
  readonly courseName: string;
  readonly levelName: string | null;
  readonly grade: string | null;
  /** The day of completion or promotion: YYYY-MM-DD. */
  readonly completedOn: string;
  /** The minutes of the sessions that took place while the enrollment was active; null without a batch. */
  readonly minutes: number | null;
}

/** The certified facts about an enrollment. */
export interface CertifiedEnrollment extends Certified {
  readonly id: string;
}
