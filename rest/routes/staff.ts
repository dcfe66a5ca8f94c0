import type { Route } from '../route.ts';

/** What a rehired staff member takes back. */
export const staffRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/staff/:id/take-back-sessions',
    operation: 'takeBackSessions',
    answer: 'one',
    name: 'Staff member',
  },
];
