import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum EnrollmentStatus {
  PENDING = 'pending',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  DROPPED = 'dropped',
}
describeEnum(EnrollmentStatus, 'EnrollmentStatus', 'Where an enrollment stands.', {
  PENDING: 'Requested; holds a seat unless it has a waitlist position.',
  ACTIVE: 'The student is enrolled and holds a seat.',
  COMPLETED: 'The course is finished.',
  DROPPED: 'Ended early; final.',
});
