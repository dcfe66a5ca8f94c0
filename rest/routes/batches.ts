import type { Route } from '../route.ts';

/** All batches of one course, without pages; and the effect that a change of a batch would have on its sessions. */
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
