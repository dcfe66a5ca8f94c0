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
 * The stage of an enrollment: its status, but with two stages for pending enrollments, `requested` and `waitlisted`.
 */
export enum EnrollmentStage {
  /** Pending, but not on a waitlist: the enrollment has a seat, or it is in a course without a batch. */
  REQUESTED = 'requested',
  /** Pending, and on the waitlist of a full batch. */
  WAITLISTED = 'waitlisted',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  DROPPED = 'dropped',
}

/** The reasons that the service itself stores when it drops an enrollment. They contain no personal data. */
const DROP_CODES = [
  ...['batch_cancelled', 'batch_completed', 'batch_deleted', 'deleted', 'transferred'],
  ...['student_deleted', 'student_erased'],
];

/**
 * Returns the drop reason that stays after the student is erased: one of the service's codes, or null. Any other text
 * may contain a person's name.
 */
export const codeOnly = (reason: string): string | null => (DROP_CODES.includes(reason) ? reason : null);
