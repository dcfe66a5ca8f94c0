import type { Route } from '../route.ts';

/** The answer to an invitation: it makes a member of who has its token. */
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
