import type { Route } from '../route.ts';

/**
 * Batches, of the academy and of one course (all of them, without pages).
 * - `include`: course, instructor
 * - `sort`: created_at, updated_at, name, start_date
 * - filters: search, course_id, status, instructor_id
 */
export const batchRoutes: readonly Route[] = [
  { method: 'get', path: '/batches', operation: 'batches', answer: 'page', academyHeader: true },
  { method: 'post', path: '/batches', operation: 'createBatch', answer: 'one', status: 201, academyHeader: true },
  { method: 'get', path: '/batches/:id', operation: 'batch', answer: 'one', name: 'Batch', academyHeader: true },
  { method: 'put', path: '/batches/:id', operation: 'updateBatch', answer: 'one', name: 'Batch', academyHeader: true },
  {
    method: 'delete',
    path: '/batches/:id',
    operation: 'deleteBatch',
    answer: 'payload',
    name: 'Batch',
    academyHeader: true,
  },
  {
    method: 'get',
    path: '/courses/:id/batches',
    operation: 'courseBatches',
    answer: 'all',
    name: 'Course',
    academyHeader: true,
  },
];
