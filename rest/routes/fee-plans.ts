import type { Route } from '../route.ts';

/**
 * The route that adds a revision to a fee plan. The revision applies from a given day on. The items of an active fee
 * plan change only by revisions.
 */
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
