import { beforeAll, describe, expect, test } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { StudentStatus } from '../../../../src/features/people/students/student.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { alter, batchOf, complete, enrolled, onlyFor, refused, reopen, rowOf, verdictsOn } from './setup.ts';

const { PENDING, ACTIVE, COMPLETED, DROPPED } = EnrollmentStatus;
const INVALID_STATUS = { status: ['The selected status is invalid.'] };

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

test('reopenEnrollment is allowed only for the academy admin and the Super Admin', async () => {
  const verdicts = await verdictsOn(app, { status: COMPLETED }, 'own', (as, id) => reopen(app, as, id));
  expect(verdicts).toEqual(onlyFor('academy_admin'));
});

describe('reopenEnrollment', () => {
  const completed = { status: COMPLETED, completionDate: '2026-02-01', progressPercentage: 100, grade: 'A' };

  /** Expects a refusal with exactly these fields, and no change. */
  const refuses = async (id: string, fields: object) => {
    const before = await rowOf(academy, id);
    expect(refused(await reopen(app, admin, id))).toEqual(fields);
    expect(await rowOf(academy, id)).toEqual(before);
  };

  test('makes the enrollment active again without a completion date', async () => {
    const id = await enrolled(academy, { ...completed, batchId: await batchOf(academy, 1) });
    const { data } = await reopen(app, admin, id);
    expect(data.done).toMatchObject({ status: 'ACTIVE', completionDate: null, progressPercentage: 100, grade: 'A' });
  });

  test('restores the progress that the enrollment had before it was completed', async () => {
    const id = await enrolled(academy, { progressPercentage: 40 });
    expect((await complete(app, admin, id)).errors).toBeUndefined();
    expect(await rowOf(academy, id)).toMatchObject({ progressPercentage: 100, completedProgress: 40 });
    expect((await reopen(app, admin, id)).data.done.progressPercentage).toBe(40);
    expect(await rowOf(academy, id)).toMatchObject({ progressPercentage: 40, completedProgress: null });
  });

  test('reopens an enrollment without a batch', async () => {
    expect((await reopen(app, admin, await enrolled(academy, completed))).data.done.status).toBe('ACTIVE');
  });

  test('refuses an enrollment if the batch is full', async () => {
    const batchId = await batchOf(academy, 1);
    const id = await enrolled(academy, { ...completed, batchId });
    await enrolled(academy, { batchId, status: PENDING });
    await refuses(id, { batchId: ['The batch is full.'] });
  });

  test('refuses an enrollment if the student has a newer enrollment in the batch', async () => {
    const batchId = await batchOf(academy, 3);
    const studentId = (await academy.with.student()).id;
    const id = await enrolled(academy, { ...completed, batchId, studentId });
    await enrolled(academy, { batchId, studentId });
    await refuses(id, { studentId: ['The student id has already been taken.'] });
  });

  test('refuses a student who is deleted or archived', async () => {
    const text = { studentId: ['The selected student id is invalid.'] };
    for (const given of [{ deletedAt: '2026-01-01T00:00:00.000Z' }, { status: StudentStatus.ARCHIVED }]) {
      await refuses(await enrolled(academy, { ...completed, studentId: (await academy.with.student(given)).id }), text);
    }
  });

  test.each([
    { status: BatchStatus.COMPLETED },
    { status: BatchStatus.CANCELLED },
    { deletedAt: '2026-01-01T00:00:00.000Z' },
  ])('refuses a batch that is completed, cancelled or deleted: %o', async (given) => {
    const batchId = await batchOf(academy, 2);
    const id = await enrolled(academy, { ...completed, batchId });
    await alter(academy, Batch, batchId, given);
    await refuses(id, { batchId: ['The selected batch id is invalid.'] });
  });

  test.each([PENDING, ACTIVE, DROPPED])('refuses an enrollment with status %s', async (status) => {
    await refuses(await enrolled(academy, { status }), INVALID_STATUS);
  });

  test('returns NOT_FOUND for an enrollment of another academy', async () => {
    const other = await seedAcademy(app);
    const id = await enrolled(other, completed);
    expect(codes(await reopen(app, admin, id))).toEqual(['NOT_FOUND']);
    expect(await rowOf(other, id)).toMatchObject({ status: COMPLETED });
  });
});
