import type { Route } from '../route.ts';

/** The route that makes a rehired staff member the instructor of their former sessions again. */
export const staffRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/staff/:id/take-back-sessions',
    operation: 'takeBackSessions',
    answer: 'one',
    name: 'Staff member',
  },
];
