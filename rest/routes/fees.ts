import type { Route } from '../route.ts';

/**
 * Fees of a whole batch, and the payments of one. Fees are voided, payments given back. `Idempotency-Key` keeps a payment
 * or a refund from being recorded twice.
 */
export const feeRoutes: readonly Route[] = [
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
