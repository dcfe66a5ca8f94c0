import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Membership } from './membership.entity.ts';

@InputType({ description: 'Filters for members; all conditions must hold.' })
export class MembershipFilter extends filterOf(Membership, {
  search: 'Filters by text in the name or e-mail address.',
  role: 'Filters by role.',
}) {}

export const MembershipOrder = orderEnum('MembershipOrder', ['createdAt', 'updatedAt']);
export const MembershipListArgs = listArgs(MembershipFilter, MembershipOrder);
