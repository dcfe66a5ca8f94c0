import { occurrence } from '../../../../platform/events/event-types.ts';
import { type RowChange, recording, rowType } from '../../../../platform/events/recording.ts';
import { Announcement } from './announcement.entity.ts';
import { AnnouncementState } from './announcement.enums.ts';

const published = rowType(Announcement, 'announcement.published', 'An announcement was published to its audience.');
const withdrawn = rowType(
  Announcement,
  'announcement.withdrawn',
  'An announcement was withdrawn after its publication, or while it was scheduled.',
);

const typesOf = ({ row, before }: RowChange<Announcement>) => {
  if (row.state === before.state) return [];
  if (row.state === AnnouncementState.PUBLISHED) return [published];
  return row.state === AnnouncementState.WITHDRAWN ? [withdrawn] : [];
};

export const announcementEvents = recording(Announcement, [published, withdrawn], (changes) =>
  changes.flatMap((change) => typesOf(change).map((type) => occurrence(type, change))),
);
