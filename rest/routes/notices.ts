import type { Route } from '../route.ts';

/** Routes for marking notices as read, for preferences, and for sending a message again. */
export const noticeRoutes: readonly Route[] = [
  { method: 'get', path: '/notification-kinds', operation: 'notificationKinds', answer: 'list' },
  {
    method: 'get',
    path: '/notification-kinds/preview',
    operation: 'previewNotification',
    answer: 'one',
    query: 'variables',
  },
  { method: 'post', path: '/notifications/read', operation: 'markNotificationsRead', answer: 'one', body: 'variables' },
  {
    method: 'get',
    path: '/notification-preferences',
    operation: 'notificationPreferences',
    answer: 'list',
    query: 'variables',
  },
  {
    method: 'put',
    path: '/notification-preferences',
    operation: 'updateNotificationPreferences',
    answer: 'list',
    query: 'variables',
  },
  {
    method: 'post',
    path: '/notification-sends/:id/resend',
    operation: 'resendNotification',
    answer: 'one',
    name: 'Notification send',
  },
  ...(['publish', 'withdraw', 'test'] as const).map(
    (step): Route => ({
      method: 'post',
      path: `/announcements/:id/${step}`,
      operation: `${step}Announcement`,
      answer: 'one',
      name: 'Announcement',
    }),
  ),
  {
    method: 'post',
    path: '/announcements/preview',
    operation: 'previewAnnouncement',
    answer: 'one',
    body: 'variables',
  },
];
