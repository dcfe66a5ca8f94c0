import { describeEnum } from '../../../../platform/graphql/enums.ts';

export enum InvitationStatus {
  OPEN = 'open',
  ACCEPTED = 'accepted',
  REVOKED = 'revoked',
  EXPIRED = 'expired',
}
describeEnum(InvitationStatus, 'InvitationStatus', 'The status of an invitation.', {
  OPEN: 'The invitation can be accepted.',
  ACCEPTED: 'The invitation was accepted; the invited person is a member.',
  REVOKED: 'The invitation was revoked.',
  EXPIRED: 'The invitation has expired.',
});
