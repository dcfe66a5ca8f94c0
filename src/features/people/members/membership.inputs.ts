import { Field, InputType } from 'type-graphql';
import { EnumFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { MemberRole } from '../../academy/academies/academy.enums.ts';

@InputType({ description: 'Which members; all conditions must hold.' })
export class MembershipFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or e-mail address.' })
  search?: string;

  @EnumFilter(() => MemberRole, 'Which role they have.')
  role?: MemberRole;
}

export const MembershipOrder = orderEnum('MembershipOrder', ['createdAt', 'updatedAt']);
export const MembershipListArgs = listArgs(MembershipFilter, MembershipOrder);
