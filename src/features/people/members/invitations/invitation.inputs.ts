import { InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { EnumFilter } from '../../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { Invitation } from './invitation.entity.ts';
import { InvitationStatus } from './invitation.enums.ts';

@InputType({ description: 'Filters for invitations; all conditions must hold.' })
export class InvitationFilter extends filterOf(Invitation, {
  status: EnumFilter(() => InvitationStatus, 'Filters by status.'),
}) {}

export const InvitationOrder = orderEnum('InvitationOrder', ['createdAt', 'updatedAt']);
export const InvitationListArgs = listArgs(InvitationFilter, InvitationOrder);
