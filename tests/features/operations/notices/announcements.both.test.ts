import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { ParentStudent } from '../../../../src/features/people/parents/parent-student.entity.ts';
import { gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import {
  inboxOf,
  type NoticeApp,
  noticeAcademy,
  sendsOf,
  setClock,
  startNoticeApp,
  statesOf,
  workUntil,
} from './setup.ts';

const CREATE = 'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { id state } }';
const UPDATE = `mutation ($id: ID!, $input: UpdateAnnouncementInput!) {
  updateAnnouncement(id: $id, input: $input) { id state } }`;
const PUBLISH = 'mutation ($id: ID!) { publishAnnouncement(id: $id) { id state } }';
const WITHDRAW = 'mutation ($id: ID!) { withdrawAnnouncement(id: $id) { id state } }';
const DELETE = 'mutation ($id: ID!) { deleteAnnouncement(id: $id) { id } }';
const TEST = 'mutation ($id: ID!) { testAnnouncement(id: $id) { id } }';
const LIST = '{ announcements(first: 50) { nodes { id title state readCount } totalCount } }';
const PREVIEW = `query ($audience: AnnouncementAudienceInput!) { previewAnnouncement(audience: $audience) {
  counts { role recipients inbox email } unreachable } }`;

const NOW = '2026-03-02T08:00:00Z';

describe('announcements', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  async function scene(settings = {}) {
    setClock(NOW);
    const academy = await noticeAcademy(service.app, settings);
    const [admin, teacher] = [await academy.as('academy_admin'), await academy.as('teacher')];
    const head = await academy.as('department_head');
    const department = await academy.with.department({ headStaffId: head.staffId as string });
    const course = await academy.with.course({ departmentId: department.id });
    const batch = await academy.with.batch({ courseId: course.id, instructorId: teacher.staffId as string });
    const other = await academy.with.batch();
    const children = [await academy.with.student(), await academy.with.student()];
    const parentRow = await academy.with.parent({ children: children.map(({ id }) => id) });
    const parent = await academy.as('parent', { parentId: parentRow.id });
    for (const { id } of children) await academy.with.enrollment({ studentId: id, batchId: batch.id });
    return { academy, admin, teacher, head, course, batch, other, parent, parentRow };
  }

  const run = async (as: Member, query: string, variables: object = {}) => {
    const { data, errors } = await gql(service.app, as, query, variables);
    return { row: Object.values(data ?? {})[0] as any, error: errors?.[0]?.extensions };
  };

  const announced = async (as: Member, given: object = {}) => {
    const input = { title: 'Open day', body: 'Come *all*', audience: { everyone: true }, ...given };
    const { row, error } = await run(as, CREATE, { input });
    expect(error).toBeUndefined();
    return row.id as string;
  };

  const inboxes = async (academy: SeededAcademy, ...members: Member[]) =>
    Promise.all(members.map(async ({ userId }) => (await inboxOf(academy, userId)).length));

  it('reach each person of the audience once, by inbox and mail, and count the users who have read them', async () => {
    const { academy, admin, teacher, head, parent } = await scene();
    const id = await announced(admin);
    expect((await run(parent, LIST)).row.nodes).toEqual([]);
    expect((await run(admin, PUBLISH, { id })).row.state).toBe('PUBLISHED');
    await workUntil(service.app, NOW);
    // everyone means families and instructors, without the office
    expect(await inboxes(academy, parent, teacher, admin, head)).toEqual([1, 1, 0, 0]);
    const ofParent = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === parent.userId);
    expect(ofParent.map(({ state, subject }) => [state, subject])).toEqual([['sent', 'Open day']]);
    await run(parent, 'mutation { markNotificationsRead(all: true) { unreadCount } }');
    expect((await run(parent, LIST)).row.nodes).toEqual([{ id, title: 'Open day', state: 'PUBLISHED', readCount: 1 }]);
    expect((await run(admin, PUBLISH, { id })).error?.code).toBe('CONFLICT');
    expect((await run(admin, UPDATE, { id, input: { title: 'X' } })).error?.code).toBe('BAD_USER_INPUT');
    expect((await run(admin, DELETE, { id })).error?.code).toBe('CONFLICT');
  });

  it('are published at their scheduled time, which can be changed until then', async () => {
    const { academy, admin, parent } = await scene();
    const id = await announced(admin, { publishAt: '2026-03-02T10:00:00Z' });
    expect((await run(admin, PUBLISH, { id })).row.state).toBe('SCHEDULED');
    await run(admin, UPDATE, { id, input: { publishAt: '2026-03-02T11:00:00Z' } });
    await workUntil(service.app, '2026-03-02T10:30:00Z');
    expect(await inboxes(academy, parent)).toEqual([0]);
    await workUntil(service.app, '2026-03-02T11:00:01Z');
    expect(await inboxes(academy, parent)).toEqual([1]);
  });

  it('are held in quiet hours unless they are urgent, and disappear from inboxes after a withdrawal', async () => {
    const { academy, admin, parent } = await scene({ quietHours: { from: '07:00:00', to: '12:00:00' } });
    const audience = { roles: ['PARENT'] };
    const [calm, urgent] = [await announced(admin, { audience }), await announced(admin, { audience, urgent: true })];
    for (const id of [calm, urgent]) await run(admin, PUBLISH, { id });
    await workUntil(service.app, NOW);
    const states = Object.fromEntries((await sendsOf(academy)).map(({ resourceId, state }) => [resourceId, state]));
    expect(states).toEqual({ [calm]: 'held', [urgent]: 'sent' });
    expect((await run(admin, WITHDRAW, { id: calm })).row.state).toBe('WITHDRAWN');
    expect(await inboxes(academy, parent)).toEqual([1]);
    await workUntil(service.app, '2026-03-02T12:00:01Z');
    expect((await sendsOf(academy)).map(({ reason }) => reason)).toContain('withdrawn');
    expect((await run(admin, WITHDRAW, { id: calm })).error?.code).toBe('CONFLICT');
  });

  it('are not sent to further people after a withdrawal, even if a job is already sending the messages', async () => {
    const { academy, admin, parent, batch } = await scene();
    for (let n = 0; n < 3; n++) {
      const { id: studentId } = await academy.with.student();
      await academy.with.parent({ children: [studentId] });
      await academy.with.enrollment({ studentId, batchId: batch.id });
    }
    const id = await announced(admin, { audience: { roles: ['PARENT'] } });
    await run(admin, PUBLISH, { id });
    const before = service.smtp.mails.length;
    service.smtp.behave(() => run(admin, WITHDRAW, { id }), 'take');
    await workUntil(service.app, NOW);
    // the mail that was on its way counts as sent
    expect((await statesOf(academy)).toSorted()).toEqual(['sent', ...Array(3).fill('suppressed: withdrawn')]);
    expect(service.smtp.mails.length - before).toBe(1);
    expect(await inboxes(academy, parent)).toEqual([0]);
  });

  it('reach instructors who have given notice, until their last day', async () => {
    const { academy, admin, teacher } = await scene();
    const leave =
      'mutation ($id: ID!, $input: UpdateStaffMemberInput!) { updateStaffMember(id: $id, input: $input) { id } }';
    const input = { status: 'TERMINATED', endDate: '2026-03-03' };
    expect((await run(admin, leave, { id: teacher.staffId, input })).error).toBeUndefined();
    await run(admin, PUBLISH, { id: await announced(admin) });
    await run(admin, PUBLISH, { id: await announced(admin, { audience: { roles: ['TEACHER'] } }) });
    await workUntil(service.app, NOW);
    expect(await inboxes(academy, teacher)).toEqual([2]);
    const ofTeacher = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === teacher.userId);
    expect(ofTeacher.map(({ state }) => state)).toEqual(['sent', 'sent']);
    setClock('2026-03-04T08:00:00Z');
    await run(admin, PUBLISH, { id: await announced(admin) });
    await workUntil(service.app, '2026-03-04T08:00:01Z');
    expect(await inboxes(academy, teacher)).toEqual([2]);
  });

  it('can be written by department heads and teachers only for their own batches', async () => {
    const { teacher, head, course, batch, other, parent } = await scene();
    const create = async (as: Member, audience: object, more = {}) =>
      (await run(as, CREATE, { input: { title: 'T', body: 'B', audience, ...more } })).error?.code;
    expect(await create(teacher, { batchIds: [batch.id] })).toBeUndefined();
    expect(await create(head, { courseIds: [course.id] })).toBeUndefined();
    expect(await create(head, { batchIds: [batch.id] })).toBeUndefined();
    for (const [as, audience] of [
      [teacher, { everyone: true }],
      [teacher, { courseIds: [course.id] }],
      [teacher, { batchIds: [batch.id, other.id] }],
      [head, { roles: ['PARENT'] }],
      [head, { batchIds: [other.id] }],
      [parent, { batchIds: [batch.id] }],
    ] as const) {
      expect(await create(as, audience), JSON.stringify(audience)).toBe('FORBIDDEN');
    }
    expect(await create(teacher, { batchIds: [batch.id] }, { urgent: true })).toBe('FORBIDDEN');
  });

  it('are withdrawn at their scheduled time if their author is a teacher who no longer teaches the batch', async () => {
    const { academy, admin, teacher, batch, parent } = await scene();
    const given = { audience: { batchIds: [batch.id] }, publishAt: '2026-03-02T10:00:00Z' };
    const [own, office] = [await announced(teacher, given), await announced(admin, given)];
    await run(teacher, PUBLISH, { id: own });
    await run(admin, PUBLISH, { id: office });
    await academy.run((em) => em.nativeUpdate(Batch, { id: batch.id }, { instructor: null }));
    await workUntil(service.app, '2026-03-02T10:00:01Z');
    const { nodes } = (await run(admin, LIST)).row;
    const states = Object.fromEntries(nodes.map(({ id, state }: { id: string; state: string }) => [id, state]));
    expect(states).toEqual({ [own]: 'WITHDRAWN', [office]: 'PUBLISHED' });
    expect(await inboxes(academy, parent)).toEqual([1]);
  });

  it('are not sent after the quiet hours to students who left meanwhile, or parents who want no notices any more', async () => {
    const { academy, admin, batch, parentRow } = await scene({ quietHours: { from: '07:00:00', to: '12:00:00' } });
    const leaving = await academy.with.student({ email: 'leaving@example.test' });
    const { id: enrollmentId } = await academy.with.enrollment({ studentId: leaving.id, batchId: batch.id });
    const staying = await academy.with.student({ email: 'staying@example.test' });
    await academy.with.enrollment({ studentId: staying.id, batchId: batch.id });
    const id = await announced(admin, { audience: { batchIds: [batch.id] } });
    await run(admin, PUBLISH, { id });
    await workUntil(service.app, NOW);
    await academy.run(async (em) => {
      await em.nativeUpdate(ParentStudent, { parentId: parentRow.id }, { getsNotices: false });
      await em.nativeUpdate(Enrollment, { id: enrollmentId }, { status: EnrollmentStatus.DROPPED });
    });
    await workUntil(service.app, '2026-03-02T12:00:01Z');
    const sends = await sendsOf(academy);
    const stateOf = (personId: string) => {
      const send = sends.find((each) => each.personId === personId);
      return [send?.state, send?.reason];
    };
    expect([parentRow, leaving, staying].map((person) => stateOf(person.id))).toEqual([
      ['suppressed', 'unlinked'],
      ['suppressed', 'left'],
      ['sent', null],
    ]);
  });

  it('are published at their scheduled time if their author is a teacher who still teaches the batch', async () => {
    const { academy, teacher, batch, parent } = await scene();
    const id = await announced(teacher, { audience: { batchIds: [batch.id] }, publishAt: '2026-03-02T10:00:00Z' });
    await run(teacher, PUBLISH, { id });
    await workUntil(service.app, '2026-03-02T10:00:01Z');
    expect(await inboxes(academy, parent)).toEqual([1]);
  });

  it('are refused with an empty audience, two kinds of audience, a batch of another academy, or a past time', async () => {
    const { admin, batch } = await scene();
    const foreign = await (await seedAcademy(service.app)).with.batch();
    const create = async (given: object) =>
      (await run(admin, CREATE, { input: { title: 'T', body: 'B', audience: { everyone: true }, ...given } })).error;
    for (const audience of [{}, { everyone: false }, { roles: [] }, { everyone: true, batchIds: [batch.id] }]) {
      expect((await create({ audience }))?.code, JSON.stringify(audience)).toBe('BAD_USER_INPUT');
    }
    expect((await create({ audience: { batchIds: [foreign.id] } }))?.fields).toEqual({
      'audience.batchIds.0': ['The selected audience.batch_ids.0 is invalid.'],
    });
    expect(Object.keys((await create({ publishAt: '2026-03-01T08:00:00Z' }))?.fields ?? {})).toEqual(['publishAt']);
    const late = { publishAt: '2026-03-03T08:00:00Z', expiresAt: '2026-03-03T08:00:00Z' };
    expect(Object.keys((await create(late))?.fields ?? {})).toEqual(['expiresAt']);
  });

  it('can be previewed and tested, and are not sent if they expire in the quiet hours', async () => {
    const { academy, admin, teacher, parent } = await scene({ quietHours: { from: '07:00:00', to: '12:00:00' } });
    const { row } = await run(admin, PREVIEW, { audience: { everyone: true } });
    expect(row.counts).toContainEqual({ role: 'parent', recipients: 1, inbox: 1, email: 1 });
    expect((await run(parent, PREVIEW, { audience: { everyone: true } })).error?.code).toBe('FORBIDDEN');
    expect((await run(teacher, PREVIEW, { audience: { everyone: true } })).error?.code).toBe('FORBIDDEN');
    const id = await announced(admin, { expiresAt: '2026-03-02T10:00:00Z' });
    await run(admin, TEST, { id });
    await workUntil(service.app, NOW);
    expect(await inboxes(academy, admin, parent)).toEqual([1, 0]);
    await run(admin, PUBLISH, { id });
    await workUntil(service.app, NOW);
    await workUntil(service.app, '2026-03-02T12:00:01Z');
    const ofParent = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === parent.userId);
    expect(ofParent.map(({ reason }) => reason)).toEqual(['too_late']);
    expect((await run(parent, LIST)).row.nodes).toEqual([]);
  });

  it('cannot be published after they expired, but can be tested after they were withdrawn', async () => {
    const { academy, admin } = await scene();
    const id = await announced(admin, { expiresAt: '2026-03-02T08:00:02Z' });
    setClock('2026-03-02T08:00:03Z');
    const { error } = await run(admin, PUBLISH, { id });
    expect(error?.fields).toEqual({ expiresAt: ['The expires at field must be a date after now.'] });
    const other = await announced(admin);
    await run(admin, PUBLISH, { id: other });
    await run(admin, 'mutation ($id: ID!) { withdrawAnnouncement(id: $id) { id } }', { id: other });
    await run(admin, 'mutation ($id: ID!) { testAnnouncement(id: $id) { id } }', { id: other });
    await workUntil(service.app, '2026-03-02T08:01:00Z');
    const own = (await sendsOf(academy)).filter(({ recipientId }) => recipientId === admin.userId);
    expect(own.map(({ state, subject }) => [state, subject])).toEqual([['sent', 'Open day']]);
  });

  it('disappear from inboxes when they expire, and do not count an admin who read only a test as a reader', async () => {
    const { academy, admin, parent } = await scene();
    const id = await announced(admin, { expiresAt: '2026-03-02T10:00:00Z' });
    await run(admin, TEST, { id });
    await workUntil(service.app, NOW);
    await run(admin, 'mutation { markNotificationsRead(all: true) { unreadCount } }');
    await run(admin, PUBLISH, { id });
    await workUntil(service.app, '2026-03-02T09:00:00Z');
    expect((await run(admin, LIST)).row.nodes).toMatchObject([{ id, readCount: 0 }]);
    expect(await inboxes(academy, parent)).toEqual([1]);
    await workUntil(service.app, '2026-03-02T10:00:01Z');
    expect(await inboxes(academy, parent)).toEqual([0]);
  });

  it('are not visible to teachers while they are drafts of other authors', async () => {
    const { academy, admin, teacher, batch } = await scene();
    const other = await academy.as('teacher');
    const id = await announced(teacher, { audience: { batchIds: [batch.id] } });
    for (const query of [PUBLISH, WITHDRAW, DELETE, TEST]) {
      expect((await run(other, query, { id })).error?.code, query).toBe('NOT_FOUND');
    }
    expect((await run(other, UPDATE, { id, input: { title: 'X' } })).error?.code).toBe('NOT_FOUND');
    expect((await run(admin, LIST)).row.nodes).toMatchObject([{ title: 'Open day', state: 'DRAFT' }]);
  });
});
