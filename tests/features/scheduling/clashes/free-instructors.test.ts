import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { ClashPolicy, StaffRole, Weekday } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { TimeOffStatus } from '../../../../src/features/scheduling/time-off/time-off.enums.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { FORBIDDEN, UNKNOWN_ID } from '../../writing.ts';
import { DAY, type Scene, scene } from './setup.ts';

const QUERY = `query ($id: ID!) {
  freeInstructors(sessionId: $id) { staffId name isQualified hoursThatWeek staff { id firstName } }
}`;

const ask = (at: Scene, id: string, as: Credentials = at.admin) => gql(at.app, as, QUERY, { id });

/** Returns the first names of the free instructors in order. */
const freeFor = async (at: Scene, id: string): Promise<string[]> =>
  (await ask(at, id)).data.freeInstructors.map(({ staff }: any) => staff.firstName);

const staff = async (at: Scene, firstName: string, given: object = {}) =>
  (await at.academy.with.staff({ firstName, ...given })).id;

describe('freeInstructors', () => {
  it('returns active teaching staff who lead no other session at the same time', async () => {
    const at = await scene();
    const session = await at.session({ instructorId: await staff(at, 'Leads') });
    await staff(at, 'Free');
    await staff(at, 'Head', { role: StaffRole.DEPARTMENT_HEAD });
    await staff(at, 'Office', { role: StaffRole.ADMINISTRATOR });
    await staff(at, 'Help', { role: StaffRole.SUPPORT_STAFF });
    await staff(at, 'Leave', { status: StaffStatus.ON_LEAVE });
    await staff(at, 'Gone', { deletedAt: '2026-01-01T00:00:00.000Z' });
    await staff(at, 'Left', { status: StaffStatus.TERMINATED });
    await staff(at, 'Earlier', { status: StaffStatus.TERMINATED, endDate: addDays(DAY, -1) });
    await staff(at, 'Leaving', { status: StaffStatus.TERMINATED, endDate: DAY });
    await at.session({ instructorId: await staff(at, 'Busy'), startTime: '16:29:00', endTime: '17:00:00' });
    await at.session({ instructorId: await staff(at, 'Idle'), status: SessionStatus.CANCELLED });
    expect((await freeFor(at, session.id)).toSorted()).toEqual(['Free', 'Head', 'Idle', 'Leaving']);
  });

  it('excludes staff who have time off or are unavailable at the time of the session', async () => {
    const at = await scene();
    const session = await at.session();
    const able = (startTime: string, endTime: string) => ({
      weeklyAvailability: [{ day: Weekday.MONDAY, startTime, endTime }],
    });
    await at.timeOff(await staff(at, 'Away'));
    await at.timeOff(await staff(at, 'Asked'), { status: TimeOffStatus.REQUESTED });
    await staff(at, 'Early', able('08:00:00', '16:00:00'));
    await staff(at, 'Day', able('08:00:00', '18:00:00'));
    expect((await freeFor(at, session.id)).toSorted()).toEqual(['Asked', 'Day']);
  });

  it('orders staff by whether they teach the course, then by their hours in the week, then by name', async () => {
    const at = await scene();
    const { id: courseId } = await at.academy.with.course();
    const batch = await at.academy.with.batch({ courseId });
    const session = await at.session({ batchId: batch.id });
    const [busy, idle] = [await staff(at, 'Busy'), await staff(at, 'Idle')];
    await staff(at, 'Anna');
    const [taught, teaches] = [await staff(at, 'Taught'), await staff(at, 'Teaches')];
    await at.session({ batchId: batch.id, instructorId: taught, date: '2024-03-04' });
    await at.academy.with.batch({ courseId, instructorId: teaches });
    await at.session({ instructorId: busy, date: '2031-03-05' });
    await at.session({ instructorId: teaches, date: '2031-03-09', startTime: '22:00:00', endTime: '00:30:00' });
    // sessions of other weeks, and a cancelled session
    await at.session({ instructorId: idle, date: '2031-03-02' });
    await at.session({ instructorId: idle, date: '2031-03-10' });
    await at.session({ instructorId: idle, status: SessionStatus.CANCELLED, date: '2031-03-04' });
    const { data } = await ask(at, session.id);
    const rows = data.freeInstructors.map((each: any) => [each.staff.firstName, each.isQualified, each.hoursThatWeek]);
    expect(rows).toEqual([
      ['Taught', true, 0],
      ['Teaches', true, 2.5],
      ['Anna', false, 0],
      ['Idle', false, 0],
      ['Busy', false, 1],
    ]);
  });

  it('counts the hours of a week in the time zone of the academy', async () => {
    const at = await scene();
    await at.academy.run(async (em) => {
      const academy = await em.findOneOrFail(Academy, { id: at.academy.id });
      academy.settings = { ...defaultSettings(), weekStart: Weekday.SUNDAY };
    });
    const session = await at.session();
    const instructorId = await staff(at, 'Sunday');
    await at.session({ instructorId, date: '2031-03-02' });
    await at.session({ instructorId, date: '2031-03-09' });
    expect((await ask(at, session.id)).data.freeInstructors).toMatchObject([{ hoursThatWeek: 1 }]);
  });

  it('is allowed for staff, forbidden for families, and returns null for an unknown session', async () => {
    const at = await scene();
    const other = await scene(ClashPolicy.REFUSE);
    const [session, foreign] = [await at.session(), await other.session()];
    for (const role of ['administrator', 'department_head', 'teacher', 'support_staff'] as const) {
      expect((await ask(at, session.id, await at.academy.as(role))).errors).toBeUndefined();
    }
    for (const role of ['parent', 'student'] as const) {
      const { data, errors } = await ask(at, session.id, await at.academy.as(role));
      expect([data.freeInstructors, errors?.[0]?.message]).toEqual([null, FORBIDDEN.message]);
    }
    for (const id of [foreign.id, UNKNOWN_ID, 'nonsense']) {
      expect(await ask(at, id)).toMatchObject({ data: { freeInstructors: null } });
    }
  });

  it('is available as GET /sessions/{id}/free-instructors', async () => {
    const at = await scene();
    const session = await at.session();
    const { id, name } = await at.academy.with.staff();
    const { status, body } = await rest(at.app, at.admin, 'GET', `/sessions/${session.id}/free-instructors`);
    expect([status, body]).toEqual([200, { data: [{ staff_id: id, name, is_qualified: false, hours_that_week: 0 }] }]);
    const unknown = await rest(at.app, at.admin, 'GET', `/sessions/${UNKNOWN_ID}/free-instructors`);
    expect([unknown.status, unknown.body]).toEqual([404, { message: 'Session not found.' }]);
  });

  it('runs as many statements for many instructors as for one', async () => {
    const at = await scene();
    const session = await at.session();
    await staff(at, 'One');
    const count = async () => {
      const { statements } = await at.app.counting(() => ask(at, session.id));
      return statements.filter((each) => /^\s*select/.test(each)).length;
    };
    const before = await count();
    for (const name of ['Two', 'Three']) await staff(at, name);
    expect(await count()).toBe(before);
  });
});
