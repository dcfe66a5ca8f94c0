import type { Route } from '../route.ts';

/** What a closure would do to sessions, before it is entered or changed. */
export const closureRoutes: readonly Route[] = [
  { method: 'post', path: '/closures/preview', operation: 'previewClosure', answer: 'one', name: 'Closure' },
  {
    method: 'post',
    path: '/closures/:id/preview',
    operation: 'previewClosureChange',
    answer: 'one',
    name: 'Closure',
    within: { operation: 'closure' },
  },
];
