import { ADDRESS_FIELDS } from '../../../platform/fields/address-fields.ts';
import type { Erasable } from '../../../platform/privacy/erasable.ts';
import { ERASED } from '../../../platform/privacy/erased-values.ts';
import { Student } from './student.entity.ts';
import { StudentStatus } from './student.enums.ts';

/** What stays of a student who is erased: the number that receipts and reports name them by, and when they were here. */
export const studentErasure: Erasable<Student> = {
  entity: Student,
  name: 'Student',
  isActive: ({ status }) => status === StudentStatus.ACTIVE,
  activeText: 'An active student cannot be erased: change the status, or delete the student first.',
  blanks: () => ({
    firstName: ERASED,
    lastName: 'student',
    externalId: null,
    email: null,
    phone: null,
    dateOfBirth: null,
    gender: null,
    ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, null])),
    photoUrl: null,
    medicalNotes: null,
    emergencyContact: null,
    academicHistory: [],
    documents: [],
    user: null,
  }),
  kept: ['studentNumber', 'status', 'joinedAt', 'userId', 'deletedAt', 'erasedAt'],
};
