import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum EnrollmentStatus {
  PENDING = 'pending',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  DROPPED = 'dropped',
}
describeEnum(EnrollmentStatus, 'EnrollmentStatus', 'The status of an enrollment.', {
  PENDING: 'Requested; holds a seat unless it has a waitlist position.',
  ACTIVE: 'The student is enrolled and holds a seat.',
  COMPLETED: 'The course is finished.',
  DROPPED: 'Ended early; final.',
});

/** The progress of an enrollment: its status, and for a pending one whether it waits for a seat. */
export enum EnrollmentStage {
  /** Pending, with a seat: requested that way, or promoted from the waitlist. */
  REQUESTED = 'requested',
  /** Pending, with a place on the waitlist. */
  WAITLISTED = 'waitlisted',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  DROPPED = 'dropped',
}

/** The reasons for which the service itself drops enrollments: codes without personal data. */
const DROP_CODES = [
  ...['batch_cancelled', 'batch_completed', 'batch_deleted', 'deleted', 'transferred'],
  ...['student_deleted', 'student_erased'],
];

/**
 * Returns the reason that remains when the student is erased: one of the codes, otherwise null, because a text may name
 * a person.
 */
export const codeOnly = (reason: string): string | null => (DROP_CODES.includes(reason) ? reason : null);
