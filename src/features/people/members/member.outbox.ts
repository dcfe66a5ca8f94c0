import { type DataFields, idField, instantField, wordField } from '../../../platform/events/event-data.ts';
import { occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, ownFields, type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { Invitation } from './invitation.entity.ts';
import { Membership } from './membership.entity.ts';

const partOf = <Row extends Membership | Invitation>(): DataFields<RowChange<Row>> => ({
  role: wordField('The role in the academy.', ({ row }) => row.role),
  staff_role: wordField("The staff member's role, for the role `staff`.", ({ row }) => row.staffRole, {
    nullable: true,
  }),
  staff_id: idField('The staff member that they are.', ({ row }) => row.staff?.id, { nullable: true }),
  parent_id: idField('The parent that they are.', ({ row }) => row.parent?.id, { nullable: true }),
  student_id: idField('The student that they are.', ({ row }) => row.student?.id, { nullable: true }),
});

const member: DataFields<RowChange<Membership>> = {
  ...ownFields,
  user_id: idField('The user.', ({ row }) => row.user.id),
  ...partOf<Membership>(),
};

const joined = rowType<Membership>('member.joined', 'Membership', 'Somebody became a member.', member);
const changed = rowType<Membership>('member.role_changed', 'Membership', 'A member got another role.', {
  ...member,
  ...changedFields,
});
const removed = rowType<Membership>('member.removed', 'Membership', 'Somebody is no member any more.', member);
const ofMember = { created: joined, updated: changed, deleted: removed };

export const memberEvents = recording(Membership, Object.values(ofMember), (changes) =>
  changes.map((change) => occurrence(ofMember[change.action], change)),
);

const invitation: DataFields<RowChange<Invitation>> = {
  ...ownFields,
  ...partOf<Invitation>(),
  invited_by: idField('The user who invited.', ({ row }) => row.inviter.id),
  expires_at: instantField('Until when it can be accepted.', ({ row }) => row.expiresAt),
};

const ofInvitation = (type: string, description: string, data = invitation) =>
  rowType<Invitation>(type, 'Invitation', description, data);

const invited = ofInvitation('member.invited', 'Somebody was invited to become a member.');
const accepted = ofInvitation(
  'invitation.accepted',
  'Who was invited has accepted; `member.joined` tells of the member.',
);
const revoked = ofInvitation('invitation.revoked', 'An invitation was taken back.');
const otherwise = ofInvitation(
  'invitation.changed',
  'An invitation offers another role, or was made to somebody who has been erased.',
  {
    ...invitation,
    ...changedFields,
  },
);

function typeOf({ action, changed }: RowChange<Invitation>) {
  if (action === 'created') return invited;
  if (changed.includes('accepted_at')) return accepted;
  return changed.includes('revoked_at') ? revoked : otherwise;
}

export const invitationEvents = recording(Invitation, [invited, accepted, revoked, otherwise], (changes) =>
  changes.map((change) => occurrence(typeOf(change), change)),
);
