import type { Route } from '../route.ts';

/**
 * The route that creates a new address for a calendar feed. `rest/calendar.ts` serves the calendars themselves to any
 * client with the address.
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
