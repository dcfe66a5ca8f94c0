import type { ICalEventBusyStatus, ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from '../../../platform/time/days.ts';
import type { WallClock } from '../../../platform/time/wall-clock.ts';
import type { FeedClosure, FeedSession } from './feed-content.loaders.ts';

/** Seconds after which calendars may ask again. */
const REFRESH = 3_600;

/** The content of a calendar. */
export interface CalendarContent {
  readonly name: string;
  readonly academyId: string;
  /** The clocks of the academy. */
  readonly clock: WallClock;
  readonly sessions: readonly FeedSession[];
  readonly closures: readonly FeedClosure[];
}

/** The text of a calendar, as RFC 5545 has it: the same content gives the same bytes. */
export async function calendarText({ name, academyId, clock, sessions, closures }: CalendarContent): Promise<string> {
  // loaded by the first who asks: most processes never do
  const { default: ical, escape: escapeText } = await import('ical-generator');
  const calendar = ical({
    // the library writes the name as it is
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

/** `Piano: Beginners (Ada, Ben)`; without the course if the batch's name begins with it. */
function summaryOf({ courseName, batchName, children }: FeedSession): string {
  const isSaid = batchName.toLowerCase().startsWith(courseName.toLowerCase());
  const taught = isSaid ? batchName : batchName === '' ? courseName : `${courseName}: ${batchName}`;
  return children.length > 0 ? `${taught} (${children.join(', ')})` : taught;
}

const descriptionOf = ({ topic, instructor }: FeedSession): string =>
  [topic, instructor && `Instructor: ${instructor}`].filter(Boolean).join('\n');

/** An event that does not block time in the calendar. */
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
    // an event of whole days ends with the day before its end
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

/** A text without the characters that calendars must not hold. */
const plain = (text: string): string => text.replaceAll(/(?![\t\r\n])\p{Cc}/gu, '');

/**
 * Returns a URL without characters that need a backslash: the library escapes them in URLs too, though only texts allow
 * that.
 */
const bare = (url: string): string => url.replaceAll(/[\\;,\p{Cc}]/gu, encodeURIComponent);
