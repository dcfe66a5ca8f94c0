import type { Route } from '../route.ts';

/**
 * Staff members.
 * - `include`: departments
 * - `sort`: created_at, updated_at, name
 * - filters: search, role, department_id, status
 */
export const staffRoutes: readonly Route[] = [
  { method: 'get', path: '/staff', operation: 'staff', answer: 'page' },
  { method: 'get', path: '/staff/:id', operation: 'staffMember', answer: 'one', name: 'Staff member' },
];
