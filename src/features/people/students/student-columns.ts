import { importColumns } from '../../../platform/csv/import-columns.ts';
import { Student } from './student.entity.ts';
import { CreateStudentInput, UpdateStudentInput } from './student.inputs.ts';
import { EmergencyContactInput } from './student-details.inputs.ts';

/** The columns that a file of students may have: those of an export, and one for each field of the emergency contact. */
export const STUDENT_COLUMNS = importColumns({
  record: Student,
  create: CreateStudentInput,
  update: UpdateStudentInput,
  // an export has them only if they are included
  fixed: ['parents'],
  spread: { emergencyContact: EmergencyContactInput },
});
