import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
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

const ENROLL = 'mutation ($input: EnrollStudentInput!) { enrollStudent(input: $input) { id status } }';
const APPROVE = 'mutation ($id: ID!) { approveEnrollment(id: $id) { id } }';
const DROP = 'mutation ($id: ID!) { dropEnrollment(id: $id) { id } }';

const NOW = '2026-03-02T08:00:00Z';
const LATER = '2026-03-02T08:10:00Z';

describe('notices about requests for a place in a batch', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  async function scene() {
    setClock(NOW);
    const academy = await noticeAcademy(service.app);
    const admin = await academy.as('academy_admin');
    const student = await academy.with.student({ firstName: 'Mia', lastName: 'Lee' });
    const parentRow = await academy.with.parent({ children: [student.id] });
    const parent = await academy.as('parent', { parentId: parentRow.id });
    const course = await academy.with.course();
    const batch = await academy.with.batch({ name: 'Dolphins', maxStudents: 1, courseId: course.id });
    const ask = async (as: typeof admin, query: string, variables: object) => {
      const result = await gql(service.app, as, query, variables);
      expect(result.errors).toBeUndefined();
      return Object.values(result.data)[0] as { id: string };
    };
    const request = () =>
      ask(parent, ENROLL, { input: { studentId: student.id, courseId: course.id, batchId: batch.id } });
    return { academy, admin, parent, student, course, batch, ask, request };
  }

  it('are sent to the family once when office staff approve or refuse the request', async () => {
    for (const [query, word] of [
      [APPROVE, 'approved'],
      [DROP, 'refused'],
    ] as const) {
      const { academy, admin, parent, ask, request } = await scene();
      const { id } = await request();
      await workUntil(service.app, NOW);
      expect(await inboxOf(academy, parent.userId)).toEqual([]);
      await ask(admin, query, { id });
      await workUntil(service.app, LATER);
      expect(await inboxOf(academy, parent.userId)).toMatchObject([{ kind: 'enrollment_decided', resourceId: id }]);
      const [send] = await sendsOf(academy);
      expect([send?.state, send?.subject]).toEqual(['sent', `The request of Mia Lee for Dolphins was ${word}`]);
    }
  });

  it('are not created for a direct enrollment, or for a request that the family withdrew', async () => {
    const { academy, admin, parent, student, course, batch, ask, request } = await scene();
    const { id } = await request();
    await ask(parent, DROP, { id });
    await ask(admin, ENROLL, {
      input: { studentId: student.id, courseId: course.id, batchId: batch.id, status: 'ACTIVE' },
    });
    await workUntil(service.app, LATER);
    expect(await inboxOf(academy, parent.userId)).toEqual([]);
  });

  it('are sent to the family when a request on the waitlist gets a free seat', async () => {
    const { academy, admin, parent, batch, ask, request } = await scene();
    const other = await academy.with.student();
    const taken = await academy.with.enrollment({ studentId: other.id, batchId: batch.id });
    const { id } = await request();
    await ask(admin, DROP, { id: taken.id });
    await workUntil(service.app, LATER);
    expect(await inboxOf(academy, parent.userId)).toMatchObject([{ kind: 'waitlist_promoted', resourceId: id }]);
    expect(await statesOf(academy)).toEqual(['sent']);
  });
});
