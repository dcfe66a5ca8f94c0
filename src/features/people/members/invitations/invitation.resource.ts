import { deletes, readsList, readsOne } from '../../../../platform/graphql/operations.ts';
import { resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../../platform/permissions/rules.ts';
import { InvitationListArgs } from './invitation.inputs.ts';
import { invitationReads } from './invitation.loaders.ts';
import { revokeInvitation } from './invitations.ts';

const mayRead = scoped('members:read', roles('academy_admin', 'administrator'));

export const invitations = resource({
  noun: 'invitation',
  reads: invitationReads,
  list: InvitationListArgs,
  operations: {
    invitation: readsOne({
      may: mayRead,
      description:
        'Returns an invitation by id, or null if the caller cannot see it. Callers see only invitations to ' +
        'roles that they may grant.',
    }),
    invitations: readsList({ may: mayRead, description: 'The invitations to roles that the caller may grant.' }),
    revokeInvitation: deletes(revokeInvitation, {
      may: writers('academy_admin', 'administrator'),
      version: false,
      done: 'revoked',
      description: 'Revokes an invitation: its token stops working.',
    }),
  },
});
