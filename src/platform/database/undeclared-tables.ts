/** Tables with counts of rows per student. Triggers update these tables, and SQL functions read them. */
export const STUDENT_COUNTS = ['student_attendance_counts', 'student_enrollment_counts', 'student_fee_counts'];

/**
 * Tables that no entity declares. Migrations create them. Only migrations, triggers, the rate limiter and
 * `last-writes.ts` write to them.
 */
export const UNDECLARED_TABLES = [
  'mikro_orm_migrations',
  'schema_info',
  'rate_limits',
  'last_writes',
  'students_search',
  'parents_search',
  'fees_search',
  'payments_search',
  ...STUDENT_COUNTS,
];
