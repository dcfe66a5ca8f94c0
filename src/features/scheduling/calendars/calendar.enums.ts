import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum FeedScope {
  MINE = 'mine',
  STUDENT = 'student',
  STAFF = 'staff',
  ROOM = 'room',
  BATCH = 'batch',
}
describeEnum(FeedScope, 'CalendarFeedScope', 'The sessions that a calendar feed contains.', {
  MINE:
    "The owner's own sessions: sessions that the owner leads or attends, or that the owner's children attend. " +
    'Sessions of children show the names of these children.',
  STUDENT: 'The sessions of one student.',
  STAFF: 'The sessions that one staff member leads.',
  ROOM: 'The sessions in one room.',
  BATCH: 'The sessions of one batch.',
});
