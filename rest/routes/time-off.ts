import type { Route } from '../route.ts';

/** Decisions on what staff asked for; what was decided may be decided anew. */
export const timeOffRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/time-off/:id/decide',
    operation: 'decideTimeOff',
    answer: 'one',
    name: 'Time off',
    within: { operation: 'staffTimeOff' },
  },
];
