import type { Route } from '../route.ts';

/**
 * Members, invitations and the audit log.
 * - `sort`: created_at, and updated_at of members and invitations
 * - filters of members: search, role; of invitations: search, status; of the audit log: search, user_id, action, resource,
 *   resource_id, from, to
 */
export const memberRoutes: readonly Route[] = [
  { method: 'get', path: '/members', operation: 'members', answer: 'page' },
  { method: 'get', path: '/members/:id', operation: 'member', answer: 'one', name: 'Member' },
  {
    method: 'put',
    path: '/members/:id',
    operation: 'changeMemberRole',
    answer: 'one',
    name: 'Member',
    body: 'variables',
    within: { operation: 'member' },
  },
  { method: 'delete', path: '/members/:id', operation: 'removeMember', answer: 'payload', name: 'Member' },
  {
    method: 'post',
    path: '/invitations/accept',
    operation: 'acceptInvitation',
    answer: 'payload',
    body: 'variables',
    open: true,
  },
  { method: 'get', path: '/invitations', operation: 'invitations', answer: 'page' },
  { method: 'post', path: '/invitations', operation: 'inviteMember', answer: 'one', status: 201, body: 'variables' },
  { method: 'delete', path: '/invitations/:id', operation: 'revokeInvitation', answer: 'payload', name: 'Invitation' },
  { method: 'get', path: '/audit-log', operation: 'auditLog', answer: 'page' },
];
