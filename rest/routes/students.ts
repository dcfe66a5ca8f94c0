import type { Route } from '../route.ts';

/** A deleted student comes back, for 30 days. */
export const studentRoutes: readonly Route[] = [
  { method: 'post', path: '/students/:id/restore', operation: 'restoreStudent', answer: 'one', name: 'Student' },
];
