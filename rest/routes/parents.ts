import type { Route } from '../route.ts';

/**
 * Parents. Their `students` are always there: the links to up to 100 children in sight.
 * - `include`: none
 * - `sort`: created_at, updated_at, name
 * - filters: search, status, student_id
 */
export const parentRoutes: readonly Route[] = [
  { method: 'get', path: '/parents', operation: 'parents', answer: 'page' },
  { method: 'post', path: '/parents', operation: 'createParent', answer: 'one', status: 201 },
  { method: 'get', path: '/parents/:id', operation: 'parent', answer: 'one', name: 'Parent' },
  { method: 'put', path: '/parents/:id', operation: 'updateParent', answer: 'one', name: 'Parent' },
  { method: 'delete', path: '/parents/:id', operation: 'deleteParent', answer: 'payload', name: 'Parent' },
];
