import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum BatchStatus {
  UPCOMING = 'upcoming',
  ONGOING = 'ongoing',
  COMPLETED = 'completed',
  CANCELLED = 'cancelled',
}
describeEnum(BatchStatus, 'BatchStatus', 'The status of a batch.', {
  UPCOMING: 'The batch has not begun.',
  ONGOING: 'The batch is being taught.',
  COMPLETED: 'The batch is finished, and its active enrollments are completed.',
  CANCELLED: 'The batch is cancelled, and its open enrollments are dropped.',
});

/** Returns true for the statuses of a batch that has ended. */
export const isEnd = (status: BatchStatus): status is BatchStatus.COMPLETED | BatchStatus.CANCELLED =>
  status === BatchStatus.COMPLETED || status === BatchStatus.CANCELLED;
