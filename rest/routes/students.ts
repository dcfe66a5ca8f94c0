import type { Route } from '../route.ts';

/** The route that restores a deleted student, at most 30 days after the deletion. */
export const studentRoutes: readonly Route[] = [
  { method: 'post', path: '/students/:id/restore', operation: 'restoreStudent', answer: 'one', name: 'Student' },
];
