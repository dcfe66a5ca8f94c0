import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { accessSchedule, endAccessAtLast } from './end-access.ts';
import { eraseInvitations } from './erase-logins.ts';
import { Invitation } from './invitation.entity.ts';
import { InvitationResolver } from './invitation.resolver.ts';
import { mailInvitation } from './invitation-mail.ts';
import { invitationEvents, memberEvents } from './member.outbox.ts';
import { MemberResolver, RemovedMemberResolver } from './member.resolver.ts';
import { Membership } from './membership.entity.ts';
import { membershipPermissions } from './membership.permissions.ts';
import { MembershipResolver, OwnMembershipsResolver } from './membership.resolver.ts';
import { admitFounder } from './membership.service.ts';
import { endParent, endStaff, endStudent, followStaffRole, protectAdmins } from './people-leave.ts';

export const membersModule: FeatureModule = {
  entities: [Membership, Invitation],
  resolvers: [MembershipResolver, OwnMembershipsResolver, MemberResolver, RemovedMemberResolver, InvitationResolver],
  recordings: [invitationEvents, memberEvents],
  jobs: [mailInvitation, endAccessAtLast],
  schedules: [accessSchedule],
  handlers: [admitFounder, endStudent, endParent, endStaff, followStaffRole, protectAdmins, eraseInvitations],
  permissions: membershipPermissions,
};
