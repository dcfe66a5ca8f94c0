import type { Route } from '../route.ts';

/** The route that returns the price of an enrollment before it is created. */
export const quoteRoutes: readonly Route[] = [
  { method: 'post', path: '/quotes', operation: 'quote', answer: 'one', body: 'variables' },
];
