import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum EnrollmentStatus {
  PENDING = 'pending',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  DROPPED = 'dropped',
}
describeEnum(EnrollmentStatus, 'EnrollmentStatus', 'The status of an enrollment.', {
  PENDING: 'Requested. The enrollment holds a seat unless it has a waitlist position.',
  ACTIVE: 'The student is enrolled and holds a seat.',
  COMPLETED: 'Completed: the course is finished.',
  DROPPED: 'Dropped: ended early. This status is final.',
});

/**
 * The stage of an enrollment. The stage of a pending enrollment is `requested` or `waitlisted`. The stage of any other
 * enrollment is its status.
 */
export enum EnrollmentStage {
  /** Pending with a seat. The enrollment got the seat at once, or later from the waitlist. */
  REQUESTED = 'requested',
  /** Pending on the waitlist. */
  WAITLISTED = 'waitlisted',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  DROPPED = 'dropped',
}

/** The codes that the service stores as the reason when it drops an enrollment. The codes contain no personal data. */
const DROP_CODES = [
  ...['batch_cancelled', 'batch_completed', 'batch_deleted', 'deleted', 'transferred'],
  ...['student_deleted', 'student_erased'],
];

/**
 * Returns the part of a reason that is kept after a student is erased: only the service's codes, because any other text
 * may contain a person's name.
 */
export const codeOnly = (reason: string): string | null => (DROP_CODES.includes(reason) ? reason : null);
