import type { Route } from '../route.ts';

/** The route that lists the instructors who could replace the instructor of a session. */
export const clashRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/sessions/:id/free-instructors',
    operation: 'freeInstructors',
    answer: 'one',
    name: 'Session',
  },
];
