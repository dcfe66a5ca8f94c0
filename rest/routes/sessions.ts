import type { Route } from '../route.ts';

const of = (verb: 'cancel' | 'restore' | 'hold'): Route => ({
  method: 'post',
  path: `/sessions/:id/${verb}`,
  operation: `${verb}Session`,
  answer: 'one',
  name: 'Session',
});

/** Routes that cancel a session, restore it or mark it as held, and the route of its roster. */
export const sessionRoutes: readonly Route[] = [
  { ...of('cancel'), within: { operation: 'classSession' } },
  of('restore'),
  of('hold'),
  { method: 'get', path: '/sessions/:id/roster', operation: 'sessionRoster', answer: 'all', name: 'Session' },
  {
    method: 'post',
    path: '/sessions/:id/attendance',
    operation: 'takeSessionRoll',
    once: 'always',
    answer: 'one',
    status: 201,
    name: 'Session',
    within: { field: 'sessionId', operation: 'classSession' },
  },
];
