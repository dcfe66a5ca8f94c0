import { beforeAll, describe, expect, test } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { studentDeleted } from '../../../../src/features/people/students/student.signals.ts';
import { AuditEntry } from '../../../../src/platform/audit/audit-entry.entity.ts';
import { getRecord } from '../../../../src/platform/database/records.ts';
import { createContext, todayIn } from '../../../../src/platform/tenancy/context.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { approve, batchOf, drop, enroll, enrolled, refused, resize, rowOf, seatsOf, waitingOn } from './setup.ts';

const { PENDING, ACTIVE, COMPLETED, DROPPED } = EnrollmentStatus;

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

const setStatus = (id: string, status: string) =>
  gql(app, admin, `mutation { updateBatch(id: "${id}", input: { status: ${status} }) { id } }`);

/** Creates a batch of two seats with an enrollment of each status and one enrollment on the waitlist. */
async function fullBatch() {
  const batchId = await batchOf(academy, 2);
  return {
    batchId,
    active: await enrolled(academy, { batchId, status: ACTIVE, progressPercentage: 60 }),
    pending: await enrolled(academy, { batchId, status: PENDING }),
    waiting: await waitingOn(academy, batchId, 1),
    completed: await enrolled(academy, { batchId, status: COMPLETED, completionDate: '2026-01-31' }),
    dropped: await enrolled(academy, { batchId, status: DROPPED, dropReason: 'Moved' }),
  };
}

describe('end of a batch', () => {
  test('completes active enrollments and drops pending enrollments if the batch is completed', async () => {
    const ids = await fullBatch();
    expect((await setStatus(ids.batchId, 'COMPLETED')).errors).toBeUndefined();
    const done = { status: COMPLETED, completionDate: todayIn('UTC'), progressPercentage: 100, dropReason: null };
    expect(await rowOf(academy, ids.active)).toMatchObject({ ...done, version: 2 });
    const dropped = { status: DROPPED, dropReason: 'batch_completed', waitlistPosition: null, version: 2 };
    expect(await rowOf(academy, ids.pending)).toMatchObject(dropped);
    expect(await rowOf(academy, ids.waiting)).toMatchObject(dropped);
    expect(await rowOf(academy, ids.completed)).toMatchObject({ completionDate: '2026-01-31', version: 1 });
    expect(await rowOf(academy, ids.dropped)).toMatchObject({ dropReason: 'Moved', version: 1 });
  });

  test.each([
    ['batch_cancelled', (id: string) => setStatus(id, 'CANCELLED')],
    ['batch_deleted', (id: string) => gql(app, admin, `mutation { deleteBatch(id: "${id}") { message } }`)],
  ])('drops every open enrollment, with the reason %s', async (dropReason, end) => {
    const ids = await fullBatch();
    expect((await end(ids.batchId)).errors).toBeUndefined();
    for (const id of [ids.active, ids.pending, ids.waiting]) {
      expect(await rowOf(academy, id)).toMatchObject({ status: DROPPED, dropReason, waitlistPosition: null });
    }
    expect(await rowOf(academy, ids.completed)).toMatchObject({ status: COMPLETED });
  });

  test('can be undone: a reopened batch accepts enrollments again', async () => {
    const { batchId } = await fullBatch();
    await setStatus(batchId, 'CANCELLED');
    await setStatus(batchId, 'ONGOING');
    const { id: studentId } = await academy.with.student();
    expect((await enroll(app, admin, { studentId, batchId })).data.done.status).toBe('ACTIVE');
  });

  test('records an audit entry for each changed enrollment', async () => {
    const ids = await fullBatch();
    await setStatus(ids.batchId, 'CANCELLED');
    const entries = await academy.run((em) => em.find(AuditEntry, { resourceId: ids.waiting }));
    expect(entries).toMatchObject([
      {
        action: 'updated',
        resource: 'Enrollment',
        userId: admin.userId,
        before: { status: 'pending', dropReason: null, waitlistPosition: 1 },
        after: { status: 'dropped', dropReason: 'batch_cancelled', waitlistPosition: null },
      },
    ]);
  });
});

