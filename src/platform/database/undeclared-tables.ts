/** How much belongs to each student: triggers keep it, and functions read it. */
export const STUDENT_COUNTS = ['student_attendance_counts', 'student_enrollment_counts', 'student_fee_counts'];

/** Tables that no entity declares: migrations alone make them, and what is written there they, triggers or the limits write. */
export const UNDECLARED_TABLES = [
  'mikro_orm_migrations',
  'schema_info',
  'rate_limits',
  'students_search',
  'parents_search',
  'fees_search',
  'payments_search',
  ...STUDENT_COUNTS,
];
