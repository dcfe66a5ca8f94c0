import { importColumns } from '../../../../platform/csv/import-columns.ts';
import { STUDENT_REFERENCES } from '../../../people/students/named-students.ts';
import { Enrollment } from '../enrollment.entity.ts';
import { EnrollStudentInput, UpdateEnrollmentInput } from '../enrollment.inputs.ts';

/**
 * The columns of a CSV file with enrollments. They are the columns of an export, and columns that identify a student, a
 * batch or a course without an id. An example is the code of a batch.
 */
export const ENROLLMENT_COLUMNS = importColumns({
  record: Enrollment,
  create: EnrollStudentInput,
  update: UpdateEnrollmentInput,
  fixed: ['coupon', 'addOnPlanIds', 'overrideReason'],
  references: [...STUDENT_REFERENCES, 'batch_code', 'batch_name', 'course_code'],
});