describe('number of seats (maxStudents) of a batch', () => {
  test('when raised, promotes enrollments from the waitlist in order until all new seats are held', async () => {
    const batchId = await batchOf(academy, 1);
    const held = await enrolled(academy, { batchId });
    const line = [
      await waitingOn(academy, batchId, 1),
      await waitingOn(academy, batchId, 2),
      await waitingOn(academy, batchId, 3),
    ] as const;
    await resize(app, admin, batchId, 3);
    const after = await seatsOf(academy, batchId);
    expect(after.held.toSorted()).toEqual([held, line[0], line[1]].toSorted());
    expect(after).toMatchObject({ waiting: [line[2]], positions: [1] });
    expect(await rowOf(academy, line[0])).toMatchObject({ status: PENDING });
  });

  test('cannot be lowered below the number of held seats', async () => {
    const { batchId } = await fullBatch();
    const before = await seatsOf(academy, batchId);
    const result = await resize(app, admin, batchId, 1);
    expect(refused(result)).toEqual({ maxStudents: ['The max students field must be at least 2.'] });
    expect(await seatsOf(academy, batchId)).toEqual(before);
  });

  test('is not exceeded if promoted and pending enrollments are approved', async () => {
    const ids = await fullBatch();
    await drop(app, admin, ids.active);
    expect((await approve(app, admin, ids.waiting)).data.done.status).toBe('ACTIVE');
    expect((await approve(app, admin, ids.pending)).data.done.status).toBe('ACTIVE');
    expect((await seatsOf(academy, ids.batchId)).held).toHaveLength(2);
  });
});

test('dropEnrollment gives the seat to the waitlist with the same number of statements for any length of the waitlist', async () => {
  const passOn = async (waiting: number): Promise<number> => {
    const batchId = await batchOf(academy, 1);
    const id = await enrolled(academy, { batchId });
    for (let place = 1; place <= waiting; place++) await waitingOn(academy, batchId, place);
    return (await app.counting(() => drop(app, admin, id))).statements.length;
  };
  expect(await passOn(12)).toBe(await passOn(2));
});

test('deleteStudent drops all enrollments of the student, and gives the seats to the waitlists', async () => {
  const { id: studentId } = await academy.with.student();
  const [one, two, three] = [await batchOf(academy, 1), await batchOf(academy, 1), await batchOf(academy, 1)];
  const mine = [
    await enrolled(academy, { batchId: one, studentId }),
    await enrolled(academy, { batchId: two, studentId, status: PENDING }),
    await enrolled(academy, { studentId }),
  ];
  const completed = await enrolled(academy, { batchId: three, studentId, status: COMPLETED });
  const next = [await waitingOn(academy, one, 1), await waitingOn(academy, two, 1)] as const;
  const other = await enrolled(academy, { batchId: three });
  const viewer = {
    userId: admin.userId,
    role: 'academy_admin',
    staffId: null,
    parentId: null,
    studentId: null,
  } as const;
  const ctx = createContext(app.services, {
    requestId: 'test',
    ip: '',
    principal: null,
    academy: { id: academy.id, status: 'active', timezone: 'UTC', currency: 'USD', viewer },
  });
  await ctx.session.write(async (em) => {
    const student = await getRecord(em, Student, studentId, { name: 'Student', lock: true });
    student.deletedAt = new Date().toISOString();
    await app.services.signals.publish(ctx, em, studentDeleted, { student });
  });
  for (const id of mine) {
    expect(await rowOf(academy, id)).toMatchObject({ status: DROPPED, dropReason: 'student_deleted' });
  }
  expect(await rowOf(academy, completed)).toMatchObject({ status: COMPLETED });
  expect(await rowOf(academy, other)).toMatchObject({ status: ACTIVE });
  expect(await seatsOf(academy, one)).toMatchObject({ held: [next[0]], waiting: [] });
  expect(await seatsOf(academy, two)).toMatchObject({ held: [next[1]], waiting: [] });
});
