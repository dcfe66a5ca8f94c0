import type { Route } from '../route.ts';

/**
 * Routes that approve and transfer enrollments. An `Idempotency-Key` prevents that a request creates an enrollment
 * twice.
 */
export const enrollmentRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/enrollments/:id/approve',
    operation: 'approveEnrollment',
    answer: 'one',
    body: 'variables',
    name: 'Enrollment',
  },
  {
    method: 'post',
    path: '/enrollments/:id/transfer',
    operation: 'transferEnrollment',
    answer: 'one',
    name: 'Enrollment',
    status: 201,
    location: '/enrollments',
    within: { operation: 'enrollment' },
  },
];
