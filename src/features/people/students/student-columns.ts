import { importColumns } from '../../../platform/csv/import-columns.ts';
import { Student } from './student.entity.ts';
import { CreateStudentInput, UpdateStudentInput } from './student.inputs.ts';
import { EmergencyContactInput } from './student-details.inputs.ts';

/**
 * The columns of a CSV file with students: the columns of an export, but with one column for each field of the
 * emergency contact.
 */
export const STUDENT_COLUMNS = importColumns({
  record: Student,
  create: CreateStudentInput,
  update: UpdateStudentInput,
  // `parents` is exported only on request, and a file cannot name uploads
  fixed: ['parents', 'photoFileId'],
  spread: { emergencyContact: EmergencyContactInput },
});
