import type { Route } from '../route.ts';

/** The effect that a closure would have on sessions, before it is created or changed. */
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
