import { describeEnum } from '../../../../platform/graphql/enums.ts';

export enum InvitationStatus {
  OPEN = 'open',
  ACCEPTED = 'accepted',
  REVOKED = 'revoked',
  EXPIRED = 'expired',
}
describeEnum(InvitationStatus, 'InvitationStatus', 'What has become of an invitation.', {
  OPEN: 'It can be accepted.',
  ACCEPTED: 'The invited is a member.',
  REVOKED: 'It was taken back.',
  EXPIRED: 'Nobody accepted it in time.',
});
