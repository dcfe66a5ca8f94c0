import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { seedSchool } from '../../../support/school.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import {
  batchOf,
  enroll,
  enrolled,
  onlyFor,
  refused,
  rowOf,
  seatsOf,
  transfer,
  verdictsOn,
  waitingOn,
} from './setup.ts';

const { PENDING, ACTIVE, COMPLETED, DROPPED } = EnrollmentStatus;
const OFFICE = ['academy_admin', 'administrator', 'department_head', 'support_staff'] as const;

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

describe('permission check of transferEnrollment', () => {
  const attempt: Parameters<typeof verdictsOn>[3] = async (as, id, { academy, ids }) =>
    transfer(app, as, id, (await academy.with.batch({ courseId: ids.violin as string })).id);

  test('allows office staff and the department head', async () => {
    expect(await verdictsOn(app, { status: ACTIVE }, 'own', attempt)).toEqual(onlyFor(...OFFICE));
  });

  test('returns NOT_FOUND to department heads for enrollments in other departments', async () => {
    const verdicts = await verdictsOn(app, { status: ACTIVE }, 'elsewhere', attempt);
    expect(verdicts).toEqual({ ...onlyFor(...OFFICE), department_head: 'NOT_FOUND' });
  });

  test('forbids department heads to transfer a student into another department', async () => {
    const { academy, as, ids } = await seedSchool(app);
    const id = ids['Eve violin'] as string;
    const before = await rowOf(academy, id);
    expect(codes(await transfer(app, as.department_head, id, ids['flute batch'] as string))).toEqual(['FORBIDDEN']);
    expect(await rowOf(academy, id)).toEqual(before);
  });
});

