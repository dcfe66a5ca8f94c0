import { Field, InputType } from 'type-graphql';
import { EnumFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { InvitationStatus } from './invitation.enums.ts';

@InputType({ description: 'Which invitations; all conditions must hold.' })
export class InvitationFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the e-mail address.' })
  search?: string;

  @EnumFilter(() => InvitationStatus, 'What has become of them.')
  status?: InvitationStatus;
}

export const InvitationOrder = orderEnum('InvitationOrder', ['createdAt', 'updatedAt']);
export const InvitationListArgs = listArgs(InvitationFilter, InvitationOrder);
