import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum TimeOffStatus {
  REQUESTED = 'requested',
  APPROVED = 'approved',
  DECLINED = 'declined',
}
describeEnum(TimeOffStatus, 'TimeOffStatus', 'The status of a request for time off.', {
  REQUESTED: 'The request is not decided yet.',
  APPROVED: 'The request was granted. Sessions that the staff member leads in this time are clashes.',
  DECLINED: 'The request was refused.',
});

export enum TimeOffDecision {
  APPROVED = 'approved',
  DECLINED = 'declined',
}
describeEnum(TimeOffDecision, 'TimeOffDecision', 'A decision on a request for time off.', {
  APPROVED: 'Grants the request.',
  DECLINED: 'Refuses the request.',
});
