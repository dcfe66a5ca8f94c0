import type { Route } from '../route.ts';

/**
 * Enrollments.
 * - `include`: student, course, batch
 * - `sort`: created_at, updated_at, enrollment_date
 * - filters: search, student_id, course_id, batch_id, status
 */
export const enrollmentRoutes: readonly Route[] = [
  { method: 'get', path: '/enrollments', operation: 'enrollments', answer: 'page' },
  { method: 'get', path: '/enrollments/:id', operation: 'enrollment', answer: 'one', name: 'Enrollment' },
];
