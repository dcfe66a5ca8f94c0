import { BatchStatus } from '../../src/features/academics/batches/batch.enums.ts';
import { Weekday } from '../../src/features/academy/academies/academy.enums.ts';
import { FeedScope } from '../../src/features/scheduling/calendars/calendar.enums.ts';
import { createCalendarFeed } from '../../src/features/scheduling/calendars/calendar-feed.service.ts';
import { addSession } from '../../src/features/scheduling/changes/add-session.ts';
import { cancelSession } from '../../src/features/scheduling/changes/cancel-session.ts';
import { changeRoom, substituteInstructor } from '../../src/features/scheduling/changes/update-session.ts';
import { createClosure } from '../../src/features/scheduling/closures/closure.service.ts';
import { TimeOffDecision } from '../../src/features/scheduling/time-off/time-off.enums.ts';
import { decideTimeOff, requestTimeOff } from '../../src/features/scheduling/time-off/time-off.service.ts';
import { itemAt } from '../../src/platform/errors/require-value.ts';
import { addDays, mondayOf, nextOn } from '../calendar.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';
import type { SessionRow } from '../factories/sessions.ts';

/** The first and the last day on which lessons are changed, in days from today. Both days are before the holidays. */
const SOON = { from: 2, until: 15 };

/** Plans a week of holidays. Also cancels a lesson, finds a substitute, adds a lesson, and causes clashes. */
export async function planLessons(context: DemoContext): Promise<void> {
  const { as, rows, today } = context;
  const holidays = mondayOf(addDays(today, SOON.until + 7));
  await as('office', (ctx) =>
    createClosure(ctx, { name: 'Holidays', startDate: holidays, endDate: addDays(holidays, 6), excusesFees: true }),
  );
  const soon = rows.sessions
    .filter(({ date }) => addDays(today, SOON.from) <= date && date <= addDays(today, SOON.until))
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0));
  await changeOwn(context, soon);
  await crossOthers(context, soon);
  await as('parent', (ctx) => createCalendarFeed(ctx, { scope: FeedScope.MINE, name: 'Lessons of the children' }));
}

/**
 * Changes the teacher's lessons: cancels one, lets a colleague lead another one, and adds a third one. The teacher
 * takes a day off.
 */
async function changeOwn({ as, member, rows, today }: DemoContext, soon: SessionRow[]): Promise<void> {
  const { staffId } = member('teacher');
  const { id: batchId } = theFirst(
    rows.batches,
    (batch) => batch.instructorId === staffId && batch.status === BatchStatus.ONGOING,
  );
  const [first, second] = pairOf(soon.filter((session) => session.batchId === batchId));
  await as('office', (ctx) => cancelSession(ctx, first.id, { reason: 'The room is needed for an examination.' }));
  const busy = soon.filter(({ date }) => date === second.date).map(({ instructorId }) => instructorId);
  const { instructorId } = theFirst(soon, (session) => !busy.includes(session.instructorId));
  await as('office', (ctx) => substituteInstructor(ctx, second.id, { instructorId }));
  const sunday = nextOn([Weekday.SUNDAY], addDays(today, SOON.from));
  const times = { date: sunday, startTime: '10:00:00', endTime: '11:00:00' };
  await as('admin', (ctx) => addSession(ctx, { batchId, ...times, topic: 'Catch-up lesson' }));
  const taught = rows.sessions.filter((session) => session.instructorId === staffId).map(({ date }) => date);
  const days = Array.from({ length: SOON.until }, (_, index) => addDays(sunday, index + 1));
  const day = theFirst(days, (date) => !taught.includes(date));
  const id = await as('teacher', (ctx) =>
    requestTimeOff(ctx, { startDate: day, endDate: day, reason: 'Moving house' }),
  );
  await as('office', (ctx) => decideTimeOff(ctx, id, { status: TimeOffDecision.APPROVED }));
}

const pairOf = <Row>(rows: readonly Row[]): [Row, Row] => [itemAt(rows, 0), itemAt(rows, 1)];

/**
 * Assigns the same instructor to two lessons at the same time, and the same room to two other lessons at the same time.
 */
async function crossOthers({ as }: DemoContext, soon: SessionRow[]): Promise<void> {
  const together = [...Map.groupBy(soon, ({ startsAt }) => startsAt).values()].filter(({ length }) => length > 1);
  const [one, other] = pairOf(itemAt(together, 0));
  const [guest, host] = pairOf(itemAt(together, 1));
  await as('office', (ctx) => substituteInstructor(ctx, one.id, { instructorId: other.instructorId }));
  await as('office', (ctx) => changeRoom(ctx, guest.id, { roomId: host.roomId }));
}
