import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Notification } from '../../../../src/features/operations/notices/inbox/notification.entity.ts';
import { gql } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { inboxOf, type NoticeApp, noticeAcademy, sendsOf, setClock, startNoticeApp, workUntil } from './setup.ts';

const ROLL = 'mutation ($input: TakeRollCallInput!) { takeRollCall(input: $input) { id } }';
const ENROLL = 'mutation ($input: EnrollStudentInput!) { enrollStudent(input: $input) { id status } }';
const APPROVE = 'mutation ($id: ID!) { approveEnrollment(id: $id) { id } }';
const DROP = 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdateSessionInput!) { updateSession(id: $id, input: $input) { id } }';
const CLOSE = 'mutation ($input: CreateClosureInput!) { createClosure(input: $input) { id } }';
const RENAME = 'mutation ($id: ID!, $input: UpdateClosureInput!) { updateClosure(id: $id, input: $input) { id } }';
const REOPEN = 'mutation ($id: ID!) { deleteClosure(id: $id) { id } }';
const NOW = '2026-03-02T08:00:00Z';

describe('notices whose cause changes before the message is sent', () => {
  let service: NoticeApp;
  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());
  const ok = async (as: Member, query: string, variables: object) => {
    const result = await gql(service.app, as, query, variables);
    expect(result.errors).toBeUndefined();
    return Object.values(result.data)[0] as { id: string };
  };

  it('are not sent again for low attendance if the mark of another student is corrected', async () => {
    setClock('2026-03-01T08:00:00Z');
    const academy = await noticeAcademy(service.app);
    const [a, b] = [await academy.with.student(), await academy.with.student()];
    const row = await academy.with.parent({ children: [b.id] });
    const parent = await academy.as('parent', { parentId: row.id });
    const batch = await academy.with.batch();
    for (const { id } of [a, b])
      await academy.with.enrollment({ studentId: id, batchId: batch.id, enrollmentDate: '2026-01-01' });
    const roll = async (day: number, records: object[]) => {
      const date = `2026-03-0${day}`;
      const admin = await academy.as('academy_admin');
      await ok(admin, ROLL, { input: { batchId: batch.id, date, records } });
    };
    const both = (status: string) => [
      { studentId: a.id, status: 'PRESENT' },
      { studentId: b.id, status },
    ];
    for (const day of [2, 3, 4, 5]) {
      setClock(`2026-03-0${day}T10:00:00Z`);
      await roll(day, both('PRESENT'));
    }
    for (const day of [6, 7]) {
      setClock(`2026-03-0${day}T10:00:00Z`);
      await roll(day, both('ABSENT'));
    }
    await workUntil(service.app, '2026-03-07T11:00:00Z');
    const low = async () =>
      (await inboxOf(academy, parent.userId)).filter(({ kind }) => kind === 'low_attendance').length;
    const before = await low();
    setClock('2026-03-08T10:00:00Z');
    await roll(2, [{ studentId: a.id, status: 'LATE' }]);
    await workUntil(service.app, '2026-03-08T11:00:00Z');
    expect([before, await low()]).toEqual([1, 1]);
  });

  it('are suppressed for an approved enrollment if the enrollment is dropped meanwhile', async () => {
    setClock(NOW);
    const academy = await noticeAcademy(service.app, { quietHours: { from: '07:00:00', to: '12:00:00' } });
    const admin = await academy.as('academy_admin');
    const student = await academy.with.student({ firstName: 'Mia', lastName: 'Lee' });
    const row = await academy.with.parent({ children: [student.id] });
    const parent = await academy.as('parent', { parentId: row.id });
    const course = await academy.with.course();
    const batch = await academy.with.batch({ courseId: course.id });
    const { id } = await ok(parent, ENROLL, {
      input: { studentId: student.id, courseId: course.id, batchId: batch.id },
    });
    await ok(admin, APPROVE, { id });
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    await ok(admin, DROP, { id });
    await workUntil(service.app, '2026-03-02T12:00:01Z');
    const sends = (await sendsOf(academy)).filter(
      ({ kind, recipientId }) => kind === 'enrollment_decided' && recipientId === parent.userId,
    );
    expect(sends.map(({ state, reason, subject }) => [state, reason, subject])).toEqual([['suppressed', 'left', null]]);
  });

  async function sessions(settings = {}) {
    setClock(NOW);
    const academy = await noticeAcademy(service.app, settings);
    const [admin, regular] = [await academy.as('academy_admin'), await academy.as('teacher')];
    const child = await academy.with.student();
    const row = await academy.with.parent({ children: [child.id] });
    const parent = await academy.as('parent', { parentId: row.id });
    const batch = await academy.with.batch({ name: 'Dolphins', instructorId: regular.staffId as string });
    await academy.with.enrollment({ studentId: child.id, batchId: batch.id });
    const session = await academy.with.session({
      date: '2026-03-12',
      slotDate: null,
      startTime: '09:00:00',
      endTime: '10:00:00',
      batchId: batch.id,
      instructorId: regular.staffId as string,
    });
    return { academy, admin, regular, parent, batch, session };
  }
  const input = { name: 'Pool repair', startDate: '2026-03-12', endDate: '2026-03-14' };

  it('are sent for a closure that is renamed meanwhile', async () => {
    const { academy, admin, parent } = await sessions();
    const { id } = await ok(admin, CLOSE, { input });
    await workUntil(service.app, '2026-03-02T08:01:00Z');
    await ok(admin, RENAME, { id, input: { name: 'Pool repairs' } });
    await workUntil(service.app, '2026-03-02T08:20:00Z');
    const sends = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === parent.userId);
    expect(sends.map(({ state, reason }) => [state, reason])).toEqual([['sent', null]]);
  });

  it('are sent for a second change even if the user read the first change in the inbox', async () => {
    const { academy, admin, parent, session } = await sessions();
    await ok(admin, UPDATE, { id: session.id, input: { startTime: '11:00:00', endTime: '12:00:00' } });
    await workUntil(service.app, '2026-03-02T08:01:00Z');
    await academy.run((em) =>
      em.nativeUpdate(Notification, { user: parent.userId }, { readAt: '2026-03-02T08:01:30.000Z' }),
    );
    await ok(admin, UPDATE, { id: session.id, input: { startTime: '14:00:00', endTime: '15:00:00' } });
    await workUntil(service.app, '2026-03-02T08:02:00Z');
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    const sends = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === parent.userId);
    expect(sends.map(({ state, reason }) => [state, reason])).toEqual([['sent', null]]);
  });

  it('disappear from the inbox if a closure is deleted meanwhile', async () => {
    const { academy, admin, parent } = await sessions();
    const { id } = await ok(admin, CLOSE, { input });
    await workUntil(service.app, '2026-03-02T08:01:00Z');
    await ok(admin, REOPEN, { id });
    await workUntil(service.app, '2026-03-02T08:20:00Z');
    expect((await inboxOf(academy, parent.userId)).map(({ resourceType }) => resourceType)).toEqual([]);
  });

  it('reach the first substitute again if a second substitute takes over the session', async () => {
    const { academy, admin, session } = await sessions();
    const [one, two] = [await academy.as('teacher'), await academy.as('teacher')];
    await ok(admin, UPDATE, { id: session.id, input: { instructorId: one.staffId } });
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    setClock('2026-03-02T09:00:00Z');
    await ok(admin, UPDATE, { id: session.id, input: { instructorId: two.staffId } });
    await workUntil(service.app, '2026-03-02T09:10:00Z');
    expect([(await inboxOf(academy, one.userId)).length, (await inboxOf(academy, two.userId)).length]).toEqual([2, 1]);
  });

  it('are suppressed if the student drops the enrollment before the quiet hours end', async () => {
    const { academy, admin, parent } = await sessions({ quietHours: { from: '07:00:00', to: '12:00:00' } });
    await ok(admin, CLOSE, { input });
    await workUntil(service.app, '2026-03-02T08:10:00Z');
    const list = await gql(service.app, admin, '{ enrollments { nodes { id } } }', {});
    for (const { id } of (list.data as { enrollments: { nodes: { id: string }[] } }).enrollments.nodes)
      await ok(admin, DROP, { id });
    await workUntil(service.app, '2026-03-02T12:00:01Z');
    const sends = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === parent.userId);
    expect(sends.filter(({ kind }) => kind === 'session_changed').map(({ state, reason }) => [state, reason])).toEqual([
      ['suppressed', 'left'],
    ]);
  });

  it.each([
    ['cancelled', 'mutation ($id: ID!) { updateBatch(id: $id, input: { status: CANCELLED }) { id } }'],
    ['deleted', 'mutation ($id: ID!) { deleteBatch(id: $id) { id } }'],
  ])('are sent to the families of a batch that is %s, although the enrollments end with the batch', async (_, end) => {
    const { academy, admin, parent, batch } = await sessions();
    await ok(admin, end, { id: batch.id });
    await workUntil(service.app, '2026-03-02T08:20:00Z');
    const sends = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === parent.userId);
    expect(sends.map(({ state, subject }) => [state, subject])).toEqual([['sent', 'Dolphins is cancelled']]);
  });
});
