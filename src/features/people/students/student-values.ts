import { assignGiven, newCode } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Student } from './student.entity.ts';
import type { UpdateStudentInput } from './student.inputs.ts';

/** The unique keys of students. */
export const UNIQUE_KEYS = { students_academy_id_external_id_unique: 'externalId' };

/** A student with a number of their own who joins `today` (`YYYY-MM-DD`), not yet persisted. */
export function newStudent(today: string): Student {
  const student = new Student();
  student.studentNumber = newCode('STU');
  student.joinedAt = today;
  return student;
}

/** Returns the errors of dates, by field. `path`: the prefix of field names. */
export function calendarErrors(today: string, { dateOfBirth }: UpdateStudentInput, path = ''): FieldErrors {
  if (!dateOfBirth || dateOfBirth < today) return {};
  const field = `${path}dateOfBirth`;
  return { [field]: [messages.dateBefore(field, 'today')] };
}

/** Takes over what an input says; what it leaves out stays as it is, within the emergency contact too. */
export function assignValues(student: Student, { emergencyContact, ...given }: UpdateStudentInput): void {
  assignGiven(student, given as Partial<Student>);
  if (emergencyContact === null) student.emergencyContact = null;
  else if (emergencyContact) {
    const contact = { name: null, phone: null, relationship: null, ...student.emergencyContact };
    assignGiven(contact, emergencyContact);
    student.emergencyContact = contact;
  }
}
