import { describeEnum } from '../../platform/graphql/enums.ts';

export enum FeedScope {
  MINE = 'mine',
  STUDENT = 'student',
  STAFF = 'staff',
  ROOM = 'room',
  BATCH = 'batch',
}
describeEnum(FeedScope, 'CalendarFeedScope', 'Whose sessions a calendar feed holds.', {
  MINE: "The owner's own: those they lead, attend, or their children attend; all of the academy for who does neither.",
  STUDENT: 'Those of one student.',
  STAFF: 'Those that one staff member leads.',
  ROOM: 'Those in one room.',
  BATCH: 'Those of one batch.',
});
