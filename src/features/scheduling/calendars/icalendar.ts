import type { ICalEventBusyStatus, ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from '../../../platform/time/days.ts';
import type { WallClock } from '../../../platform/time/wall-clock.ts';
import type { FeedClosure, FeedSession } from './feed-content.loaders.ts';

/** The number of seconds that calendar apps should wait before they fetch a feed again. */
const REFRESH = 3_600;

export interface CalendarContent {
  readonly name: string;
  readonly academyId: string;
  /** The academy's time zone. */
  readonly clock: WallClock;
  readonly sessions: readonly FeedSession[];
  readonly closures: readonly FeedClosure[];
}

/** Returns the text of a calendar in the format of RFC 5545. The same content always gives the same bytes. */
export async function calendarText({ name, academyId, clock, sessions, closures }: CalendarContent): Promise<string> {
  // loads the library at the first request, because most processes never serve calendars
  const { default: ical, escape: escapeText } = await import('ical-generator');
  const calendar = ical({
    // the library does not escape the name
    name: escapeText(plain(name), false),
    prodId: '//Academy platform//Calendar feeds//EN',
    ttl: REFRESH,
    events: [
      ...closures.map((closure) => closureEvent(closure, academyId, clock)),
      ...sessions.map((session) => sessionEvent(session, academyId)),
    ],
  });
  return `${calendar}\r\n`;
}

function sessionEvent(session: FeedSession, academyId: string): ICalEventData {
  const { startsAt, endsAt, isCancelled, classroom, onlineUrl } = session;
  const summary = summaryOf(session);
  return {
    ...identity(session, academyId),
    sequence: session.sequence,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: plain(isCancelled ? `Cancelled: ${summary}` : summary),
    description: plain(descriptionOf(session)) || null,
    location: plain(classroom) || null,
    url: onlineUrl === null ? null : bare(onlineUrl),
    status: (isCancelled ? 'CANCELLED' : 'CONFIRMED') as ICalEventStatus,
  };
}

/**
 * Returns the title of an event: `Piano: Beginners (Ada, Ben)`. Omits the name of the course if the name of the batch
 * begins with it.
 */
function summaryOf({ courseName, batchName, children }: FeedSession): string {
  const isSaid = batchName.toLowerCase().startsWith(courseName.toLowerCase());
  const taught = isSaid ? batchName : batchName === '' ? courseName : `${courseName}: ${batchName}`;
  return children.length > 0 ? `${taught} (${children.join(', ')})` : taught;
}

const descriptionOf = ({ topic, instructor }: FeedSession): string =>
  [topic, instructor && `Instructor: ${instructor}`].filter(Boolean).join('\n');

/** Returns the calendar event for a closure. Calendar apps show the time of the closure as free. */
function closureEvent(closure: FeedClosure, academyId: string, clock: WallClock): ICalEventData {
  const { name, startDate, endDate, startTime, endTime, version } = closure;
  return {
    ...identity(closure, academyId),
    sequence: version,
    summary: plain(name),
    transparency: 'TRANSPARENT' as ICalEventTransparency,
    busystatus: 'FREE' as ICalEventBusyStatus,
    ...timesOf(),
  };

  function timesOf(): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
    // in iCalendar, the end of an all-day event is the day after its last day
    if (startTime === null || endTime === null) {
      return { allDay: true, start: midnight(startDate), end: midnight(addDays(endDate, 1)) };
    }
    const { startsAt, endsAt } = clock.intervalOf(startDate, startTime, endTime);
    return { start: new Date(startsAt), end: new Date(endsAt) };
  }
}

const identity = ({ id, updatedAt }: { id: string; updatedAt: string }, academyId: string) => ({
  id: uidOf(id, academyId),
  stamp: new Date(updatedAt),
  lastModified: new Date(updatedAt),
});

const uidOf = (id: string, academyId: string): string => `${id}@${academyId}`;

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Removes the control characters that iCalendar does not allow. */
const plain = (text: string): string => text.replaceAll(/(?![\t\r\n])\p{Cc}/gu, '');

/**
 * Returns a URL in which backslashes and the characters that the library would escape with a backslash are
 * percent-encoded. RFC 5545 allows escapes with a backslash only in texts, and not in URLs.
 */
const bare = (url: string): string => url.replaceAll(/[\\;,\p{Cc}]/gu, encodeURIComponent);
