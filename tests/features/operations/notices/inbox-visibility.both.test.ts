import { beforeAll, describe, expect, it } from 'vitest';
import { Notification } from '../../../../src/features/operations/notices/inbox/notification.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import type { Member, SeededAcademy } from '../../../support/seed.ts';
import { subscribe } from '../../../support/streams.ts';
import { changeMemberRole, membershipOf } from '../../people/members/setup.ts';
import { noticeAcademy } from './setup.ts';

const LIST = `{ notifications(first: 50) { totalCount nodes { id title text } } unreadNotificationCount
  announcements(first: 50) { nodes { title } } }`;
const MARK = 'mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { unreadCount } }';
const CREATE = `mutation ($audience: AnnouncementAudienceInput!, $title: String!) {
  createAnnouncement(input: { title: $title, body: "Please read.", audience: $audience }) { id } }`;
const PUBLISH = 'mutation ($id: ID!) { publishAnnouncement(id: $id) { id } }';
const RECEIVED = 'subscription { notificationReceived { id title } }';

describe('inbox of a user who may no longer see a student', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
  });

  /** Changes a record as the admin. */
  async function put(path: string, body: object): Promise<void> {
    const { status } = await rest(app, admin, 'PUT', path, body);
    expect(status, path).toBe(200);
  }

  /** Creates a student in a batch of a teacher, and a parent of the student. */
  async function scene() {
    academy = await noticeAcademy(app);
    admin = await academy.as('academy_admin');
    const teacher = await academy.as('teacher');
    const student = await academy.with.student({ firstName: 'Mia', lastName: 'Lee' });
    const batch = await academy.with.batch({ name: 'Dolphins', instructorId: teacher.staffId as string });
    const enrollment = await academy.with.enrollment({ studentId: student.id, batchId: batch.id });
    const { id: parentId } = await academy.with.parent({ children: [student.id] });
    const parent = await academy.as('parent', { parentId });
    return { teacher, student, batch, enrollment, parentId, parent };
  }

  type Scene = Awaited<ReturnType<typeof scene>>;

  /** Writes an inbox entry about the student's low attendance. Returns its id. */
  async function lowAttendance({ student, batch }: Scene, { userId }: Member): Promise<string> {
    const { id } = await academy.with.record(Notification, {
      ...{ userId, kind: 'low_attendance' as never, resourceType: 'student', resourceId: student.id },
      ...{ params: { studentIds: [student.id], batchId: batch.id, rate: '25.00' }, dedupeKey: `low ${student.id}` },
    });
    return id;
  }

  async function titlesOf(viewer: Member): Promise<string[]> {
    const { data, errors } = await gql(app, viewer, LIST);
    expect(errors).toBeUndefined();
    const titles = data.notifications.nodes.map(({ title }: { title: string }) => title);
    expect([data.notifications.totalCount, data.unreadNotificationCount]).toEqual([titles.length, titles.length]);
    return titles;
  }

  it('omits the entries about the student after a parent was unlinked, until the parent is linked again', async () => {
    const at = await scene();
    const id = await lowAttendance(at, at.parent);
    expect(await titlesOf(at.parent)).toEqual(['The attendance of Mia Lee in Dolphins is low']);
    await put(`/parents/${at.parentId}`, { students: [] });
    await put(`/students/${at.student.id}`, { first_name: 'Renamed' });
    expect((await rest(app, at.parent, 'GET', `/students/${at.student.id}`)).status).toBe(404);
    expect(await titlesOf(at.parent)).toEqual([]);
    const list = await rest(app, at.parent, 'GET', '/notifications');
    expect([list.body.data, list.body.meta.total]).toEqual([[], 0]);
    expect((await rest(app, at.parent, 'GET', `/notifications/${id}`)).status).toBe(404);
    expect((await gql(app, at.parent, `{ notification(id: "${id}") { title } }`)).data.notification).toBeNull();
    const marked = await gql(app, at.parent, MARK, { ids: [id] });
    expect(marked.errors?.[0]?.extensions.fields).toEqual({ 'ids.0': ['The selected ids.0 is invalid.'] });
    await put(`/parents/${at.parentId}`, { students: [{ student_id: at.student.id, relationship: 'mother' }] });
    expect(await titlesOf(at.parent)).toEqual(['The attendance of Renamed Lee in Dolphins is low']);
    expect((await gql(app, at.parent, MARK, { ids: [id] })).data.markNotificationsRead).toEqual({ unreadCount: 0 });
  });

  it('sends an entry about a student to the stream of a parent only if the parent may see the student', async () => {
    const at = await scene();
    const stranger = await academy.as('parent');
    for (const [viewer, title] of [
      [at.parent, expect.stringContaining('Mia Lee')],
      [stranger, 'New learning materials:'],
    ] as const) {
      const stream = await subscribe(app, viewer, RECEIVED);
      await lowAttendance(at, viewer);
      await academy.with.record(Notification, {
        ...{ userId: viewer.userId, kind: 'material_published' as never, params: { materialIds: [] } },
        ...{ resourceType: 'material', resourceId: at.batch.id, dedupeKey: 'materials' },
      });
      expect(await stream.data()).toMatchObject({ notificationReceived: { title } });
      stream.close();
    }
  });

  it('contains entries about the students of a teacher, as long as these students are in a batch of the teacher', async () => {
    const at = await scene();
    await lowAttendance(at, at.teacher);
    expect(await titlesOf(at.teacher)).toHaveLength(1);
    await put(`/enrollments/${at.enrollment.id}`, { status: 'dropped' });
    expect(await titlesOf(at.teacher)).toEqual([]);
  });

  it('contains the own entries of a student, a department head and office staff', async () => {
    const at = await scene();
    const student = await academy.as('student', { studentId: at.student.id });
    const head = await academy.as('department_head');
    const department = await academy.with.department({ headStaffId: head.staffId });
    const course = await academy.with.course({ departmentId: department.id } as never);
    const batch = await academy.with.batch({ courseId: course.id });
    await academy.with.enrollment({ studentId: at.student.id, batchId: batch.id });
    for (const viewer of [student, head, await academy.as('administrator'), await academy.as('support_staff')]) {
      await lowAttendance(at, viewer);
      expect(await titlesOf(viewer)).toHaveLength(1);
    }
  });

  it('omits entries for staff after a teacher has become a parent: low attendance, announcements to staff', async () => {
    const at = await scene();
    const roles = { roles: ['TEACHER'] };
    for (const [title, audience] of [['For teachers', roles] as const, ['For everyone', { everyone: true }] as const]) {
      const { id } = (await gql(app, admin, CREATE, { title, audience })).data.createAnnouncement;
      expect((await gql(app, admin, PUBLISH, { id })).errors).toBeUndefined();
    }
    await app.background.drain();
    await lowAttendance(at, at.teacher);
    const all = ['For everyone', 'For teachers', 'The attendance of Mia Lee in Dolphins is low'];
    expect((await titlesOf(at.teacher)).toSorted()).toEqual(all);
    const { id: parentId } = await academy.with.parent();
    const { id } = (await membershipOf({ app, academy }, at.teacher.userId)) ?? {};
    expect((await changeMemberRole(app, admin, id, { role: 'PARENT', parentId })).errors).toBeUndefined();
    expect(await titlesOf(at.teacher)).toEqual(['For everyone']);
    const { announcements } = (await gql(app, at.teacher, LIST)).data;
    expect(announcements.nodes).toEqual([{ title: 'For everyone' }]);
  });

  it('omits entries about billing runs after an administrator has lost this role', async () => {
    await scene();
    const { id: resourceId } = await academy.with.billingRun();
    const viewer = await academy.as('administrator');
    await academy.with.record(Notification, {
      ...{ userId: viewer.userId, kind: 'billing_held' as never, params: { billingRunId: resourceId } },
      ...{ resourceType: 'billing_run', resourceId, dedupeKey: 'held' },
    });
    expect(await titlesOf(viewer)).toHaveLength(1);
    await put(`/staff/${viewer.staffId}`, { role: 'support_staff' });
    expect(await titlesOf(viewer)).toEqual([]);
  });

  it('contains bills of a payer without the names of students whom the payer may no longer see', async () => {
    const at = await scene();
    const fee = await academy.with.fee({ studentId: at.student.id, parentId: at.parentId, title: 'March' } as never);
    await academy.with.record(Notification, {
      ...{ userId: at.parent.userId, kind: 'fee_issued' as never, resourceType: 'fee', resourceId: fee.id },
      ...{ params: { accountId: fee.account.id, feeIds: [fee.id] }, dedupeKey: 'fee' },
    });
    const text = async () => (await gql(app, at.parent, LIST)).data.notifications.nodes[0].text;
    expect(await text()).toContain('March (Mia Lee): ');
    await put(`/parents/${at.parentId}`, { students: [] });
    expect(await text()).toContain('March: ');
    expect(await text()).not.toContain('Mia');
  });
});
