import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { ClashPolicy } from '../../../../src/features/academy/academies/academy.enums.ts';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { aBatch, byHand, type Scene, scene, sessionOn, updateBatch } from '../../scheduling/changes/setup.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';

let at: Scene;

beforeAll(async () => {
  at = await scene();
});

const TAKE_BACK = 'mutation ($id: ID!) { takeBackSessions(staffId: $id) { staffId batches sessions skipped } }';
const ask = (id: string, as: Credentials = at.admin, there: Scene = at) => gql(there.app, as, TAKE_BACK, { id });

const takeBack = async (id: string, as: Credentials = at.admin, there: Scene = at) => {
  const { data, errors } = await ask(id, as, there);
  expect(errors).toBeUndefined();
  return data.takeBackSessions;
};

async function setStatus(there: Scene, id: string, status: string): Promise<void> {
  const mutation =
    'mutation ($id: ID!, $status: StaffStatus) { updateStaffMember(id: $id, input: { status: $status }) { id } }';
  expect((await gql(there.app, there.admin, mutation, { id, status })).errors).toBeUndefined();
}

/** Creates an upcoming batch of ten days with an instructor. */
async function taught(there: Scene = at, given: object = {}) {
  const { id: staffId } = await there.academy.with.staff();
  const dates = { startDate: inDays(1), endDate: inDays(10) };
  const batchId = await aBatch(there, { instructorId: staffId, ...dates, ...given });
  return { staffId, batchId };
}

const leave = (staffId: string, there: Scene = at) => setStatus(there, staffId, 'TERMINATED');
const rehire = (staffId: string, there: Scene = at) => setStatus(there, staffId, 'ACTIVE');

const FREE = `query ($id: ID!) { classSessions(first: 100, filter: { formerInstructorId: $id, unstaffed: true }) {
  nodes { date batchId }
} }`;
const free = async (id: string, there: Scene = at): Promise<string[]> =>
  (await gql(there.app, there.admin, FREE, { id })).data.classSessions.nodes.map(({ date }: { date: string }) => date);

const leader = async (batchId: string, days: number, there: Scene = at): Promise<string | null> =>
  (await sessionOn(there, batchId, inDays(days))).instructor?.id ?? null;

const DAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Creates an academy that refuses clashes. */
async function refusing(): Promise<Scene> {
  const there = await scene();
  await there.academy.run(async (em) => {
    const academy = await em.findOneOrFail(Academy, { id: there.academy.id });
    academy.settings = { ...academy.settings, clashPolicy: ClashPolicy.REFUSE };
  });
  return there;
}

