import { invalidField } from '../../../../platform/errors/app-error.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import type { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollment.enums.ts';

const { PENDING, ACTIVE, COMPLETED, DROPPED } = EnrollmentStatus;

/** The states in which an enrollment holds a seat or waits for one. */
export const OPEN = [ACTIVE, PENDING];

/** Whether the enrollment holds a seat or waits for one. */
export const isOpen = ({ status }: Enrollment): boolean => OPEN.includes(status);

/** The allowed transitions of an enrollment's status. `dropped` is final: enrolling again creates a new enrollment. */
const NEXT: Record<EnrollmentStatus, readonly EnrollmentStatus[]> = {
  [PENDING]: [ACTIVE, DROPPED],
  [ACTIVE]: [COMPLETED, DROPPED],
  [COMPLETED]: [ACTIVE],
  [DROPPED]: [],
};

/**
 * Refuses what cannot become of an enrollment in its state, or, with `from`, in another state than that: "The selected
 * status is invalid."
 */
export function assertMayBecome(enrollment: Enrollment, status: EnrollmentStatus, from = enrollment.status): void {
  if (enrollment.status !== from || !NEXT[from].includes(status)) throw invalidStatus();
}

/** The status is none that the enrollment can have. */
export const invalidStatus = () => invalidField('status', messages.selected('status'));
