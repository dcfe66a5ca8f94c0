import type { Route } from '../route.ts';

/**
 * Staff members.
 * - `include`: departments
 * - `sort`: created_at, updated_at, name
 * - filters: search, role, department_id, status
 */
export const staffRoutes: readonly Route[] = [
  { method: 'get', path: '/staff', operation: 'staff', answer: 'page' },
  { method: 'post', path: '/staff', operation: 'createStaffMember', answer: 'one', status: 201 },
  { method: 'get', path: '/staff/:id', operation: 'staffMember', answer: 'one', name: 'Staff member' },
  { method: 'put', path: '/staff/:id', operation: 'updateStaffMember', answer: 'one', name: 'Staff member' },
  { method: 'delete', path: '/staff/:id', operation: 'deleteStaffMember', answer: 'payload', name: 'Staff member' },
];
