import type { Route } from '../route.ts';

/** What becomes of billing runs. */
export const billingRunRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/billing-runs/:id/confirm',
    operation: 'confirmBillingRun',
    answer: 'one',
    name: 'Billing run',
  },
];
