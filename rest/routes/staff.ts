import type { Route } from '../route.ts';

/** The route by which a rehired staff member takes sessions back. */
export const staffRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/staff/:id/take-back-sessions',
    operation: 'takeBackSessions',
    answer: 'one',
    name: 'Staff member',
  },
];
