import { invalidField } from '../../../../platform/errors/app-error.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import type { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollment.enums.ts';

const { PENDING, ACTIVE, COMPLETED, DROPPED } = EnrollmentStatus;

/** The statuses of open enrollments. */
export const OPEN = [ACTIVE, PENDING];

/** Returns true if the enrollment is open: active or pending. */
export const isOpen = ({ status }: Enrollment): boolean => OPEN.includes(status);

/**
 * For each status of an enrollment, the statuses to which it can change. `dropped` is final: a student who enrolls
 * again gets a new enrollment.
 */
const NEXT: Record<EnrollmentStatus, readonly EnrollmentStatus[]> = {
  [PENDING]: [ACTIVE, DROPPED],
  [ACTIVE]: [COMPLETED, DROPPED],
  [COMPLETED]: [ACTIVE],
  [DROPPED]: [],
};

/**
 * Throws "The selected status is invalid." if the enrollment cannot change to `status`, or if its current status is not
 * `from`.
 */
export function assertMayBecome(enrollment: Enrollment, status: EnrollmentStatus, from = enrollment.status): void {
  if (enrollment.status !== from || !NEXT[from].includes(status)) throw invalidStatus();
}

export const invalidStatus = () => invalidField('status', messages.selected('status'));
