import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum BatchStatus {
  UPCOMING = 'upcoming',
  ONGOING = 'ongoing',
  COMPLETED = 'completed',
  CANCELLED = 'cancelled',
}
describeEnum(BatchStatus, 'BatchStatus', 'The status of a batch.', {
  UPCOMING: 'Not begun.',
  ONGOING: 'Being taught.',
  COMPLETED: 'Finished. Active enrollments are completed.',
  CANCELLED: 'Cancelled. Open enrollments are dropped.',
});
