import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { dayFromNow, FUTURE, PAST, readSession, type Scene, scene } from './setup.ts';

const LIST = `query ($filter: ClassSessionFilter) { classSessions(first: 100, filter: $filter) { nodes { id } totalCount } }`;

describe('classSessions query', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  async function listed(who: Credentials, filter: object = {}): Promise<string[]> {
    const { data, errors } = await gql(at.app, who, LIST, { filter });
    expect(errors).toBeUndefined();
    expect(data.classSessions.totalCount).toBe(data.classSessions.nodes.length);
    return data.classSessions.nodes.map(({ id }: { id: string }) => id);
  }

  /** Creates a batch with a session on each of the given days from now. */
  async function taught(...days: number[]) {
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId });
    const ids: string[] = [];
    for (const day of days) {
      const onlineUrl = 'https://meet.example.test/3';
      ids.push((await at.academy.with.session({ batchId, date: dayFromNow(day), notes: 'Ours', onlineUrl })).id);
    }
    return { batchId, ids };
  }

  it('orders by day and time, and filters by period', async () => {
    const { batchId, ids } = await taught(3, 1, 2);
    const early = await at.academy.with.session({
      batchId,
      date: dayFromNow(3),
      startTime: '07:00:00',
      slotDate: null,
    });
    expect(await listed(at.admin, { batchId })).toEqual([ids[1], ids[2], early.id, ids[0]]);
    expect(await listed(at.admin, { batchId, from: dayFromNow(2), to: dayFromNow(2) })).toEqual([ids[2]]);
  });

  it('returns to families the sessions on days of an active enrollment, without notes', async () => {
    const { batchId, ids } = await taught(-20, -15, -10, -5, 5);
    const [before, , , , future] = ids as [string, string, string, string, string];
    const stays = await at.academy.with.student({ firstName: 'Zoe' });
    const left = await at.academy.with.student({ firstName: 'Ada' });
    const done = await at.academy.with.student({ firstName: 'Bo' });
    const enroll = (studentId: string, given: object) =>
      at.academy.with.enrollment({ studentId, batchId, enrollmentDate: dayFromNow(-15), ...given });
    await enroll(stays.id, {});
    await enroll(left.id, { status: EnrollmentStatus.DROPPED, droppedOn: dayFromNow(-10) });
    await enroll(done.id, { status: EnrollmentStatus.COMPLETED, completionDate: dayFromNow(-10) });
    const parent = await at.academy.with.parent({ children: [stays.id, left.id] });
    const asParent = await at.academy.as('parent', { parentId: parent.id });
    const asLeft = await at.academy.as('student', { studentId: left.id });
    const asDone = await at.academy.as('student', { studentId: done.id });
    expect(await listed(asParent)).toEqual(ids.slice(1));
    expect(await listed(asLeft)).toEqual(ids.slice(1, 2));
    expect(await listed(asDone)).toEqual(ids.slice(1, 3));

    expect(await readSession(at.app, asParent, before)).toBeNull();
    expect(await readSession(at.app, asLeft, future)).toBeNull();
    const first = await readSession(at.app, asParent, ids[1] as string);
    expect(first).toMatchObject({ notes: null, onlineUrl: 'https://meet.example.test/3' });
    expect(first.attendees.map(({ id }: { id: string }) => id)).toEqual([left.id, stays.id]);
    expect((await readSession(at.app, asParent, future)).attendees).toEqual([{ id: stays.id, name: stays.name }]);
    expect((await readSession(at.app, asDone, ids[1] as string)).attendees).toEqual([{ id: done.id, name: done.name }]);
    for (const who of [at.admin, at.teacher, at.head, await at.academy.as('support_staff')]) {
      expect(await readSession(at.app, who, future)).toMatchObject({ notes: 'Ours', attendees: null });
    }
    const { body } = await rest(at.app, asParent, 'GET', `/sessions/${future}`);
    expect(body.data).toMatchObject({ notes: null, attendees: [{ id: stays.id, name: stays.name }] });
  });

  it('returns no sessions to a student whose enrollment is pending', async () => {
    const { batchId } = await taught(4);
    const student = await at.academy.as('student');
    await at.academy.with.enrollment({
      ...{ studentId: student.studentId as string, batchId, status: EnrollmentStatus.PENDING },
    });
    expect(await listed(student)).toEqual([]);
  });

  it('filtered by student, returns the sessions on days with an active enrollment, each session once', async () => {
    const { batchId, ids } = await taught(-3, 3);
    const { id: studentId } = await at.academy.with.student();
    const completed = { status: EnrollmentStatus.COMPLETED, completionDate: FUTURE };
    // two enrollments that overlap
    await at.academy.with.enrollment({ studentId, batchId, ...completed });
    await at.academy.with.enrollment({ studentId, batchId, enrollmentDate: dayFromNow(-1) });
    expect(await listed(at.admin, { studentId })).toEqual(ids);
    const query = `{ student(id: "${studentId}") { sessions { nodes { id } totalCount } } }`;
    for (const _ of ['read', 'planned']) {
      const { data } = await gql(at.app, at.admin, query);
      expect(data.student.sessions).toEqual({ nodes: ids.map((id) => ({ id })), totalCount: 2 });
    }
  });

  it('filtered by a student whom the caller cannot see, returns an empty list', async () => {
    const { batchId, ids } = await taught(6);
    const [mine, other] = [await at.academy.with.student(), await at.academy.with.student()];
    for (const { id } of [mine, other]) await at.academy.with.enrollment({ studentId: id, batchId });
    const parent = await at.academy.with.parent({ children: [mine.id] });
    const asParent = await at.academy.as('parent', { parentId: parent.id });
    expect(await listed(asParent, { studentId: mine.id })).toEqual(ids);
    expect(await listed(asParent, { studentId: other.id })).toEqual([]);
    expect(await listed(at.teacher, { studentId: mine.id })).toEqual([]);
    await at.academy.with.enrollment({
      ...{ studentId: mine.id, courseId: at.courseId, batchId: at.batchId },
    });
    expect(await listed(at.teacher, { studentId: mine.id })).toEqual(ids);
  });

  it('filtered by unmarked=true, returns only past sessions that have students but no attendance', async () => {
    const { batchId, ids } = await taught(-9, -8, -7, -6, -5, 8);
    const [early, open, cancelled, held, marked] = ids as [string, string, string, string, string];
    const { id: studentId } = await at.academy.with.student();
    await at.academy.with.enrollment({ studentId, batchId, enrollmentDate: dayFromNow(-8) });
    const set = (id: string, status: SessionStatus) =>
      at.academy.run(async (em) => {
        const session = (await em.findOneOrFail('ClassSession' as never, { id } as never)) as { status: SessionStatus };
        session.status = status;
      });
    await set(cancelled, SessionStatus.CANCELLED);
    await set(held, SessionStatus.HELD);
    await set(marked, SessionStatus.HELD);
    await at.academy.with.attendance({ studentId, batchId, date: dayFromNow(-5) });
    await at.academy.run(async (em) => {
      const mark = (await em.findOneOrFail('Attendance' as never, { student: { id: studentId } } as never)) as any;
      mark.classSession = await em.findOneOrFail('ClassSession' as never, { id: marked } as never);
    });
    expect(await listed(at.admin, { batchId, unmarked: true })).toEqual([open, held]);
    const others = ids.filter((id) => ![open, held].includes(id));
    expect(await listed(at.admin, { batchId, unmarked: false })).toEqual(others);
    expect(others).toContain(early);
    const { body } = await rest(at.app, at.admin, 'GET', `/sessions?batch_id=${batchId}&unmarked=true`);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([open, held]);
  });

  it('filtered by unstaffed=true, returns only sessions without an instructor who is active on that day', async () => {
    const instructor = async (given: object = {}) => (await at.academy.with.staff(given)).id;
    const batchId = (await at.academy.with.batch()).id;
    const made = (date: string, instructorId: string | null, given: object = {}) =>
      at.academy.with.session({ batchId, date, instructorId, ...given } as never);
    const left = await instructor({ status: 'terminated', endDate: dayFromNow(12) });
    const sessions = [
      await made(dayFromNow(10), null),
      await made(dayFromNow(11), await instructor()),
      // until the last day of a staff member who leaves
      await made(dayFromNow(12), left),
      await made(dayFromNow(13), left),
      await made(dayFromNow(14), await instructor({ status: 'terminated' })),
      await made(dayFromNow(15), await instructor({ deletedAt: new Date().toISOString() })),
      await made(dayFromNow(16), null, { status: SessionStatus.CANCELLED }),
    ].map(({ id }) => id);
    const at_ = (...places: number[]) => places.map((place) => sessions[place]);
    expect(await listed(at.admin, { batchId, unstaffed: true })).toEqual(at_(0, 3, 4, 5));
    expect(await listed(at.admin, { batchId, unstaffed: false })).toEqual(at_(1, 2, 6));
    const { body } = await rest(at.app, at.admin, 'GET', `/sessions?batch_id=${batchId}&unstaffed=true`);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(at_(0, 3, 4, 5));
  });

  it('filtered by unstaffed=true, omits sessions that began with an instructor who left without an end date', async () => {
    const instructor = async (given: object) => (await at.academy.with.staff(given)).id;
    const left = await instructor({ status: 'terminated' });
    const leftOn = await instructor({ status: 'terminated', endDate: dayFromNow(-5) });
    const deleted = await instructor({ deletedAt: new Date().toISOString() });
    const batchId = (await at.academy.with.batch()).id;
    const made = async (days: number, instructorId: string, status = SessionStatus.HELD) =>
      (await at.academy.with.session({ batchId, date: dayFromNow(days), instructorId, status } as never)).id;
    const begun = [
      await made(-8, left),
      await made(-7, left, SessionStatus.SCHEDULED),
      await made(-6, deleted),
      await made(-5, leftOn),
    ];
    const free = [
      await made(-4, leftOn, SessionStatus.SCHEDULED),
      await made(2, left, SessionStatus.SCHEDULED),
      await made(3, deleted, SessionStatus.SCHEDULED),
    ];
    expect(await listed(at.admin, { batchId, unstaffed: true })).toEqual(free);
    expect(await listed(at.admin, { batchId, unstaffed: false })).toEqual(begun);
  });

  it('is also available as a nested list of batches, rooms, instructors and students', async () => {
    const roomId = await at.room();
    const { id: instructorId } = await at.academy.with.staff();
    const { id } = await at.academy.with.session({
      batchId: at.batchId,
      date: PAST,
      slotDate: null,
      roomId,
      instructorId,
    });
    const query = `{ staffMember(id: "${instructorId}") { sessions { nodes {
      id room { sessions { nodes { id } } } batch { sessions(filter: { roomId: "${roomId}" }) { nodes { id } } }
    } } } }`;
    for (const _ of ['read', 'planned']) {
      const { data } = await gql(at.app, at.admin, query);
      const nodes = [{ id }];
      expect(data.staffMember.sessions.nodes).toEqual([
        { id, room: { sessions: { nodes } }, batch: { sessions: { nodes } } },
      ]);
    }
  });

  it('runs one statement for sessions with all nested records', async () => {
    const query = `{ classSessions(first: 20) { nodes {
      id isSubstitute attendees { name } batch { name } course { name } instructor { name } room { name } closure { name }
    } } }`;
    await gql(at.app, at.admin, query);
    const { result, statements } = await at.app.counting(() => gql(at.app, at.admin, query));
    expect(result.errors).toBeUndefined();
    expect(statements.filter((each) => each.includes('class_sessions'))).toHaveLength(1);
  });

  it('can be exported as a CSV file', async () => {
    const { batchId, ids } = await taught(11, 12);
    const headers = { accept: 'text/csv' };
    const response = await fetch(`${at.app.url}/api/v1/sessions?batch_id=${batchId}`, {
      headers: { ...headers, authorization: `Bearer ${at.admin.token}`, 'x-academy-id': at.academy.id },
    });
    const [head, ...rows] = (await response.text()).trim().split('\r\n');
    expect(head).toContain('batch_id');
    expect(rows.map((row) => row.split(',')[0])).toEqual(ids);
  });
});
