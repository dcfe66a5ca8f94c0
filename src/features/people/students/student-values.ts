import { assignGiven, newCode } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Student } from './student.entity.ts';
import type { UpdateStudentInput } from './student.inputs.ts';

/** For each unique key of students: the input field that gets the error if a value is already in use. */
export const UNIQUE_KEYS = { students_academy_id_external_id_unique: 'externalId' };

/**
 * Returns a new student with a new student number, whose first day in the academy is `today` (`YYYY-MM-DD`). The
 * student is not persisted yet.
 */
export function newStudent(today: string): Student {
  const student = new Student();
  student.studentNumber = newCode('STU');
  student.joinedAt = today;
  return student;
}

/** Returns an error if the date of birth is not in the past. `path` is a prefix for the name of the field. */
export function calendarErrors(today: string, { dateOfBirth }: UpdateStudentInput, path = ''): FieldErrors {
  if (!dateOfBirth || dateOfBirth < today) return {};
  const field = `${path}dateOfBirth`;
  return { [field]: [messages.dateBefore(field, 'today')] };
}

/**
 * Assigns the values of an input to a student. Omitted values stay unchanged; this also applies to each value in the
 * emergency contact.
 */
export function assignValues(student: Student, { emergencyContact, documents, ...given }: UpdateStudentInput): void {
  if (documents) {
    student.documents = documents.map(({ title, url, fileId, expiresOn }) => ({
      ...{ title, url: url ?? '', fileId: fileId?.toLowerCase() ?? null, expiresOn: expiresOn ?? null },
    }));
  }
  if (given.photoFileId) given.photoFileId = given.photoFileId.toLowerCase();
  assignGiven(student, given as Partial<Student>);
  if (emergencyContact === null) student.emergencyContact = null;
  else if (emergencyContact) {
    const contact = { name: null, phone: null, relationship: null, ...student.emergencyContact };
    assignGiven(contact, emergencyContact);
    student.emergencyContact = contact;
  }
}
