import type { Route } from '../route.ts';

/** The route that accepts an invitation. The person who has its token becomes a member. */
export const memberRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/invitations/accept',
    operation: 'acceptInvitation',
    answer: 'payload',
    body: 'variables',
    open: true,
  },
];