describe('takeBackSessions, for a staff member who is rehired', () => {
  it('assigns former batches and sessions that have no instructor to the staff member again', async () => {
    const { staffId, batchId } = await taught();
    await leave(staffId);
    expect(await free(staffId)).toEqual(DAYS.map(inDays));
    await rehire(staffId);
    expect(await takeBack(staffId)).toEqual({ staffId, batches: 1, sessions: 10, skipped: 0 });
    expect(await free(staffId)).toEqual([]);
    const query = 'query ($id: ID!) { batch(id: $id) { instructorId } }';
    expect((await gql(at.app, at.admin, query, { id: batchId })).data.batch).toEqual({ instructorId: staffId });
    expect(await sessionOn(at, batchId, inDays(3))).toMatchObject({ instructor: { id: staffId }, overrides: [] });
    expect(await takeBack(staffId)).toEqual({ staffId, batches: 0, sessions: 0, skipped: 0 });
  });

  it('skips batches and sessions that another instructor has taken over', async () => {
    const { staffId, batchId } = await taught();
    const { staffId: other, batchId: given } = await taught();
    await leave(staffId);
    await leave(other);
    const { id: successor } = await at.academy.with.staff();
    const mutation =
      'mutation ($id: ID!, $to: ID!) { substituteInstructor(id: $id, input: { instructorId: $to }) { id } }';
    const { id } = await sessionOn(at, batchId, inDays(4));
    expect((await gql(at.app, at.admin, mutation, { id, to: successor })).errors).toBeUndefined();
    expect((await updateBatch(at.app, at.admin, given, { instructorId: successor })).errors).toBeUndefined();
    for (const each of [staffId, other]) await rehire(each);
    expect(await takeBack(staffId)).toMatchObject({ batches: 1, sessions: 9, skipped: 0 });
    expect([await leader(batchId, 3), await leader(batchId, 4)]).toEqual([staffId, successor]);
    expect(await free(other)).toEqual([]);
    expect(await takeBack(other)).toMatchObject({ batches: 0, sessions: 0 });
    expect(await leader(given, 3)).toBe(successor);
  });

  it('assigns single sessions, even if their batch has no instructor', async () => {
    const batchId = await aBatch(at);
    const { id: staffId } = await at.academy.with.staff();
    await byHand(at, await sessionOn(at, batchId, inDays(2)), {
      instructorId: staffId,
      overrides: ['instructor'] as never,
    });
    await leave(staffId);
    expect([await leader(batchId, 2), await free(staffId)]).toEqual([null, [inDays(2)]]);
    await rehire(staffId);
    expect(await takeBack(staffId)).toMatchObject({ batches: 0, sessions: 1, skipped: 0 });
    expect(await sessionOn(at, batchId, inDays(2))).toMatchObject({
      ...{ instructor: { id: staffId }, overrides: ['instructor'] },
    });
    expect(await leader(batchId, 3)).toBeNull();
  });

  it('skips sessions during approved time off, but assigns them in a call after the time off', async () => {
    const { staffId, batchId } = await taught();
    await leave(staffId);
    await rehire(staffId);
    const away = { startDate: inDays(5), endDate: inDays(6), status: 'approved' as never };
    const { id } = await at.academy.with.timeOff({ staffId, ...away });
    expect(await takeBack(staffId)).toEqual({ staffId, batches: 1, sessions: 8, skipped: 2 });
    expect(await free(staffId)).toEqual([5, 6].map(inDays));
    expect([await leader(batchId, 4), await leader(batchId, 5)]).toEqual([staffId, null]);
    const remove = 'mutation ($id: ID!) { deleteTimeOff(id: $id) { message } }';
    expect((await gql(at.app, at.admin, remove, { id })).errors).toBeUndefined();
    expect(await takeBack(staffId)).toEqual({ staffId, batches: 0, sessions: 2, skipped: 0 });
    expect(await sessionOn(at, batchId, inDays(5))).toMatchObject({ instructor: { id: staffId }, overrides: [] });
  });

  it('skips clashing sessions if the academy refuses clashes', async () => {
    const there = await refusing();
    const { staffId, batchId } = await taught(there);
    await leave(staffId, there);
    await rehire(staffId, there);
    const busy = {
      instructorId: staffId,
      startDate: inDays(2),
      endDate: inDays(3),
      startTime: '09:30',
      endTime: '10:30',
    };
    await aBatch(there, busy);
    expect(await takeBack(staffId, there.admin, there)).toEqual({ staffId, batches: 1, sessions: 8, skipped: 2 });
    expect(await free(staffId, there)).toEqual([2, 3].map(inDays));
    expect(await leader(batchId, 4, there)).toBe(staffId);
  });

  it('assigns only the earlier of two clashing batches if the academy refuses clashes', async () => {
    const there = await scene();
    const { staffId, batchId } = await taught(there);
    const times = { startDate: inDays(1), endDate: inDays(10), startTime: '09:30', endTime: '10:30' };
    const later = await aBatch(there, { instructorId: staffId, ...times });
    await leave(staffId, there);
    await rehire(staffId, there);
    await there.academy.run(async (em) => {
      const academy = await em.findOneOrFail(Academy, { id: there.academy.id });
      academy.settings = { ...academy.settings, clashPolicy: ClashPolicy.REFUSE };
    });
    expect(await takeBack(staffId, there.admin, there)).toEqual({ staffId, batches: 1, sessions: 10, skipped: 10 });
    expect([await leader(batchId, 3, there), await leader(later, 3, there)]).toEqual([staffId, null]);
  });

  it('assigns clashing sessions if the academy only warns about clashes', async () => {
    const { staffId } = await taught();
    await leave(staffId);
    await rehire(staffId);
    await aBatch(at, { instructorId: staffId, startDate: inDays(2), endDate: inDays(3) });
    expect(await takeBack(staffId)).toMatchObject({ sessions: 10, skipped: 0 });
  });

  it('writes audit entries, and records one event for each changed batch', async () => {
    const { staffId, batchId } = await taught();
    await leave(staffId);
    await rehire(staffId);
    const { id } = await sessionOn(at, batchId, inDays(3));
    const notes = () =>
      at.academy.run(async (em) => ({
        audited: await em.count(AuditEntry, { resourceId: { $in: [id, batchId] } }),
        events: await em.count(OutboxEvent, { type: 'sessions.rescheduled', resourceId: batchId }),
      }));
    const before = await notes();
    await takeBack(staffId);
    expect(await notes()).toEqual({ audited: before.audited + 2, events: before.events + 1 });
  });

  it('refuses terminated staff, and returns NOT_FOUND for staff who are unknown or in another academy', async () => {
    const { staffId } = await taught();
    await leave(staffId);
    const refused = (id: string, as?: Credentials) => refusal(at.app, at.academy.id, () => ask(id, as));
    expect(await refused(staffId)).toEqual(badInput({ staffId: ['The staff member has left.'] }));
    const other = await seedAcademy(at.app);
    const { id: stranger } = await other.with.staff();
    for (const id of [stranger, UNKNOWN_ID, 'nobody']) expect(await refused(id)).toEqual(notFound('Staff member'));
  });

  it('allows admins, and department heads in their departments', async () => {
    const { staffId } = await taught();
    const head = await at.academy.as('department_head');
    const department = await at.academy.with.department({ headStaffId: head.staffId as string });
    const { id: courseId } = await at.academy.with.course({ departmentId: department.id });
    const dates = { startDate: inDays(1), endDate: inDays(10), startTime: '12:00', endTime: '13:00' };
    const led = await aBatch(at, { courseId, instructorId: staffId, ...dates });
    await leave(staffId);
    await rehire(staffId);
    for (const role of ['teacher', 'support_staff', 'parent', 'student'] as const) {
      const who = await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => ask(staffId, who))).toEqual(FORBIDDEN);
    }
    expect(await takeBack(staffId, head)).toMatchObject({ batches: 1, sessions: 10 });
    expect(await leader(led, 3)).toBe(staffId);
    expect((await free(staffId)).length).toBe(10);
    expect(await takeBack(staffId, await at.academy.as('administrator'))).toMatchObject({ batches: 1, sessions: 10 });
  });

  it('is available over REST, where sessions without an instructor can be listed too', async () => {
    const { staffId } = await taught();
    await leave(staffId);
    const list = () => rest(at.app, at.admin, 'GET', `/sessions?former_instructor_id=${staffId}&unstaffed=true`);
    expect((await list()).body.meta.total).toBe(10);
    const path = `/staff/${staffId}/take-back-sessions`;
    const refused = await rest(at.app, at.admin, 'POST', path);
    expect([refused.status, refused.body.errors]).toEqual([422, { staff_id: ['The staff member has left.'] }]);
    await rehire(staffId);
    const { status, body } = await rest(at.app, at.admin, 'POST', path);
    expect([status, body.data]).toEqual([200, { staff_id: staffId, batches: 1, sessions: 10, skipped: 0 }]);
    expect((await list()).body.meta.total).toBe(0);
    expect((await rest(at.app, at.admin, 'POST', `/staff/${UNKNOWN_ID}/take-back-sessions`)).status).toBe(404);
  });
});
