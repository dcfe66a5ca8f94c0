import type { Route } from '../route.ts';

/** What a closure would do to sessions, before it is entered. */
export const closureRoutes: readonly Route[] = [
  { method: 'post', path: '/closures/preview', operation: 'previewClosure', answer: 'one', name: 'Closure' },
];
