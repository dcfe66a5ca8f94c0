import type { Route } from '../route.ts';

/** The route that adds a new revision of a fee plan from a day on; the items of a plan never change otherwise. */
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
