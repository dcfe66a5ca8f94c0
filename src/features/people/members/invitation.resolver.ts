import { Resolver } from 'type-graphql';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import { Invitation } from './invitation.entity.ts';
import { InvitationListArgs } from './invitation.inputs.ts';
import { invitationReads } from './invitation.loaders.ts';

export const InvitationConnection = connectionType(Invitation, 'Invitation');

@Resolver(() => Invitation)
export class InvitationResolver {
  @QueryOne(() => Invitation, invitationReads, {
    description: 'One invitation to a role that the caller may grant; null when none is visible.',
  })
  invitation!: Invitation | null;

  @QueryList(() => InvitationConnection, invitationReads, InvitationListArgs, {
    description: 'The invitations to roles that the caller may grant.',
  })
  invitations!: Connection<Invitation>;
}
