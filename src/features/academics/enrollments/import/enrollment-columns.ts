import { importColumns } from '../../../../platform/csv/import-columns.ts';
import { STUDENT_REFERENCES } from '../../../people/students/named-students.ts';
import { Enrollment } from '../enrollment.entity.ts';
import { EnrollStudentInput, UpdateEnrollmentInput } from '../enrollment.inputs.ts';

/**
 * The columns of an enrollment file: the columns of an export, and alternative columns for students, batches and
 * courses.
 */
export const ENROLLMENT_COLUMNS = importColumns({
  record: Enrollment,
  create: EnrollStudentInput,
  update: UpdateEnrollmentInput,
  fixed: ['coupon', 'addOnPlanIds', 'overrideReason'],
  references: [...STUDENT_REFERENCES, 'batch_code', 'batch_name', 'course_code'],
});
