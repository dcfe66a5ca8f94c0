import type { Erasable } from '../../../platform/privacy/erasable.ts';
import { Student } from './student.entity.ts';
import { StudentStatus } from './student.enums.ts';

/** What stays of a student who is erased: the number that receipts and reports name them by, and when they were here. */
export const studentErasure: Erasable<Student> = {
  entity: Student,
  name: 'Student',
  isActive: ({ status }) => status === StudentStatus.ACTIVE,
  activeText: 'An active student cannot be erased: change the status, or delete the student first.',
  instead: { lastName: 'student' },
};
