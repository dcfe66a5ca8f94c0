import type { Route } from '../route.ts';

/** The days of a period, at most 42, in one response. */
export const timetableRoutes: readonly Route[] = [
  { method: 'get', path: '/timetable', operation: 'timetable', answer: 'list', query: 'variables' },
];
