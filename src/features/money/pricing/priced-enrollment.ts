import type { Course } from '../../academics/courses/course.entity.ts';
import type { FeePlan } from '../plans/fee-plan.entity.ts';

/** A plan as it is billed by: active, and not deleted. */
export type BilledPlan = Pick<FeePlan, 'id' | 'courseId' | 'batchId' | 'dropPolicy' | 'revisions' | 'createdAt'>;

/** What a batch brings to a price. */
export interface PricedBatch {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
  /** The days of the week on which it is taught: 0 is Monday, 6 Sunday. */
  readonly weekdays: ReadonlySet<number>;
}

/** What there is of an enrollment to begin with, or of one that might be made. */
export interface EnrollmentFacts {
  readonly id: string;
  readonly studentId: string;
  readonly courseId: string;
  readonly batchId: string | null;
  /** The day on which it was asked for, or made. */
  readonly enrollmentDate: string;
  /** The day on which its place was given: what is billed once, and new prices, count by it. */
  readonly heldFrom: string;
  /** The first day of its place. */
  readonly activeFrom: string;
  /** The last day, where it has ended: it was dropped or completed. */
  readonly until: string | null;
  /** The day on which it was dropped, on which discounts do not count it any more. */
  readonly leftOn?: string | null;
  readonly createdAt: string;
  /** Of one that a transfer has made the course that was left: what is billed once was billed there. */
  readonly leftCourseId?: string | null;
}

/** How a student came to a course: the enrollment itself, or the first of those that transfers within the course have left. */
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
  /** Those of its batch and of its course. */
  readonly plans: readonly BilledPlan[];
  /** Those that were put beside them. */
  readonly addOns: readonly BilledPlan[];
  /** The days of the weekly schedule of the batch that are not charged, within the days that were asked for. */
  readonly excused: readonly string[];
}
