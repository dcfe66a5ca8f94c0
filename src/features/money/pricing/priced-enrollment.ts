import type { Course } from '../../academics/courses/course.entity.ts';
import type { FeePlan } from '../plans/fee-plan.entity.ts';

/** The fields of a fee plan that billing needs. */
export type BilledPlan = Pick<FeePlan, 'id' | 'courseId' | 'batchId' | 'dropPolicy' | 'revisions' | 'createdAt'>;

/** The fields of a batch that determine prices. */
export interface PricedBatch {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
  /** The weekdays of the batch: 0 is Monday, 6 is Sunday. */
  readonly weekdays: ReadonlySet<number>;
}

/** The basic facts of an existing or proposed enrollment. */
export interface EnrollmentFacts {
  readonly id: string;
  readonly studentId: string;
  readonly courseId: string;
  readonly batchId: string | null;
  /** The day on which the enrollment was requested or created. */
  readonly enrollmentDate: string;
  /**
   * The day on which the enrollment received its place. One-time charges count from this day. A revision for new
   * enrollments applies only if it took effect on or before this day.
   */
  readonly heldFrom: string;
  /** The first day of the enrollment's place. */
  readonly activeFrom: string;
  /** The last day if the enrollment was dropped or completed. */
  readonly until: string | null;
  /** The day on which the enrollment was dropped. Discounts do not count the enrollment on this day any more. */
  readonly leftOn?: string | null;
  readonly createdAt: string;
  /**
   * The id of the course that the student left, if a transfer created the enrollment. One-time charges were billed in
   * that course.
   */
  readonly leftCourseId?: string | null;
}

/**
 * The beginning of a student's time in a course. This is the enrollment itself or, after transfers within the course,
 * the student's first enrollment in the course.
 */
export interface Beginning {
  readonly id: string;
  readonly enrollmentDate: string;
  readonly heldFrom: string;
  readonly createdAt: string;
  /** The first day of the batch. */
  readonly batchStart: string | null;
}

/** An enrollment with the data that determines its prices. */
export interface PricedEnrollment extends EnrollmentFacts {
  readonly begun: Beginning;
  readonly course: Pick<Course, 'price' | 'billingFrequency'>;
  readonly batch: PricedBatch | null;
  /** The plans of the batch and of the course. */
  readonly plans: readonly BilledPlan[];
  /** The add-on plans. */
  readonly addOns: readonly BilledPlan[];
  /** The days of the batch's weekly schedule that are not charged. Only days within the requested days are included. */
  readonly excused: readonly string[];
}
