import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum BatchStatus {
  UPCOMING = 'upcoming',
  ONGOING = 'ongoing',
  COMPLETED = 'completed',
  CANCELLED = 'cancelled',
}
describeEnum(BatchStatus, 'BatchStatus', 'Where a batch stands.', {
  UPCOMING: 'Not begun.',
  ONGOING: 'Being taught.',
  COMPLETED: 'Over; active enrollments are completed.',
  CANCELLED: 'Called off; open enrollments are dropped.',
});
