import ICAL from 'ical.js';
import { sql } from 'kysely';
import { request } from 'undici';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { Course } from '../../../../src/features/academics/courses/course.entity.ts';
import { Room } from '../../../../src/features/academics/rooms/room.entity.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { Closure } from '../../../../src/features/scheduling/closures/closure.entity.ts';
import { ClosureTarget } from '../../../../src/features/scheduling/closures/closure-target.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { wallClock } from '../../../../src/platform/time/wall-clock.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, type GraphqlResult, gql } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

export interface Scene {
  app: TestApp;
  academy: SeededAcademy;
  admin: Member;
}

export async function scene(given: Parameters<typeof seedAcademy>[1] = {}, app?: TestApp): Promise<Scene> {
  const its = app ?? (await testApp());
  const academy = await seedAcademy(its, given);
  return { app: its, academy, admin: await academy.as('academy_admin') };
}

const FEED = 'id scope targetId name url lastFetchedAt version';

export const createFeed = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) { ${FEED} } }`, {
    input,
  });
export const updateFeed = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $input: UpdateCalendarFeedInput!) { updateCalendarFeed(id: $id, input: $input) { ${FEED} } }`,
    { id, input },
  );
export const rotateFeed = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, `mutation ($id: ID!) { rotateCalendarFeed(id: $id) { ${FEED} } }`, { id });
export const revokeFeed = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { revokeCalendarFeed(id: $id) { id message } }', { id });
export const readFeed = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, `query ($id: ID!) { calendarFeed(id: $id) { ${FEED} } }`, { id })).data.calendarFeed;
export const readFeeds = (app: TestApp, as: Credentials, filter: object = {}): Promise<GraphqlResult> =>
  gql(
    app,
    as,
    `query ($f: CalendarFeedFilter) { calendarFeeds(filter: $f, orderBy: [NAME_ASC]) { totalCount nodes { ${FEED} } } }`,
    { f: filter },
  );

/** Creates a feed as a member. Returns its id and the path of its address. */
export async function feedOf(
  app: TestApp,
  as: Credentials,
  input: object = { scope: 'MINE' },
): Promise<{ id: string; path: string }> {
  const { data, errors } = await createFeed(app, as, { name: 'Lessons', ...input });
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, url } = data.createCalendarFeed;
  return { id, path: new URL(url).pathname };
}

export interface Fetched {
  readonly status: number;
  readonly headers: Record<string, any>;
  readonly text: string;
}

/** Fetches a path of the service without a token. */
export async function fetchPath(app: TestApp, path: string, headers = {}, method = 'GET'): Promise<Fetched> {
  const answer = await request(`${app.url}${path}`, { method, headers: { 'user-agent': 'tests', ...headers } });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

/** Returns the events of a calendar, parsed by another library. */
export async function eventsOf(app: TestApp, path: string): Promise<ICAL.Event[]> {
  const { status, text } = await fetchPath(app, path);
  if (status !== 200) throw new Error(`The calendar was answered ${status}: ${text}`);
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

export const summaries = async (app: TestApp, path: string): Promise<string[]> =>
  (await eventsOf(app, path)).map(({ summary }) => summary);

/** Creates a session tomorrow from nine to ten, with the given values. */
export function seedSession(
  { run }: SeededAcademy,
  {
    batchId,
    instructorId,
    roomId,
    timezone = 'UTC',
    ...given
  }: Partial<ClassSession> & { batchId: string; timezone?: string },
): Promise<ClassSession> {
  return run(async (em) => {
    const { date = inDays(1), startTime = '09:00:00', endTime = '10:00:00' } = given;
    const session = new ClassSession();
    Object.assign(session, { date, startTime, endTime, ...wallClock(timezone).intervalOf(date, startTime, endTime) });
    Object.assign(session, given);
    session.batch = referTo(em, Batch, batchId);
    session.instructor = instructorId ? referTo(em, Staff, instructorId) : null;
    session.room = roomId ? referTo(em, Room, roomId) : null;
    em.persist(session);
    return session;
  });
}

export function seedRoom({ run }: SeededAcademy, name: string): Promise<Room> {
  return run(async (em) => {
    const room = new Room();
    Object.assign(room, { name });
    em.persist(room);
    return room;
  });
}

/** Creates a closure of tomorrow, with the given values. */
export function seedClosure(
  { run }: SeededAcademy,
  {
    courseId,
    batchId,
    roomId,
    ...given
  }: Partial<Closure> & { courseId?: string; batchId?: string; roomId?: string } = {},
): Promise<Closure> {
  return run(async (em) => {
    const closure = new Closure();
    const { startDate = inDays(1), endDate = startDate, startTime, endTime } = given;
    Object.assign(closure, { name: 'Holidays', startDate, endDate, ...given });
    closure.wallStart = `${startDate}T${startTime ?? '00:00:00'}`;
    closure.wallEnd = endTime ? `${endDate}T${endTime}` : `${addDays(endDate, 1)}T00:00:00`;
    em.persist(closure);
    if (courseId || batchId || roomId) {
      const target = new ClosureTarget();
      target.closure = closure;
      target.course = courseId ? referTo(em, Course, courseId) : null;
      target.batch = batchId ? referTo(em, Batch, batchId) : null;
      target.room = roomId ? referTo(em, Room, roomId) : null;
      em.persist(target);
    }
    return closure;
  });
}

/** Creates a batch with a teacher, and a session of it tomorrow. */
export async function taught({ academy }: Scene, given: Partial<Batch> = {}, session: Partial<ClassSession> = {}) {
  const course = await academy.with.course({ name: 'Piano' });
  const teacher = await academy.as('teacher');
  const batch = await academy.with.batch({
    name: 'Beginners',
    courseId: course.id,
    instructorId: teacher.staffId as string,
    ...given,
  });
  const first = await seedSession(academy, { batchId: batch.id, instructorId: teacher.staffId as string, ...session });
  return { course, teacher, batch, session: first };
}

/** Returns the stored rows of the academy's feeds. */
export async function feedRows({ app, academy }: Scene): Promise<Record<string, any>[]> {
  const statement = sql<Record<string, any>>`select * from calendar_feeds where academy_id = ${academy.id} order by id`;
  return (await statement.execute(app.services.database.kysely)).rows;
}
