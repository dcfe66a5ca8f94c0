import type { Erasable } from '../../../platform/privacy/erasable.ts';
import { Student } from './student.entity.ts';
import { StudentStatus } from './student.enums.ts';

/** The erasure of a student. The dates and the student number stay. Receipts and reports show the number. */
export const studentErasure: Erasable<Student> = {
  entity: Student,
  name: 'Student',
  isActive: ({ status }) => status === StudentStatus.ACTIVE,
  activeText: 'An active student cannot be erased: change the status, or delete the student first.',
  instead: { lastName: 'student' },
};
