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

/** How far an enrollment has come: its status, and of what is pending whether it waits for a seat. */
export enum EnrollmentStage {
  /** Pending, with a seat: asked for from the start, or promoted from the waitlist. */
  REQUESTED = 'requested',
  /** Pending, with a place on the waitlist. */
  WAITLISTED = 'waitlisted',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  DROPPED = 'dropped',
}

/** Why the service itself drops enrollments: codes that tell nothing of anybody. */
const DROP_CODES = [
  ...['batch_cancelled', 'batch_completed', 'batch_deleted', 'deleted', 'transferred'],
  ...['student_deleted', 'student_erased'],
];

/** The reason that remains when the student is erased: one of the codes, else null, since a text may name anybody. */
export const codeOnly = (reason: string): string | null => (DROP_CODES.includes(reason) ? reason : null);
