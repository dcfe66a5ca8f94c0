import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum FeedScope {
  MINE = 'mine',
  STUDENT = 'student',
  STAFF = 'staff',
  ROOM = 'room',
  BATCH = 'batch',
}
describeEnum(FeedScope, 'CalendarFeedScope', 'Whose sessions a calendar feed holds.', {
  MINE: "The owner's own: those that they lead or attend, or that their children attend, who are named.",
  STUDENT: 'Those of one student.',
  STAFF: 'Those that one staff member leads.',
  ROOM: 'Those in one room.',
  BATCH: 'Those of one batch.',
});
