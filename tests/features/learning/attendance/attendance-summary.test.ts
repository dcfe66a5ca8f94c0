import { beforeAll, describe, expect, it } from 'vitest';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql, unseen } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { thrice } from '../../lists/thrice.ts';

const { PRESENT, LATE, ABSENT, EXCUSED } = AttendanceStatus;

describe('attendanceSummary of a student', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  /** Creates a student with the given number of marks per status, one mark a day from 1 January on. */
  async function studentWith(...marks: [AttendanceStatus, number][]): Promise<string> {
    const { id } = await academy.with.student();
    const statuses = marks.flatMap(([status, count]) => Array<AttendanceStatus>(count).fill(status));
    for (const [day, status] of statuses.entries()) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      await academy.with.attendance({ studentId: id, status, date });
    }
    return id;
  }

  const SUMMARY = `query ($id: ID!, $from: Date, $to: Date) {
    student(id: $id) { attendanceSummary(from: $from, to: $to) { total present late absent excused rate } } }`;
  const ask = (id: string, period: { from?: string | null; to?: string | null } = {}) =>
    thrice(app, admin, unseen(SUMMARY), { id, ...period });
  const summaryOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).data.student.attendanceSummary;

  it('counts each status, and ignores excused marks in the rate', async () => {
    const id = await studentWith([PRESENT, 38], [LATE, 3], [ABSENT, 4], [EXCUSED, 5]);
    expect(await summaryOf(id)).toEqual({ total: 50, present: 38, late: 3, absent: 4, excused: 5, rate: '91.11' });
  });

  it.each<[string | null, ...[AttendanceStatus, number][]]>([
    [null],
    [null, [EXCUSED, 2]],
    ['0.00', [ABSENT, 1]],
    ['100.00', [LATE, 1]],
    ['66.67', [PRESENT, 2], [ABSENT, 1]],
    ['33.33', [PRESENT, 1], [ABSENT, 2]],
    ['6.25', [PRESENT, 1], [ABSENT, 15]],
    ['5.00', [PRESENT, 1], [ABSENT, 19], [EXCUSED, 1]],
  ])('returns the rate %s', async (rate, ...marks) => {
    expect((await summaryOf(await studentWith(...marks))).rate).toBe(rate);
  });

  it('uses changed settings for late and excused marks from the next request on', async () => {
    const there = await seedAcademy(app);
    const boss = await there.as('academy_admin');
    const { id } = await there.with.student();
    const statuses = [PRESENT, LATE, ABSENT, EXCUSED];
    for (const [day, status] of statuses.entries()) {
      await there.with.attendance({ studentId: id, status, date: `2026-01-0${day + 1}` });
    }
    const rate = async () => (await thrice(app, boss, unseen(SUMMARY), { id })).data.student.attendanceSummary.rate;
    expect(await rate()).toBe('66.67');
    const update = `mutation ($id: ID!) { updateAcademy(id: $id,
      input: { settings: { attendanceCounting: { late: HALF, excused: ABSENT } } }) { id } }`;
    expect((await gql(app, boss, update, { id: there.id })).errors).toBeUndefined();
    expect(await rate()).toBe('37.50');
  });

  it('includes the first and the last day of the period, and both are optional', async () => {
    const id = await studentWith([PRESENT, 5]);
    const total = async (period: Parameters<typeof ask>[1]) => (await summaryOf(id, period)).total;
    expect(await total({ from: '2026-01-02', to: '2026-01-04' })).toBe(3);
    expect(await total({ from: '2026-01-04', to: '2026-01-04' })).toBe(1);
    expect(await total({ from: '2026-01-04' })).toBe(2);
    expect(await total({ to: '2026-01-04', from: null })).toBe(4);
    expect(await total({ from: '2026-02-01' })).toBe(0);
  });

  it('refuses a period that ends before it starts, and an invalid date', async () => {
    const id = await studentWith();
    const upsideDown = await ask(id, { from: '2026-01-04', to: '2026-01-03' });
    expect(upsideDown.errors?.[0]).toMatchObject({
      path: ['student', 'attendanceSummary'],
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: { to: ['The to field must be a date after or equal to from.'] },
      },
    });
    expect(codes(await ask(id, { from: '2026-02-30' }))).toEqual(['BAD_USER_INPUT']);
  });

  it('with an invalid period, prevents the mutation that selects this field from writing', async () => {
    const { id } = await academy.with.student({ firstName: 'Old' });
    const mutation = `mutation ($id: ID!) { updateStudent(id: $id, input: { firstName: "New" }) {
      attendanceSummary(from: "2026-01-04", to: "2026-01-03") { total } } }`;
    expect(codes(await gql(app, admin, mutation, { id }))).toEqual(['BAD_USER_INPUT']);
    const { data } = await gql(app, admin, 'query ($id: ID!) { student(id: $id) { firstName } }', { id });
    expect(data.student.firstName).toBe('Old');
  });
});
