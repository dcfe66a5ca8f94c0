import type { Route } from '../route.ts';

/** The batches of one course: all of them, without pages. */
export const batchRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/courses/:id/batches',
    operation: 'courseBatches',
    answer: 'all',
    name: 'Course',
    academyHeader: true,
  },
];
