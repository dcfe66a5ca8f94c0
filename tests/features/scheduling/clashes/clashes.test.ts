import 'reflect-metadata';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/platform/time/days.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { exported } from '../../../support/csv.ts';
import { seedUser } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, NO_ACCESS, superAdminIn, UNAUTHENTICATED } from '../../writing.ts';
import { askClashes, clashesOn, DAY, type Scene, scene } from './setup.ts';

let at: Scene;
let instructorId: string;
let roomId: string;

/** Creates two sessions with the same time, room and instructor, and one in a room that is too small. */
beforeAll(async () => {
  at = await scene();
  instructorId = (await at.academy.with.staff()).id;
  roomId = (await at.room()).id;
  await at.session({ instructorId, roomId });
  await at.session({ instructorId, roomId });
  await at.session({ startTime: '18:00:00', endTime: '19:00:00', roomId: (await at.room({ capacity: 1 })).id });
});

const kindsOf = (clashes: { kind: string }[]) => clashes.map(({ kind }) => kind).toSorted();

describe('clashes query', () => {
  it('filters by kind, instructor, room and batch', async () => {
    expect(kindsOf(await clashesOn(at))).toEqual(['CAPACITY', 'INSTRUCTOR', 'ROOM']);
    expect(kindsOf(await clashesOn(at, { kind: 'ROOM' }))).toEqual(['ROOM']);
    expect(kindsOf(await clashesOn(at, { kindIn: ['ROOM', 'CAPACITY', 'STUDENT'] }))).toEqual(['CAPACITY', 'ROOM']);
    expect(await clashesOn(at, { kindIn: [] })).toEqual([]);
    expect(kindsOf(await clashesOn(at, { instructorId }))).toEqual(['INSTRUCTOR', 'ROOM']);
    expect(kindsOf(await clashesOn(at, { roomIdIn: [roomId.toUpperCase()] }))).toEqual(['INSTRUCTOR', 'ROOM']);
    const [{ batchId }] = await clashesOn(at, { kind: 'CAPACITY' });
    expect(kindsOf(await clashesOn(at, { batchId }))).toEqual(['CAPACITY']);
  });

  it('orders by time in both directions, and is paginated', async () => {
    const times = (answer: any) => answer.data.clashes.nodes.map((each: any) => each.startTime);
    const upwards = await askClashes(at.app, at.admin, {}, { first: 2 });
    expect(times(upwards)).toEqual(['15:30:00', '15:30:00']);
    expect(upwards.data.clashes).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await askClashes(at.app, at.admin, {}, { after: upwards.data.clashes.pageInfo.endCursor });
    expect(times(rest)).toEqual(['18:00:00']);
    const downwards = await askClashes(at.app, at.admin, {}, { first: 1, orderBy: ['STARTS_AT_DESC'] });
    expect(times(downwards)).toEqual(['18:00:00']);
  });

  it('covers 28 days from today by default', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const far = await scene();
    const { id } = await far.room({ capacity: 1 });
    for (const days of [-1, 0, 27, 28]) await far.session({ roomId: id, date: addDays(today, days) });
    const { data } = await gql(far.app, far.admin, '{ clashes { nodes { date } } }');
    expect(data.clashes.nodes.map(({ date }: { date: string }) => date)).toEqual([today, addDays(today, 27)]);
    expect(await clashesOn(far, { from: addDays(today, 28), to: undefined })).toHaveLength(1);
  });

  it.each([
    [
      'more than 92 days',
      { to: addDays(DAY, 92) },
      `The to field must be a date before or equal to ${addDays(DAY, 91)}.`,
    ],
    ['an end before the start', { to: addDays(DAY, -1) }, 'The to field must be a date after or equal to from.'],
    ['an end in the past', { from: null, to: '2020-01-01' }, 'The to field must be a date after or equal to from.'],
  ])('refuses %s', async (_name, filter, text) => {
    const { data, errors } = await askClashes(at.app, at.admin, filter);
    expect(data.clashes).toBeNull();
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: badInput({ to: [text] }).fields },
    });
  });

  it('accepts a period of 92 days', async () => {
    expect(codes(await askClashes(at.app, at.admin, { to: addDays(DAY, 91) }))).toEqual([]);
  });

  it.each(['academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff'] as const)(
    'returns all clashes to the role %s',
    async (role) => {
      expect(await clashesOn(at, {}, await at.academy.as(role))).toHaveLength(3);
    },
  );

  it('returns all clashes to the Super Admin', async () => {
    expect(await clashesOn(at, {}, await superAdminIn(at.app, at.academy))).toHaveLength(3);
  });

  it.each(['parent', 'student'] as const)('is forbidden for the role %s', async (role) => {
    const { data, errors } = await askClashes(at.app, await at.academy.as(role));
    expect(data.clashes).toBeNull();
    expect(errors?.[0]).toMatchObject({ message: FORBIDDEN.message, extensions: { code: FORBIDDEN.code } });
  });

  it('is refused for users without a membership and callers without a token', async () => {
    const stranger = { ...(await seedUser(at.app)), academyId: at.academy.id };
    expect((await askClashes(at.app, stranger)).errors?.[0]).toMatchObject({ message: NO_ACCESS.message });
    const nobody = { academyId: at.academy.id };
    expect((await askClashes(at.app, nobody)).errors?.[0]).toMatchObject({ message: UNAUTHENTICATED.message });
  });

  it('runs two statements, and one more for the sessions, for any number of rows', async () => {
    const count = async () => {
      const { statements } = await at.app.counting(() => askClashes(at.app, at.admin, { from: '2031-03-01' }));
      return statements.filter((each) => /^\s*select/.test(each)).length;
    };
    const before = await count();
    await at.session({ instructorId, roomId });
    await at.session({ instructorId, roomId, date: '2031-03-02' });
    expect(await count()).toBe(before);
    expect(before).toBeLessThanOrEqual(5);
  });
});

