import type { Route } from '../route.ts';

/**
 * Fees, and the payments of one.
 * - `include`: student, parent, enrollment, payments (the newest 100)
 * - `sort`: created_at, updated_at, due_date, amount; payments: created_at, updated_at, paid_at, amount
 * - filters: search, student_id, parent_id, fee_type, payment_status, due_from, due_to; payments: search, method
 */
export const feeRoutes: readonly Route[] = [
  { method: 'get', path: '/fees', operation: 'fees', answer: 'page' },
  { method: 'get', path: '/fees/:id', operation: 'fee', answer: 'one', name: 'Fee' },
  { method: 'get', path: '/fees/:id/payments', operation: 'feePayments', answer: 'page', name: 'Fee' },
];
