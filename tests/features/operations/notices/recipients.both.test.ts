import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { inboxOf, type NoticeApp, noticeAcademy, sendsOf, setClock, startNoticeApp, workUntil } from './setup.ts';

const CANCEL = 'mutation ($id: ID!) { cancelSession(id: $id) { id } }';
const ROLL = 'mutation ($input: TakeRollCallInput!) { takeRollCall(input: $input) { id } }';
const ENROLL = 'mutation ($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }';
const UPDATE_BATCH = 'mutation ($id: ID!, $input: UpdateBatchInput!) { updateBatch(id: $id, input: $input) { id } }';
const UPDATE_ACADEMY =
  'mutation ($id: ID!, $input: UpdateAcademyInput!) { updateAcademy(id: $id, input: $input) { id } }';

const NOW = '2026-03-02T08:00:00Z';
const LATER = '2026-03-02T08:10:00Z';

describe('recipients of notices', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  async function run(as: Member, query: string, variables: object): Promise<void> {
    expect((await gql(service.app, as, query, variables)).errors).toBeUndefined();
  }

  it('include students with a login: by mail if they are old enough, and otherwise only in the inbox', async () => {
    setClock(NOW);
    const academy = await noticeAcademy(service.app);
    const admin = await academy.as('academy_admin');
    const batch = await academy.with.batch();
    const at = { date: '2026-03-12', slotDate: null, startTime: '09:00:00', endTime: '10:00:00' };
    const session = await academy.with.session({ ...at, batchId: batch.id });
    const students = [];
    // one student turns 13 today, one turns 13 tomorrow, and one has no date of birth
    for (const dateOfBirth of ['2013-03-02', '2013-03-03', null]) {
      const { id } = await academy.with.student({ dateOfBirth });
      await academy.with.enrollment({ studentId: id, batchId: batch.id });
      students.push(await academy.as('student', { studentId: id }));
    }
    await run(admin, CANCEL, { id: session.id });
    await workUntil(service.app, LATER);
    for (const { userId } of students) {
      expect(await inboxOf(academy, userId)).toMatchObject([{ kind: 'session_changed', resourceId: session.id }]);
    }
    const ofStudent = Map.groupBy(await sendsOf(academy), ({ recipientId }) => recipientId);
    const states = students.map(({ userId }) => ofStudent.get(userId)?.map(({ state }) => state) ?? []);
    expect(states).toEqual([['sent'], [], ['sent']]);
  });

  it('include, for low attendance, the head of the department of the course, in the daily digest', async () => {
    setClock('2026-03-01T08:00:00Z');
    const academy = await noticeAcademy(service.app);
    const head = await academy.as('department_head');
    const [own, other] = [
      await academy.with.department({ headStaffId: head.staffId }),
      await academy.with.department(),
    ];
    const student = await academy.with.student();
    for (const { id, day } of [
      { id: own.id, day: '02' },
      { id: other.id, day: '12' },
    ]) {
      const course = await academy.with.course({ departmentId: id });
      const batch = await academy.with.batch({ courseId: course.id });
      await academy.with.enrollment({ studentId: student.id, batchId: batch.id, enrollmentDate: '2026-01-01' });
      for (let n = 0; n < 4; n++) {
        const date = `2026-03-${Number(day) + n}`.replace(/-(\d)$/, '-0$1');
        setClock(`${date}T10:00:00Z`);
        const admin = await academy.as('academy_admin');
        const records = [{ studentId: student.id, status: 'ABSENT' }];
        await run(admin, ROLL, { input: { batchId: batch.id, date, records } });
        await workUntil(service.app, `${date}T10:30:00Z`);
      }
    }
    const ofHead = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === head.userId);
    expect(ofHead).toMatchObject([{ kind: 'low_attendance', dueAt: '2026-03-05T17:00:00.000Z', inDigest: true }]);
    expect(await inboxOf(academy, head.userId)).toHaveLength(1);
  });

  it('get no notice of low attendance if the rate is low only because the academy raised the threshold', async () => {
    setClock('2026-03-01T08:00:00Z');
    const academy = await noticeAcademy(service.app);
    const student = await academy.with.student();
    const parentRow = await academy.with.parent({ children: [student.id] });
    const parent = await academy.as('parent', { parentId: parentRow.id });
    const batch = await academy.with.batch();
    await academy.with.enrollment({ studentId: student.id, batchId: batch.id, enrollmentDate: '2026-01-01' });
    const mark = async (day: number, status: string) => {
      const date = `2026-03-0${day}`;
      setClock(`${date}T10:00:00Z`);
      const admin = await academy.as('academy_admin');
      await run(admin, ROLL, { input: { batchId: batch.id, date, records: [{ studentId: student.id, status }] } });
      await workUntil(service.app, `${date}T10:30:00Z`);
      return academy.as('academy_admin');
    };
    await mark(1, 'ABSENT');
    for (const day of [2, 3, 4]) await mark(day, 'PRESENT');
    const admin = await mark(5, 'PRESENT');
    // 4 of 5 are 80 percent
    await run(admin, UPDATE_ACADEMY, { id: academy.id, input: { settings: { lowAttendanceThreshold: 90 } } });
    await workUntil(service.app, '2026-03-05T12:00:00Z');
    // 5 of 6 are 83 percent. The rate was below the new threshold before, so the mark does not cross it.
    await mark(6, 'PRESENT');
    const low = (await inboxOf(academy, parent.userId)).filter(({ kind }) => kind === 'low_attendance');
    expect(low).toEqual([]);
  });

  it('exclude a family whose pending enrollment ended because the batch was cancelled', async () => {
    setClock(NOW);
    const academy = await noticeAcademy(service.app);
    const admin = await academy.as('academy_admin');
    const student = await academy.with.student();
    const parentRow = await academy.with.parent({ children: [student.id] });
    const parent = await academy.as('parent', { parentId: parentRow.id });
    const course = await academy.with.course();
    const batch = await academy.with.batch({ courseId: course.id, startDate: '2026-04-01' });
    await run(parent, ENROLL, { input: { studentId: student.id, courseId: course.id, batchId: batch.id } });
    await run(admin, UPDATE_BATCH, { id: batch.id, input: { status: 'CANCELLED' } });
    await workUntil(service.app, LATER);
    expect(await inboxOf(academy, parent.userId)).toEqual([]);
    expect(await sendsOf(academy)).toEqual([]);
  });
});
