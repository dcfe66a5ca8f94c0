import type { Route } from '../route.ts';

/**
 * The route that creates a new address for a calendar feed. The calendars themselves are served by `rest/calendar.ts`,
 * to any client that knows the address.
 */
export const calendarRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/calendar-feeds/:id/rotate',
    operation: 'rotateCalendarFeed',
    answer: 'one',
    name: 'Calendar feed',
  },
];
