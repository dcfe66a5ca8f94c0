import type { Route } from '../route.ts';

/** The route that returns sessions to a rehired staff member. */
export const staffRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/staff/:id/take-back-sessions',
    operation: 'takeBackSessions',
    answer: 'one',
    name: 'Staff member',
  },
];
