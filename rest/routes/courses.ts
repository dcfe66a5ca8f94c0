import type { Route } from '../route.ts';

/**
 * Courses. Their batches have a path of their own beside the batches.
 * - `include`: department, batches (the newest 100)
 * - `sort`: created_at, updated_at, name
 * - filters: search, status, department_id, category
 */
export const courseRoutes: readonly Route[] = [
  { method: 'get', path: '/courses', operation: 'courses', answer: 'page' },
  { method: 'post', path: '/courses', operation: 'createCourse', answer: 'one', status: 201 },
  { method: 'get', path: '/courses/:id', operation: 'course', answer: 'one', name: 'Course' },
  { method: 'put', path: '/courses/:id', operation: 'updateCourse', answer: 'one', name: 'Course' },
  { method: 'delete', path: '/courses/:id', operation: 'deleteCourse', answer: 'payload', name: 'Course' },
];
