import type { Route } from '../route.ts';

/** Routes that restore a deleted student, at most 30 days after the deletion, and that return a transcript. */
export const studentRoutes: readonly Route[] = [
  { method: 'post', path: '/students/:id/restore', operation: 'restoreStudent', answer: 'one', name: 'Student' },
  { method: 'get', path: '/students/:id/transcript', operation: 'studentTranscript', answer: 'one', name: 'Student' },
];
