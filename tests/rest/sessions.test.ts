import { beforeAll, describe, expect, it } from 'vitest';
import { AttendanceStatus } from '../../src/features/learning/attendance/attendance.enums.ts';
import { dayFromNow, type Scene, scene } from '../features/scheduling/sessions/setup.ts';
import { rest } from '../support/clients.ts';

describe('attendance counts of class sessions over REST', () => {
  let at: Scene;
  const call = (method: string, path: string, body?: object) => rest(at.app, at.admin, method, path, body);
  const counts = (expected: number, present = 0) => ({ expected, present, late: 0, absent: 0, excused: 0 });

  beforeAll(async () => {
    at = await scene();
    for (const _ of [1, 2]) {
      const student = await at.academy.with.student();
      await at.academy.with.enrollment({ batchId: at.batchId, studentId: student.id });
    }
  });

  it('are returned in lists, and by routes that add, change, cancel, restore or hold a session', async () => {
    const { id } = await at.session();
    const path = `/sessions/${id}`;
    const answers = [
      await call('GET', path),
      await call('PUT', path, { topic: 'Forks' }),
      await call('POST', `${path}/cancel`),
      await call('POST', `${path}/restore`),
    ];
    for (const { status, body } of answers) expect([status, body.data.counts]).toEqual([200, counts(2)]);
    const extra = { batch_id: at.batchId, date: dayFromNow(50), start_time: '20:00', end_time: '21:00' };
    expect((await call('POST', '/sessions', extra)).body.data.counts).toEqual(counts(2));
    const begun = await at.session({ date: dayFromNow(-3) });
    expect((await call('POST', `/sessions/${begun.id}/hold`)).body.data.counts).toEqual(counts(2));
    const { body } = await call('GET', `/sessions?per_page=100&batch_id=${at.batchId}`);
    expect(body.data.length).toBeGreaterThan(3);
    for (const session of body.data) expect(session.counts).toEqual(counts(2));
  });

  it('are part of the session in an attendance record if `include` contains the session', async () => {
    const session = await at.session({ date: dayFromNow(-4) });
    const student = await at.academy.with.student();
    await at.academy.with.enrollment({ batchId: at.batchId, studentId: student.id });
    const status = AttendanceStatus.PRESENT;
    const marked = { studentId: student.id, batchId: at.batchId, sessionId: session.id, date: session.date, status };
    await at.academy.with.attendance(marked);
    const { body } = await call('GET', `/attendance?student_id=${student.id}&include=class_session`);
    expect(body.data[0].class_session.counts).toEqual(counts(3, 1));
  });

  it('need the same number of SQL statements for one session as for five', async () => {
    for (let n = 0; n < 5; n++) await at.session();
    const page = async (size: number) =>
      (await at.app.counting(() => call('GET', `/sessions?per_page=${size}&batch_id=${at.batchId}`))).statements.length;
    // after this request, the query plan of the document is ready
    await page(1);
    expect(await page(5)).toBe(await page(1));
  });
});
