import { Temporal } from 'temporal-polyfill';
import { Weekday } from '../../../src/features/academies/academy.enums.ts';
import { Batch } from '../../../src/features/batches/batch.entity.ts';
import { Closure } from '../../../src/features/closures/closure.entity.ts';
import { ClosureTarget } from '../../../src/features/closures/closure-target.entity.ts';
import { Room } from '../../../src/features/rooms/room.entity.ts';
import { ClassSession } from '../../../src/features/sessions/class-session.entity.ts';
import { CancelCause, SessionStatus } from '../../../src/features/sessions/session.enums.ts';
import { Staff } from '../../../src/features/staff/staff.entity.ts';
import { now } from '../../../src/platform/database/columns.ts';
import { referTo } from '../../../src/platform/database/records.ts';
import { addDays, weekdayOf } from '../../../src/platform/time/days.ts';
import { gql } from '../../support/clients.ts';
import { createBatch, newBatch, type Scene, todayIn } from '../batches/setup.ts';

export { deleteBatch, type Scene, scene, updateBatch } from '../batches/setup.ts';

/** Today where the academies of tests are. */
export const today = (): string => todayIn('UTC');

/** So many days from today. */
export const inDays = (days: number): string => addDays(today(), days);

const WEEKDAYS = Object.values(Weekday);

/** The day of the week of a date, as GraphQL names it. */
export const weekday = (date: string): string => (WEEKDAYS[weekdayOf(date)] as string).toUpperCase();

/** Every day of the week. */
export const DAILY = WEEKDAYS.map((day) => day.toUpperCase());

/** A batch that is taught daily from ten days ago for thirty days, made by its admin. Answers its id. */
export async function aBatch(at: Scene, given: object = {}): Promise<string> {
  const dates = { startDate: inDays(-10), endDate: inDays(19), startTime: '09:00', endTime: '10:00' };
  const input = newBatch(at.courseId, { ...dates, daysOfWeek: DAILY, ...given });
  const { data, errors } = await createBatch(at.app, at.admin, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createBatch.id;
}

/** The sessions of a batch, by day and time. */
export const sessionsOf = (at: Scene, batchId: string): Promise<ClassSession[]> =>
  at.academy.run((em) =>
    em.find(ClassSession, { batch: { id: batchId } }, { orderBy: { date: 'asc', startTime: 'asc', id: 'asc' } }),
  );

/** The sessions of a batch that begin after now. */
export const toCome = async (at: Scene, batchId: string): Promise<ClassSession[]> => {
  const instant = now();
  return (await sessionsOf(at, batchId)).filter(({ startsAt }) => startsAt > instant);
};

/** What matters of sessions, in short: `2026-12-01 09:00 scheduled`. */
export const told = (sessions: readonly ClassSession[]): string[] =>
  sessions.map(({ date, startTime, status, cancelCause }) =>
    [date, startTime.slice(0, 5), status, cancelCause].filter(Boolean).join(' '),
  );

/** The session of a day. */
export async function sessionOn(at: Scene, batchId: string, date: string): Promise<ClassSession> {
  const found = (await sessionsOf(at, batchId)).find((each) => each.date === date);
  if (!found) throw new Error(`There is no session on ${date}.`);
  return found;
}

/** Changes a session as somebody would by hand. */
export const byHand = (
  at: Scene,
  { id }: ClassSession,
  { instructorId, roomId, ...changes }: Partial<ClassSession>,
): Promise<void> =>
  at.academy.run(async (em) => {
    const session = await em.findOneOrFail(ClassSession, { id });
    Object.assign(session, changes);
    if (instructorId) session.instructor = referTo(em, Staff, instructorId);
    if (roomId) session.room = referTo(em, Room, roomId);
  });

export const CANCELLED_BY_HAND = { status: SessionStatus.CANCELLED, cancelCause: CancelCause.MANUAL };

/** What a closure closes; the academy when left out. */
interface Closed {
  readonly from: string;
  readonly until?: string;
  readonly batchId?: string;
  readonly excusesFees?: boolean;
}

/** Enters a closure of whole days, without telling those who follow. */
export const seedClosure = (
  at: Scene,
  { from, until = from, batchId, excusesFees = false }: Closed,
): Promise<Closure> =>
  at.academy.run(async (em) => {
    const closure = new Closure();
    const walls = { wallStart: `${from}T00:00:00`, wallEnd: `${addDays(until, 1)}T00:00:00` };
    Object.assign(closure, { name: 'Holidays', startDate: from, endDate: until, excusesFees, ...walls });
    em.persist(closure);
    if (batchId) {
      const target = new ClosureTarget();
      target.closure = closure;
      target.batch = referTo(em, Batch, batchId);
      em.persist(target);
    }
    return closure;
  });

/** The instant at which clocks show a time. */
export const instantIn = (timeZone: string, date: string, time: string): string =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds).toISOString();

/** Sets the clocks of the academy. */
export const changeTimezone = (at: Scene, timezone: string) =>
  gql(
    at.app,
    at.admin,
    'mutation ($id: ID!, $timezone: TimeZone!) { updateAcademy(id: $id, input: { settings: { timezone: $timezone } }) { id } }',
    { id: at.academy.id, timezone },
  );
