import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { gql } from '../../../support/clients.ts';
import { inboxOf, type NoticeApp, noticeAcademy, sendsOf, setClock, startNoticeApp, workUntil } from './setup.ts';

const ROLL = 'mutation ($input: TakeRollCallInput!) { takeRollCall(input: $input) { id } }';

describe('notice of low attendance', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  async function scene() {
    setClock('2026-03-01T08:00:00Z');
    const academy = await noticeAcademy(service.app);
    const teacher = await academy.as('teacher');
    const student = await academy.with.student({ firstName: 'Mia', lastName: 'Lee' });
    const parentRow = await academy.with.parent({ children: [student.id] });
    const parent = await academy.as('parent', { parentId: parentRow.id });
    const batch = await academy.with.batch({ name: 'Dolphins', instructorId: teacher.staffId as string });
    await academy.with.enrollment({ studentId: student.id, batchId: batch.id, enrollmentDate: '2026-01-01' });
    /** Marks the student on a day of March at 10:00. */
    const mark = async (day: number, status: string, minute = 0) => {
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      setClock(`${date}T10:${String(minute).padStart(2, '0')}:00Z`);
      // the tokens of earlier days have expired
      const admin = await academy.as('academy_admin');
      const input = { batchId: batch.id, date, records: [{ studentId: student.id, status }] };
      expect((await gql(service.app, admin, ROLL, { input })).errors).toBeUndefined();
    };
    return { academy, teacher, student, parent, batch, mark };
  }

  const low = async (academy: Awaited<ReturnType<typeof scene>>['academy'], userId: string) =>
    (await inboxOf(academy, userId)).filter(({ kind }) => kind === 'low_attendance');

  it('is created when a mark lowers the rate below the threshold', async () => {
    const { academy, parent, mark } = await scene();
    for (const day of [2, 3, 4]) await mark(day, 'ABSENT');
    await workUntil(service.app, '2026-03-04T11:00:00Z');
    expect(await low(academy, parent.userId)).toEqual([]);
    await mark(5, 'PRESENT');
    await mark(6, 'ABSENT');
    await workUntil(service.app, '2026-03-06T11:00:00Z');
    // only with the fourth mark are there enough marks: 1 of 4 is present
    const [entry, ...others] = await low(academy, parent.userId);
    expect([entry?.params, others]).toEqual([expect.objectContaining({ rate: '25.00' }), []]);
    await workUntil(service.app, '2026-03-06T12:00:00Z');
    expect(await low(academy, parent.userId)).toHaveLength(1);
  });

  it('contains the rate at each fall below the threshold, even if several marks and a correction are processed together', async () => {
    const { academy, parent, mark } = await scene();
    for (const day of [2, 3, 4, 5]) await mark(day, 'PRESENT');
    await mark(6, 'ABSENT');
    await mark(7, 'ABSENT');
    await mark(7, 'PRESENT', 5);
    await mark(8, 'ABSENT');
    await workUntil(service.app, '2026-03-08T11:00:00Z');
    // 4/5 = 80; 4/6 = 66.67 falls below the threshold; 5/6 = 83.33 is above it again; 5/7 = 71.43 falls below it
    expect((await low(academy, parent.userId)).map(({ params }) => params.rate)).toEqual(['66.67', '71.43']);
  });

  it('is sent to the instructor in the daily digest, and to the parent immediately', async () => {
    const { academy, teacher, parent, mark } = await scene();
    for (const day of [2, 3, 4, 5]) await mark(day, 'ABSENT');
    await workUntil(service.app, '2026-03-05T10:01:00Z');
    const ofTeacher = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === teacher.userId);
    expect(ofTeacher).toMatchObject([{ state: 'queued', inDigest: true, dueAt: '2026-03-05T17:00:00.000Z' }]);
    expect(await low(academy, parent.userId)).toHaveLength(1);
    await mark(5, 'PRESENT', 30);
    await workUntil(service.app, '2026-03-05T17:00:01Z');
    const after = (await sendsOf(academy)).filter(({ kind }) => kind === 'low_attendance');
    expect(after.map(({ recipientId, state }) => [recipientId, state])).toContainEqual([parent.userId, 'sent']);
  });

  it('is not sent in the digest of the instructor if the mark is corrected before the digest is sent', async () => {
    const { academy, teacher, mark } = await scene();
    for (const day of [2, 3, 4]) await mark(day, 'PRESENT');
    for (const day of [5, 6]) await mark(day, 'ABSENT');
    await workUntil(service.app, '2026-03-06T10:01:00Z');
    await mark(6, 'PRESENT', 30);
    await workUntil(service.app, '2026-03-06T17:00:01Z');
    const ofTeacher = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === teacher.userId);
    expect(ofTeacher.map(({ state, reason }) => [state, reason])).toEqual([['suppressed', 'corrected']]);
  });

  it('is not created if the rate is low only because the academy raised the threshold', async () => {
    const { academy, parent, mark } = await scene();
    for (const day of [2, 3, 4, 5]) await mark(day, 'PRESENT');
    await mark(6, 'ABSENT');
    await workUntil(service.app, '2026-03-06T10:01:00Z');
    await academy.run(async (em) => {
      const row = await em.findOneOrFail(Academy, { id: academy.id });
      row.settings = { ...row.settings, lowAttendanceThreshold: 90 };
    });
    await workUntil(service.app, '2026-03-06T11:00:00Z');
    // 4/5 = 80 is already below the new threshold, so 5/6 = 83.33 does not cross it
    await mark(7, 'PRESENT');
    await workUntil(service.app, '2026-03-07T11:00:00Z');
    expect(await low(academy, parent.userId)).toEqual([]);
  });

  it('is not created if the rate is low only because marks became older than the period', async () => {
    const { academy, parent, mark } = await scene();
    for (const day of [2, 3, 4, 5]) await mark(day, 'PRESENT');
    await mark(6, 'ABSENT');
    await workUntil(service.app, '2026-03-06T11:00:00Z');
    await workUntil(service.app, '2026-04-05T11:00:00Z');
    expect(await low(academy, parent.userId)).toEqual([]);
  });
});
