/** How much belongs to each student: triggers keep it, and functions read it. */
export const STUDENT_COUNTS = ['student_attendance_counts', 'student_enrollment_counts', 'student_fee_counts'];

/**
 * Tables that no entity declares: only migrations create them, and only migrations, triggers or the rate limits write to
 * them.
 */
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
