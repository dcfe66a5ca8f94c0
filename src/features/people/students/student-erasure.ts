import type { Erasable } from '../../../platform/privacy/erasable.ts';
import { Student } from './student.entity.ts';
import { StudentStatus } from './student.enums.ts';

/**
 * The rules for erasing a student. The dates are kept, and the student number too, because receipts and reports show
 * it.
 */
export const studentErasure: Erasable<Student> = {
  entity: Student,
  name: 'Student',
  isActive: ({ status }) => status === StudentStatus.ACTIVE,
  activeText: 'An active student cannot be erased: change the status, or delete the student first.',
  instead: { lastName: 'student' },
};
