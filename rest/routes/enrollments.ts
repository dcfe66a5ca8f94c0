import type { Route } from '../route.ts';

/**
 * Routes that approve and transfer enrollments. A repeated request with the same `Idempotency-Key` does not create a
 * second enrollment.
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
