import { describeEnum } from '../../platform/graphql/enums.ts';

export enum TimeOffStatus {
  REQUESTED = 'requested',
  APPROVED = 'approved',
  DECLINED = 'declined',
}
describeEnum(TimeOffStatus, 'TimeOffStatus', 'Where a request for time off stands.', {
  REQUESTED: 'Not decided.',
  APPROVED: 'Granted: who is away clashes with the sessions they lead.',
  DECLINED: 'Refused.',
});
