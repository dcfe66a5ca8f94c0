import type { Route } from '../route.ts';

/** The restoration of a deleted student, possible for 30 days. */
export const studentRoutes: readonly Route[] = [
  { method: 'post', path: '/students/:id/restore', operation: 'restoreStudent', answer: 'one', name: 'Student' },
];
