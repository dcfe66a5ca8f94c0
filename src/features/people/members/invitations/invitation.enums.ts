import { describeEnum } from '../../../../platform/graphql/enums.ts';

export enum InvitationStatus {
  OPEN = 'open',
  ACCEPTED = 'accepted',
  REVOKED = 'revoked',
  EXPIRED = 'expired',
}
describeEnum(InvitationStatus, 'InvitationStatus', 'The status of an invitation.', {
  OPEN: 'It can be accepted.',
  ACCEPTED: 'The invited is a member.',
  REVOKED: 'It was revoked.',
  EXPIRED: 'It expired.',
});
