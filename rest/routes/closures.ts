import type { Route } from '../route.ts';

/** Routes that preview how a new or changed closure affects sessions. */
export const closureRoutes: readonly Route[] = [
  { method: 'post', path: '/closures/preview', operation: 'previewClosure', answer: 'one', name: 'Closure' },
  {
    method: 'post',
    path: '/closures/:id/preview',
    operation: 'previewClosureChange',
    answer: 'one',
    name: 'Closure',
    within: { operation: 'closure' },
    previewsChange: true,
  },
];
