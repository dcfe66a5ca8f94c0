import type { Route } from '../route.ts';

/**
 * Enrollments. A PUT of `status` approves, drops, completes or reopens. `Idempotency-Key` keeps an enrollment or a
 * transfer from being made twice.
 * - `include`: student, course, batch
 * - `sort`: created_at, updated_at, enrollment_date
 * - filters: search, student_id, course_id, batch_id, status
 */
export const enrollmentRoutes: readonly Route[] = [
  { method: 'get', path: '/enrollments', operation: 'enrollments', answer: 'page' },
  { method: 'post', path: '/enrollments', operation: 'enrollStudent', answer: 'one', status: 201 },
  { method: 'get', path: '/enrollments/:id', operation: 'enrollment', answer: 'one', name: 'Enrollment' },
  { method: 'put', path: '/enrollments/:id', operation: 'updateEnrollment', answer: 'one', name: 'Enrollment' },
  { method: 'delete', path: '/enrollments/:id', operation: 'deleteEnrollment', answer: 'payload', name: 'Enrollment' },
  {
    method: 'post',
    path: '/enrollments/:id/transfer',
    operation: 'transferEnrollment',
    answer: 'one',
    name: 'Enrollment',
    status: 201,
    within: { operation: 'enrollment' },
  },
];
