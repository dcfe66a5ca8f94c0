import type { Route } from '../route.ts';

/** Who could step in for whoever leads a session. */
export const clashRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/sessions/:id/free-instructors',
    operation: 'freeInstructors',
    answer: 'one',
    name: 'Session',
  },
];
