import type { SqlEntityManager } from '@mikro-orm/sql';
import { Temporal } from 'temporal-polyfill';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import type { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { Course } from '../../../../src/features/academics/courses/course.entity.ts';
import { Room } from '../../../../src/features/academics/rooms/room.entity.ts';
import { Weekday } from '../../../../src/features/academy/academies/academy.enums.ts';
import { lockAcademy } from '../../../../src/features/academy/academies/academy-lock.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { Closure } from '../../../../src/features/scheduling/closures/closure.entity.ts';
import { type ClosureScope, closureChanged } from '../../../../src/features/scheduling/closures/closure.signals.ts';
import { ClosureTarget } from '../../../../src/features/scheduling/closures/closure-target.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { CancelCause, SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { createContext } from '../../../../src/platform/tenancy/context.ts';
import type { RequestContext } from '../../../../src/platform/tenancy/request-context.ts';
import { addDays, weekdayOf } from '../../../../src/platform/time/days.ts';
import { now } from '../../../../src/platform/time/now.ts';
import { gql } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { createBatch, newBatch, type Scene } from '../../academics/batches/setup.ts';

export { deleteBatch, type Scene, scene, updateBatch } from '../../academics/batches/setup.ts';

const WEEKDAYS = Object.values(Weekday);

/** Returns the day of the week of a date, as GraphQL names it. */
export const weekday = (date: string): string => (WEEKDAYS[weekdayOf(date)] as string).toUpperCase();

export const DAILY = WEEKDAYS.map((day) => day.toUpperCase());

/** Creates a batch as the admin: taught daily for thirty days, since ten days ago. Returns its id. */
export async function aBatch(
  at: Scene,
  { status, ...given }: { status?: BatchStatus } & Record<string, unknown> = {},
): Promise<string> {
  const dates = { startDate: inDays(-10), endDate: inDays(19), startTime: '09:00', endTime: '10:00' };
  const input = newBatch(at.courseId, { ...dates, daysOfWeek: DAILY, ...given });
  const { data, errors } = await createBatch(at.app, at.admin, input);
  if (errors) throw new Error(JSON.stringify(errors));
  const { id } = data.createBatch;
  if (status) await at.academy.run(async (em) => void (await em.nativeUpdate(Batch, { id }, { status })));
  return id;
}

/** Returns the sessions of a batch by day and time. */
export const sessionsOf = (at: Scene, batchId: string): Promise<ClassSession[]> =>
  at.academy.run((em) =>
    em.find(ClassSession, { batch: { id: batchId } }, { orderBy: { date: 'asc', startTime: 'asc', id: 'asc' } }),
  );

/** Returns the sessions of a batch that begin after now. */
export const toCome = async (at: Scene, batchId: string): Promise<ClassSession[]> => {
  const instant = now();
  return (await sessionsOf(at, batchId)).filter(({ startsAt }) => startsAt > instant);
};

/** Returns sessions as short texts: `2026-12-01 09:00 scheduled`. */
export const told = (sessions: readonly ClassSession[]): string[] =>
  sessions.map(({ date, startTime, status, cancelCause }) =>
    [date, startTime.slice(0, 5), status, cancelCause].filter(Boolean).join(' '),
  );

/** Returns the session of a batch on a day. */
export async function sessionOn(at: Scene, batchId: string, date: string): Promise<ClassSession> {
  const found = (await sessionsOf(at, batchId)).find((each) => each.date === date);
  if (!found) throw new Error(`There is no session on ${date}.`);
  return found;
}

/** Changes a session directly in the database. */
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

/** Period and targets of a closure; without targets it closes the whole academy. */
interface Closed {
  readonly from: string;
  readonly until?: string;
  readonly hours?: readonly [string, string];
  readonly courseIds?: readonly string[];
  readonly batchIds?: readonly string[];
  readonly roomIds?: readonly string[];
  readonly excusesFees?: boolean;
}

function scopeOf({ from, until = from, hours, ...named }: Closed): ClosureScope {
  const walls = hours
    ? { wallStart: `${from}T${hours[0]}`, wallEnd: `${from}T${hours[1]}` }
    : { wallStart: `${from}T00:00:00`, wallEnd: `${addDays(until, 1)}T00:00:00` };
  return { courseIds: [], batchIds: [], roomIds: [], excusesFees: false, ...named, ...walls };
}

/** Creates, changes or deletes (null) a closure and notifies its subscribers, as the service does. Returns its id. */
export async function close(at: Scene, closed: Closed | null, known?: { id: string; before: Closed }): Promise<string> {
  const before = known ? scopeOf(known.before) : null;
  const after = closed && scopeOf(closed);
  let id = '';
  await inRequest(at, async (ctx, em) => {
    await lockAcademy(em, at.academy.id);
    const closure = known ? await em.findOneOrFail(Closure, { id: known.id }) : new Closure();
    id = closure.id;
    if (closed && after) {
      const { wallStart, wallEnd, excusesFees } = after;
      const days = { startDate: closed.from, endDate: closed.until ?? closed.from };
      Object.assign(closure, { name: 'Holidays', ...days, wallStart, wallEnd, excusesFees });
    } else closure.deletedAt = now();
    em.persist(closure);
    await em.nativeDelete(ClosureTarget, { closure: { id } });
    const name = (values: Partial<ClosureTarget>) =>
      em.persist(Object.assign(new ClosureTarget(), { closure, ...values }));
    for (const courseId of after?.courseIds ?? []) name({ course: referTo(em, Course, courseId) });
    for (const batchId of after?.batchIds ?? []) name({ batch: referTo(em, Batch, batchId) });
    for (const roomId of after?.roomIds ?? []) name({ room: referTo(em, Room, roomId) });
    await ctx.signals.publish(ctx, em, closureChanged, { closure, before, after });
  });
  return id;
}

/** Returns the instant of a local time in a time zone. */
export const instantIn = (timeZone: string, date: string, time: string): string =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds).toISOString();

/** Changes the time zone of the academy. */
export const changeTimezone = (at: Scene, timezone: string) =>
  gql(
    at.app,
    at.admin,
    'mutation ($id: ID!, $timezone: String!) { updateAcademy(id: $id, input: { settings: { timezone: $timezone } }) { id } }',
    { id: at.academy.id, timezone },
  );

/** Runs work in one transaction with a request context of the academy's admin. */
export async function inRequest(
  at: Scene,
  work: (ctx: RequestContext, em: SqlEntityManager) => Promise<void>,
): Promise<void> {
  const viewer = { userId: at.admin.userId, role: 'academy_admin' as const, staffId: null, parentId: null };
  const settings = { status: 'active' as const, timezone: 'UTC', currency: 'USD' };
  const ctx = createContext(at.app.services, {
    ...{ requestId: 'test', ip: '192.0.2.1' },
    principal: { userId: at.admin.userId, sessionId: '', tokenId: '', isSuperAdmin: false },
    academy: { id: at.academy.id, ...settings, viewer: { ...viewer, studentId: null, sessionId: null } },
  });
  await ctx.session.write((em) => work(ctx, em));
}
