import type { Route } from '../route.ts';

/**
 * Routes that list all batches of a course without pages, and that preview how a changed batch affects its sessions.
 */
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
    previewsChange: true,
  },
];
