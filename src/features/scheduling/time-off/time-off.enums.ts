import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum TimeOffStatus {
  REQUESTED = 'requested',
  APPROVED = 'approved',
  DECLINED = 'declined',
}
describeEnum(TimeOffStatus, 'TimeOffStatus', 'The status of a request for time off.', {
  REQUESTED: 'Not decided.',
  APPROVED: 'Granted. Sessions that the staff member leads in this time are clashes.',
  DECLINED: 'Refused.',
});

export enum TimeOffDecision {
  APPROVED = 'approved',
  DECLINED = 'declined',
}
describeEnum(TimeOffDecision, 'TimeOffDecision', 'A decision on a request for time off.', {
  APPROVED: 'Grants the request.',
  DECLINED: 'Refuses the request.',
});
