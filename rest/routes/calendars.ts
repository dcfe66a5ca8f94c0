import type { Route } from '../route.ts';

/** Another address for a calendar feed. The calendars themselves are answered to whoever has that: `rest/calendar.ts`. */
export const calendarRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/calendar-feeds/:id/rotate',
    operation: 'rotateCalendarFeed',
    answer: 'one',
    name: 'Calendar feed',
  },
];
