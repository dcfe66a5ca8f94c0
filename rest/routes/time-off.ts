import type { Route } from '../route.ts';

/** The route that decides a request for time off. The decision may be changed later. */
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
