import type { Route } from '../route.ts';

/**
 * Fees, of one student or parent and of a whole batch, and the payments of one. There is no way to delete one: they are
 * voided, and payments given back. `PUT` with `payment_status: "paid"` and a `payment_method` pays the balance.
 * `Idempotency-Key` keeps a payment or a refund from being recorded twice.
 * - `include`: student, parent, enrollment, payments (the newest 100)
 * - `sort`: created_at, updated_at, due_date, amount; payments: created_at, updated_at, paid_at, amount
 * - filters: search, student_id, parent_id, fee_type, payment_status, due_from, due_to; payments: search, method
 */
export const feeRoutes: readonly Route[] = [
  { method: 'get', path: '/fees', operation: 'fees', answer: 'page' },
  { method: 'get', path: '/fees/:id', operation: 'fee', answer: 'one', name: 'Fee' },
  { method: 'post', path: '/fees', operation: 'createFee', answer: 'one', status: 201 },
  { method: 'put', path: '/fees/:id', operation: 'updateFee', answer: 'one', name: 'Fee' },
  { method: 'post', path: '/fees/:id/void', operation: 'voidFee', answer: 'one', name: 'Fee' },
  { method: 'get', path: '/fees/:id/payments', operation: 'feePayments', answer: 'page', name: 'Fee' },
  {
    method: 'post',
    path: '/fees/:id/payments',
    operation: 'recordPayment',
    answer: 'one',
    status: 201,
    name: 'Fee',
    within: { field: 'feeId', operation: 'fee' },
  },
  {
    method: 'post',
    path: '/payments/:id/refund',
    operation: 'refundPayment',
    answer: 'one',
    status: 201,
    name: 'Payment',
  },
  {
    method: 'post',
    path: '/batches/:id/fees',
    operation: 'createFeesForBatch',
    answer: 'one',
    status: 201,
    name: 'Batch',
    within: { field: 'batchId', operation: 'batch' },
  },
];
