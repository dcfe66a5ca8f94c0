/** Tables that count the rows per student: triggers update them, and functions read them. */
export const STUDENT_COUNTS = ['student_attendance_counts', 'student_enrollment_counts', 'student_fee_counts'];

/**
 * Tables that no entity declares. Migrations create them; only migrations, triggers and the rate limiter write to them.
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
