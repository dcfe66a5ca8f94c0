import { occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { Invitation } from './invitations/invitation.entity.ts';
import { Membership } from './membership.entity.ts';

const joined = rowType(Membership, 'member.joined', 'A user became a member.');
const changed = rowType(Membership, 'member.role_changed', 'A member got another role.', changedFields);
const removed = rowType(Membership, 'member.removed', 'A user is no longer a member.');
const ofMember = { created: joined, updated: changed, deleted: removed };

export const memberEvents = recording(Membership, Object.values(ofMember), (changes) =>
  changes.map((change) => occurrence(ofMember[change.action], change)),
);

const invited = rowType(Invitation, 'member.invited', 'A person was invited to become a member.');
const accepted = rowType(
  Invitation,
  'invitation.accepted',
  'The invited person accepted. There is a `member.joined` event too.',
);
const revoked = rowType(Invitation, 'invitation.revoked', 'An invitation was revoked.');
const otherwise = rowType(
  Invitation,
  'invitation.changed',
  'The role of an invitation was changed, or the invited person was erased.',
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
