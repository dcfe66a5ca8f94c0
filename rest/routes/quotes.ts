import type { Route } from '../route.ts';

/** The price of an enrollment before it is made. */
export const quoteRoutes: readonly Route[] = [
  { method: 'post', path: '/quotes', operation: 'quote', answer: 'one', body: 'variables' },
];
