import type { Route } from '../route.ts';

/** The route that returns the timetable for a period of at most 42 days, in one response. */
export const timetableRoutes: readonly Route[] = [
  { method: 'get', path: '/timetable', operation: 'timetable', answer: 'list', query: 'variables' },
];
