import { acts, readsList, readsOne } from '../../../platform/graphql/operations.ts';
import { FieldAll } from '../../../platform/graphql/read-fields.ts';
import { addedTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { anyone, roles, writers } from '../../../platform/permissions/rules.ts';
import { accessSchedule, endAccessAtLast } from './end-access.ts';
import { eraseInvitations } from './erase-logins.ts';
import { followMemberships } from './follow-memberships.ts';
import { mailInvitation } from './invitations/invitation-mail.ts';
import { ChangeMemberRoleArgs } from './member.inputs.ts';
import { invitationEvents, memberEvents } from './member.outbox.ts';
import { MemberResolver, RemovedMemberResolver } from './member.resolver.ts';
import { changeMemberRole } from './member.service.ts';
import { MembershipListArgs } from './membership.inputs.ts';
import { membershipReads, membershipsOfUser } from './membership.loaders.ts';
import { admitFounder } from './membership.service.ts';
import { endParent, endStaff, endStudent, followStaffRole, protectAdmins } from './people-leave.ts';
import { UserMembership } from './user-membership.types.ts';

const mayRead = scoped('members:read', roles('academy_admin', 'administrator'));
const mayWrite = writers('academy_admin', 'administrator');

export const members = resource({
  noun: 'member',
  reads: membershipReads,
  list: MembershipListArgs,
  operations: {
    member: readsOne({
      may: mayRead,
      description: 'Returns a member of the academy by id, or null if the caller cannot see the member.',
    }),
    members: readsList({ may: mayRead, description: "The academy's members whom the caller may manage." }),
    changeMemberRole: acts(ChangeMemberRoleArgs, changeMemberRole, {
      may: mayWrite,
      version: false,
      description:
        'Changes the role of a member. The last academy admin must keep that role. API keys created by a former ' +
        'admin are revoked, or transferred to another academy admin.',
    }),
  },
  elsewhere: [
    addedTo(
      'Me.memberships',
      FieldAll(() => UserMembership, membershipsOfUser, {
        description: 'The academies in which the user is a member, by name.',
      }),
    ),
  ],
  resolvers: [MemberResolver, RemovedMemberResolver],
  permissions: { Mutation: { inviteMember: mayWrite, acceptInvitation: anyone, removeMember: mayWrite } },
  recordings: [invitationEvents, memberEvents],
  jobs: [mailInvitation, endAccessAtLast],
  schedules: [accessSchedule],
  subscribers: [followMemberships],
  handlers: [admitFounder, endStudent, endParent, endStaff, followStaffRole, protectAdmins, eraseInvitations],
});