describe('GET /clashes', () => {
  it('returns a page with field names of REST', async () => {
    const alone = await scene();
    const { id } = await alone.room({ capacity: 1 });
    const session = await alone.session({ roomId: id });
    const path = `/clashes?from=${DAY}&to=${DAY}&kind=capacity,room&sort=-starts_at`;
    const { status, body } = await rest(alone.app, alone.admin, 'GET', path);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        id: expect.any(String),
        ...{ kind: 'capacity', severity: 'soft', date: DAY, start_time: '15:30:00' },
        ...{ starts_at: `${DAY}T15:30:00.000Z`, session_id: session.id, batch_id: session.batch.id },
        ...{ instructor_id: null, room_id: id, other_session_id: null, other_batch_id: null, time_off_id: null },
        ...{ students: [], student_count: 0 },
      },
    ]);
    expect(body.meta).toMatchObject({ total: 1 });
    const [row] = parse(await exported(alone.app, alone.admin, path), { columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({ kind: 'capacity', session_id: session.id, students: '[]' });
  });

  it('ignores unknown parameters, like every list', async () => {
    const path = `/clashes?from=${DAY}&to=${DAY}`;
    const all = await rest(at.app, at.admin, 'GET', path);
    expect(all.body.meta.total).toBeGreaterThan(0);
    for (const parameter of ['student_id=nonsense', `student_id=${instructorId}`, 'nonsense=1']) {
      const { status, body } = await rest(at.app, at.admin, 'GET', `${path}&${parameter}`);
      expect([status, body.data], parameter).toEqual([200, all.body.data]);
      expect((await rest(at.app, at.admin, 'GET', `/rooms?${parameter}`)).status, parameter).toBe(200);
    }
  });

  it('refuses families and invalid periods', async () => {
    const parent = await at.academy.as('parent');
    expect(await rest(at.app, parent, 'GET', '/clashes')).toMatchObject({
      status: 403,
      body: { message: FORBIDDEN.message },
    });
    const { status, body } = await rest(at.app, at.admin, 'GET', '/clashes?from=2031-01-01&to=2032-01-01&kind=x');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['kind']]);
    const long = await rest(at.app, at.admin, 'GET', '/clashes?from=2031-01-01&to=2032-01-01');
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['to']]);
  });
});
