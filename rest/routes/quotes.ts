import type { Route } from '../route.ts';

/** What an enrollment would cost. */
export const quoteRoutes: readonly Route[] = [
  { method: 'post', path: '/quotes', operation: 'quote', answer: 'one', body: 'variables' },
];
