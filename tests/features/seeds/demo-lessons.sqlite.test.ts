import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../seeds/demo.ts';
import { addDays, daysBetween, weekdayOf } from '../../../src/platform/time/days.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Credentials, gql, rest } from '../../support/clients.ts';
import { copyOfDemo } from '../../support/demo.ts';
import { academiesOf } from './seeded-rows.ts';

/**
 * The days differ in their sessions, and in whether it is already the next day in Brisbane. One engine is enough,
 * because the seeds choose their days in the same way on both.
 */
const NOWS = [
  ['on a Wednesday', '2026-03-04T12:00:00.000Z'],
  ['in the last hour of a Monday after the clocks went back', '2026-10-26T23:30:00.000Z'],
  ["on New Year's Eve", '2026-12-31T20:00:00.000Z'],
] as const;

/** The longest period of the clashes query. */
const LONGEST = 92;

describe.each(NOWS)('sessions in the demo, loaded %s', (_, now) => {
  let app: TestApp;
  const today = now.slice(0, 10);

  beforeAll(async () => {
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
    app = await startTestApp(await copyOfDemo());
  });
  afterAll(async () => {
    await app.stop();
    vi.useRealTimers();
  });

  describe.each(['northgate-chess', 'riverside-swim'])('in the academy %s', (slug) => {
    const signedIn = async (login: string): Promise<Credentials> => {
      const input = { email: `${login}@${slug}.test`, password: DEMO_PASSWORD };
      const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
      const { data } = await gql(app, {}, query, { input });
      return { token: data.login.token, academyId: (await academiesOf(app.services.database)).get(slug) };
    };
    const list = async (path: string, as?: Credentials): Promise<any[]> => {
      const { status, body } = await rest(app, as ?? (await signedIn('office')), 'GET', path);
      expect(status).toBe(200);
      if (body.meta) expect(body.meta.total).toBe(body.data.length);
      return body.data;
    };
    /** Returns the sessions of the next 16 days. */
    const toCome = (filter = '') => list(`/sessions?from=${today}&to=${addDays(today, 15)}&per_page=100${filter}`);

    test('have a separate room for each ongoing batch', async () => {
      const rooms = await list('/rooms?per_page=100');
      expect(rooms.length).toBeGreaterThanOrEqual(3);
      for (const batch of await list('/batches?status=ongoing&per_page=100')) {
        expect(rooms.find(({ id }) => id === batch.room_id)?.name).toBe(batch.classroom);
      }
    });

    test('include a week of holidays, in which sessions are cancelled and students do not pay for them', async () => {
      const [holidays, ...others] = await list('/closures');
      expect([others, holidays.name, holidays.excuses_fees]).toEqual([[], 'Holidays', true]);
      const { id, start_date, end_date } = holidays;
      expect([weekdayOf(start_date), daysBetween(start_date, end_date)]).toEqual([0, 6]);
      const sessions = await list(`/sessions?from=${start_date}&to=${end_date}&per_page=100`);
      expect(sessions.length).toBeGreaterThan(10);
      for (const session of sessions) {
        expect(session).toMatchObject({
          status: 'cancelled',
          cancel_cause: 'closure',
          closure_id: id,
          excuses_fees: true,
        });
      }
    });

    test('include a cancelled session, a session with a substitute, and an extra session of the teacher', async () => {
      const { body } = await rest(app, await signedIn('teacher'), 'GET', '/auth/me');
      const { staff_id } = body.user.memberships[0];
      const own = await list(`/batches?instructor_id=${staff_id}&status=ongoing&per_page=100`);
      const ids = own.map(({ id }) => id).join(',');
      const [calledOff, ...more] = await toCome(`&status=cancelled&batch_id=${ids}`);
      expect(more).toEqual([]);
      expect(calledOff).toMatchObject({
        ...{ cancel_cause: 'manual', cancel_reason: 'The room is needed for an examination.' },
      });
      const sessions = await toCome(`&batch_id=${ids}`);
      const substituted = sessions.filter(({ is_substitute }) => is_substitute);
      expect(substituted.length).toBeGreaterThan(0);
      for (const session of substituted) {
        expect(session.overrides).toContain('instructor');
        expect([null, staff_id]).not.toContain(session.instructor_id);
      }
      const added = sessions.filter(({ slot_date }) => slot_date === null);
      expect(added).toMatchObject([{ topic: 'Catch-up lesson', status: 'scheduled', instructor_id: staff_id }]);
      expect(weekdayOf(added[0].date)).toBe(6);
    });

    test('include exactly one clash of an instructor and one clash of a room', async () => {
      const longest = `/clashes?from=${today}&to=${addDays(today, LONGEST - 1)}`;
      for (const path of ['/clashes', longest]) {
        const clashes = await list(`${path}${path.includes('?') ? '&' : '?'}per_page=100`);
        expect(clashes.map(({ kind }) => kind).toSorted()).toEqual(['instructor', 'room']);
      }
    });

    test('do not take place on a day on which the teacher has time off', async () => {
      const teacher = await signedIn('teacher');
      const [timeOff, ...others] = await list('/time-off', teacher);
      expect(others).toEqual([]);
      expect(timeOff).toMatchObject({ status: 'approved', reason: 'Moving house' });
      expect(timeOff.start_date).toBe(timeOff.end_date);
      const { staff_id, start_date } = timeOff;
      expect(await list(`/sessions?from=${start_date}&to=${start_date}&instructor_id=${staff_id}`)).toEqual([]);
    });

    test('are in a calendar feed of the parent', async () => {
      const feeds = await list('/calendar-feeds', await signedIn('parent'));
      expect(feeds).toMatchObject([{ name: 'Lessons of the children', scope: 'mine' }]);
    });
  });
});
