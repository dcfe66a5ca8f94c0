import type { Route } from '../route.ts';

/** The acceptance of an invitation, which makes a member of the person with its token. */
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
