import type { Route } from '../route.ts';

/**
 * Routes for the fees of a whole batch, for changes of a fee, and for the entries of an account. Fees are voided and
 * payments are refunded; neither is deleted. A repeated request with the same `Idempotency-Key` does not record a
 * second payment or refund.
 */
export const feeRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/fees/:id/split',
    operation: 'splitFee',
    answer: 'list',
    status: 201,
    name: 'Fee',
    body: 'variables',
    within: { operation: 'fee' },
  },
  {
    method: 'get',
    path: '/fees/:id/explanation',
    operation: 'feeExplanation',
    answer: 'one',
    name: 'Fee',
    query: 'variables',
    within: { operation: 'fee' },
  },
  {
    method: 'get',
    path: '/accounts/:id/statement',
    operation: 'accountStatement',
    answer: 'one',
    name: 'Account',
    query: 'variables',
    within: { operation: 'account' },
    rows: 'entries',
  },
  { method: 'post', path: '/fees/:id/waive', operation: 'waivePenalty', answer: 'one', name: 'Fee', body: 'variables' },
  { method: 'post', path: '/fees/:id/void', operation: 'voidFee', answer: 'one', body: 'variables', name: 'Fee' },
  {
    method: 'get',
    path: '/fees/:id/invoice',
    operation: 'feeInvoice',
    answer: 'one',
    name: 'Fee',
    returned: 'Invoice',
  },
  {
    method: 'post',
    path: '/fees/:id/invoice',
    operation: 'issueInvoice',
    once: 'always',
    answer: 'one',
    status: 201,
    repeatedStatus: 200,
    location: '/invoices',
    name: 'Fee',
    within: { operation: 'fee' },
  },
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
    once: 'always',
    answer: 'one',
    status: 201,
    name: 'Batch',
    within: { field: 'batchId', operation: 'batch' },
  },
];
