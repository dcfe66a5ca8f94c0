import type { Route } from '../route.ts';

/** The batches of one course: all of them, without pages; and what a change of one would do to its sessions. */
export const batchRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/courses/:id/batches',
    operation: 'courseBatches',
    answer: 'all',
    name: 'Course',
    academyHeader: true,
  },
  {
    method: 'post',
    path: '/batches/:id/preview',
    operation: 'previewBatchChange',
    answer: 'one',
    name: 'Batch',
    academyHeader: true,
    within: { operation: 'batch' },
  },
];
