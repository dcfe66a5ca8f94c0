import { occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { Invitation } from './invitations/invitation.entity.ts';
import { Membership } from './membership.entity.ts';

const joined = rowType(Membership, 'member.joined', 'Somebody became a member.');
const changed = rowType(Membership, 'member.role_changed', 'A member got another role.', changedFields);
const removed = rowType(Membership, 'member.removed', 'Somebody is no member any more.');
const ofMember = { created: joined, updated: changed, deleted: removed };

export const memberEvents = recording(Membership, Object.values(ofMember), (changes) =>
  changes.map((change) => occurrence(ofMember[change.action], change)),
);

const invited = rowType(Invitation, 'member.invited', 'Somebody was invited to become a member.');
const accepted = rowType(
  Invitation,
  'invitation.accepted',
  'Who was invited has accepted; `member.joined` tells of the member.',
);
const revoked = rowType(Invitation, 'invitation.revoked', 'An invitation was taken back.');
const otherwise = rowType(
  Invitation,
  'invitation.changed',
  'An invitation offers another role, or was made to somebody who has been erased.',
  changedFields,
);

function typeOf({ action, changed }: RowChange<Invitation>) {
  if (action === 'created') return invited;
  if (changed.includes('accepted_at')) return accepted;
  return changed.includes('revoked_at') ? revoked : otherwise;
}

export const invitationEvents = recording(Invitation, [invited, accepted, revoked, otherwise], (changes) =>
  changes.map((change) => occurrence(typeOf(change), change)),
);
