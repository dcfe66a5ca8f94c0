import { describeEnum } from '../../../platform/graphql/enums.ts';

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

export enum TimeOffDecision {
  APPROVED = 'approved',
  DECLINED = 'declined',
}
describeEnum(TimeOffDecision, 'TimeOffDecision', 'What is decided on a request for time off.', {
  APPROVED: 'To grant it.',
  DECLINED: 'To refuse it.',
});