describe('transferEnrollment', () => {
  /** Expects a refusal with exactly these fields, and no change. */
  const refuses = async (id: string, to: string, fields: object, of = academy, as = admin) => {
    const before = [await rowOf(of, id), await of.run((em) => em.count(Enrollment, {}))];
    expect(refused(await transfer(app, as, id, to))).toEqual(fields);
    expect([await rowOf(of, id), await of.run((em) => em.count(Enrollment, {}))]).toEqual(before);
  };
  const badBatch = { batchId: ['The selected batch id is invalid.'] };

  test('drops the old enrollment and creates a new enrollment in the same course', async () => {
    const course = await academy.with.course();
    const [from, to] = [
      await academy.with.batch({ courseId: course.id }),
      await academy.with.batch({ courseId: course.id }),
    ];
    const given = { grade: 'B', progressPercentage: 40, notes: 'Sits in front', enrollmentDate: '2026-01-05' };
    const id = await enrolled(academy, { ...given, batchId: from.id });
    const { data } = await transfer(app, admin, id, to.id);
    const old = await rowOf(academy, id);
    expect(old).toMatchObject({ ...given, status: DROPPED, dropReason: 'transferred', batchId: from.id });
    expect(data.done).toEqual({
      ...given,
      id: expect.not.stringMatching(id),
      studentId: old.studentId,
      courseId: course.id,
      batchId: to.id,
      enrollmentDate: todayIn('UTC'),
      status: 'ACTIVE',
      completionDate: null,
      waitlistPosition: null,
      dropReason: null,
      version: 1,
    });
  });

  test('resets grade and progress if the new batch is in another course', async () => {
    const to = await academy.with.batch();
    const id = await enrolled(academy, { batchId: await batchOf(academy, 1), grade: 'B', progressPercentage: 40 });
    const { data } = await transfer(app, admin, id, to.id);
    expect(data.done).toMatchObject({ courseId: to.courseId, grade: null, progressPercentage: 0 });
  });

  test('keeps the later day for which staff gave the place', async () => {
    const [from, to] = [await batchOf(academy, 2), await batchOf(academy, 2)];
    const enrollmentDate = inDays(45);
    const studentId = (await academy.with.student()).id;
    const { data } = await enroll(app, admin, { studentId, batchId: from, enrollmentDate });
    const moved = await transfer(app, admin, data.done.id, to);
    expect(moved.data.done).toMatchObject({ batchId: to, status: 'ACTIVE', enrollmentDate });
    expect(await rowOf(academy, moved.data.done.id)).toMatchObject({ activeFrom: enrollmentDate });
    const { id: ending } = await academy.with.batch({ endDate: inDays(44) });
    await refuses(moved.data.done.id, ending, badBatch);
  });

  test('gives the freed seat to the first enrollment on the waitlist', async () => {
    const from = await batchOf(academy, 1);
    const id = await enrolled(academy, { batchId: from });
    const [first, second] = [await waitingOn(academy, from, 1), await waitingOn(academy, from, 2)];
    await transfer(app, admin, id, await batchOf(academy, 1));
    expect(await seatsOf(academy, from)).toMatchObject({ held: [first], waiting: [second], positions: [1] });
  });

  test('moves an enrollment without a batch into a batch', async () => {
    const id = await enrolled(academy, {});
    const to = await batchOf(academy, 1);
    expect((await transfer(app, admin, id, to)).data.done).toMatchObject({ batchId: to, status: 'ACTIVE' });
  });

  test('moves an enrollment on a waitlist to the end of the waitlist of the new batch', async () => {
    const [from, to] = [await batchOf(academy, 1), await batchOf(academy, 1)];
    for (const batchId of [from, to]) await enrolled(academy, { batchId });
    const [first, second] = [await waitingOn(academy, from, 1), await waitingOn(academy, from, 2)];
    const third = await waitingOn(academy, to, 1);
    const { data } = await transfer(app, admin, first, to);
    expect(data.done).toMatchObject({ status: 'PENDING', waitlistPosition: 2 });
    expect(await seatsOf(academy, from)).toMatchObject({ waiting: [second], positions: [1] });
    expect(await seatsOf(academy, to)).toMatchObject({ waiting: [third, data.done.id], positions: [1, 2] });
  });

  test('refuses an active enrollment if the new batch is full', async () => {
    const to = await batchOf(academy, 1);
    await enrolled(academy, { batchId: to });
    await refuses(await enrolled(academy, { batchId: await batchOf(academy, 1) }), to, {
      batchId: ['The batch is full.'],
    });
  });

  test('refuses the current batch of the enrollment, and batches that are unknown, cancelled, deleted or in another academy', async () => {
    const from = await batchOf(academy, 2);
    const id = await enrolled(academy, { batchId: from });
    const other = await seedAcademy(app);
    await refuses(id, from, badBatch);
    await refuses(id, randomUUID(), badBatch);
    await refuses(id, await batchOf(other, 1), badBatch);
    await refuses(id, (await academy.with.batch({ status: BatchStatus.CANCELLED })).id, badBatch);
    await refuses(id, (await academy.with.batch({ deletedAt: '2026-01-01T00:00:00.000Z' })).id, badBatch);
    await refuses(id, 'x', { batchId: ['The batch id field must be a valid UUID.'] });
  });

  test('refuses a batch in which the student is already enrolled', async () => {
    const studentId = (await academy.with.student()).id;
    const to = await batchOf(academy, 5);
    await enrolled(academy, { batchId: to, studentId, status: PENDING });
    const id = await enrolled(academy, { batchId: await batchOf(academy, 1), studentId });
    await refuses(id, to, { studentId: ['The student id has already been taken.'] });
  });

  test.each([COMPLETED, DROPPED])('refuses an enrollment with status %s', async (status) => {
    const id = await enrolled(academy, { status });
    await refuses(id, await batchOf(academy, 1), { status: ['The selected status is invalid.'] });
  });

  test('is refused in an inactive academy, which accepts no new enrollments', async () => {
    const closed = await seedAcademy(app);
    const as = await closed.as('academy_admin');
    const id = await enrolled(closed, { batchId: await batchOf(closed, 1) });
    await closed.run(async (em) => {
      (await em.findOneOrFail(Academy, { id: closed.id })).status = AcademyStatus.INACTIVE;
    });
    const text = { batchId: ['The academy takes no new enrollments.'] };
    await refuses(id, await batchOf(closed, 1), text, closed, as);
  });

  test('is executed only once for repeated requests with the same idempotency key', async () => {
    const id = await enrolled(academy, { batchId: await batchOf(academy, 1) });
    const [to, other] = [await batchOf(academy, 5), await batchOf(academy, 5)];
    const key = randomUUID();
    const first = await transfer(app, admin, id, to, key);
    expect(first.errors).toBeUndefined();
    expect((await transfer(app, admin, id, to, key)).data).toEqual(first.data);
    expect((await transfer(app, admin, id.toUpperCase(), to.toUpperCase(), key)).data).toEqual(first.data);
    expect(codes(await transfer(app, admin, id, other, key))).toEqual(['CONFLICT']);
    expect(codes(await transfer(app, admin, first.data.done.id, to, key))).toEqual(['CONFLICT']);
    expect((await seatsOf(academy, to)).held).toEqual([first.data.done.id]);
    expect((await seatsOf(academy, other)).held).toEqual([]);
  });

  test('returns NOT_FOUND for an enrollment of another academy', async () => {
    const other = await seedAcademy(app);
    const id = await enrolled(other, {});
    expect(codes(await transfer(app, admin, id, await batchOf(academy, 1)))).toEqual(['NOT_FOUND']);
    expect(await rowOf(other, id)).toMatchObject({ status: ACTIVE });
  });
});
