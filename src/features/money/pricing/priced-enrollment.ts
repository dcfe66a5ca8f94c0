import type { Course } from '../../academics/courses/course.entity.ts';
import type { FeePlan } from '../plans/fee-plan.entity.ts';

/** A plan as it is billed by: active, and not deleted. */
export type BilledPlan = Pick<FeePlan, 'id' | 'courseId' | 'batchId' | 'dropPolicy' | 'revisions' | 'createdAt'>;

/** The facts of a batch for prices. */
export interface PricedBatch {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
  /** The days of the week on which it is taught: 0 is Monday, 6 Sunday. */
  readonly weekdays: ReadonlySet<number>;
}

/** The basic facts of an enrollment, existing or possible. */
export interface EnrollmentFacts {
  readonly id: string;
  readonly studentId: string;
  readonly courseId: string;
  readonly batchId: string | null;
  /** The day on which it was requested or created. */
  readonly enrollmentDate: string;
  /** The day on which the place was given: one-time charges and new prices count from it. */
  readonly heldFrom: string;
  /** The first day of its place. */
  readonly activeFrom: string;
  /** The last day, where it has ended: it was dropped or completed. */
  readonly until: string | null;
  /** The day on which it was dropped, on which discounts do not count it any more. */
  readonly leftOn?: string | null;
  readonly createdAt: string;
  /** For an enrollment created by a transfer, the course that the student left: one-time charges were billed there. */
  readonly leftCourseId?: string | null;
}

/**
 * The beginning of a student's time in a course: the enrollment itself, or the first one before transfers within the
 * course.
 */
export interface Beginning {
  readonly id: string;
  readonly enrollmentDate: string;
  readonly heldFrom: string;
  readonly createdAt: string;
  /** The first day of its batch. */
  readonly batchStart: string | null;
}

/** An enrollment with what its prices are made of. */
export interface PricedEnrollment extends EnrollmentFacts {
  readonly begun: Beginning;
  readonly course: Pick<Course, 'price' | 'billingFrequency'>;
  readonly batch: PricedBatch | null;
  /** The plans of its batch and of its course. */
  readonly plans: readonly BilledPlan[];
  /** The add-on plans. */
  readonly addOns: readonly BilledPlan[];
  /** The days of the weekly schedule of the batch that are not charged, within the requested days. */
  readonly excused: readonly string[];
}
