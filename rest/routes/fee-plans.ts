import type { Route } from '../route.ts';

/** What a plan bills from a day on; its items never change otherwise. */
export const feePlanRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/fee-plans/:id/revise',
    operation: 'reviseFeePlan',
    answer: 'one',
    name: 'Fee plan',
    within: { operation: 'feePlan' },
  },
];
