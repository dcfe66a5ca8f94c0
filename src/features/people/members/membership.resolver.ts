import { Resolver } from 'type-graphql';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { FieldAll, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import { Me } from '../../identity/auth/auth.types.ts';
import { Membership } from './membership.entity.ts';
import { MembershipListArgs } from './membership.inputs.ts';
import { membershipReads, membershipsOfUser } from './membership.loaders.ts';
import { UserMembership } from './user-membership.types.ts';

export const MembershipConnection = connectionType(Membership, 'Membership');

@Resolver(() => Membership)
export class MembershipResolver {
  @QueryOne(() => Membership, membershipReads, {
    description: 'One member of the academy; null when none is visible.',
  })
  member!: Membership | null;

  @QueryList(() => MembershipConnection, membershipReads, MembershipListArgs, {
    description: 'The members of the academy that the caller may manage.',
  })
  members!: Connection<Membership>;
}

@Resolver(() => Me)
export class OwnMembershipsResolver {
  @FieldAll(() => UserMembership, membershipsOfUser, {
    description: 'The academies that the user is a member of, by name.',
  })
  memberships!: UserMembership[];
}
