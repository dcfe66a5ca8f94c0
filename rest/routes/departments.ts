import type { Route } from '../route.ts';

/**
 * Departments.
 * - `include`: head_staff
 * - `sort`: created_at, updated_at, name
 * - filters: search
 */
export const departmentRoutes: readonly Route[] = [
  { method: 'get', path: '/departments', operation: 'departments', answer: 'page' },
  { method: 'post', path: '/departments', operation: 'createDepartment', answer: 'one', status: 201 },
  { method: 'get', path: '/departments/:id', operation: 'department', answer: 'one', name: 'Department' },
  { method: 'put', path: '/departments/:id', operation: 'updateDepartment', answer: 'one', name: 'Department' },
  { method: 'delete', path: '/departments/:id', operation: 'deleteDepartment', answer: 'payload', name: 'Department' },
];
