import type { Route } from '../route.ts';

export const eventRoutes: readonly Route[] = [
  { method: 'get', path: '/events', operation: 'listEvents', answer: 'feed' },
  { method: 'get', path: '/event-types', operation: 'listEventTypes', answer: 'one' },
];
