import type { Route } from '../route.ts';

/** The route that confirms a held billing run. */
export const billingRunRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/billing-runs/:id/confirm',
    operation: 'confirmBillingRun',
    answer: 'one',
    name: 'Billing run',
  },
];
