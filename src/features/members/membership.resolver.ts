import { Resolver } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.ts';
import { QueryList, QueryOne } from '../../platform/graphql/read-fields.ts';
import type { Connection } from '../../platform/loaders/connection.ts';
import { Membership } from './membership.entity.ts';
import { MembershipListArgs } from './membership.inputs.ts';
import { membershipReads } from './membership.loaders.ts';

export const MembershipConnection = connectionType(Membership, 'Membership');

@Resolver(() => Membership)
export class MembershipResolver {
  @QueryOne(() => Membership, membershipReads, {
    description: 'One member of the academy; null when there is none in sight.',
  })
  member!: Membership | null;

  @QueryList(() => MembershipConnection, membershipReads, MembershipListArgs, {
    description: 'The members of the academy that the caller may manage.',
  })
  members!: Connection<Membership>;
}
