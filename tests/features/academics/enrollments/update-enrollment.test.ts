import { beforeAll, describe, expect, test } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { batchOf, enrolled, onlyFor, refused, rowOf, seatsOf, update, verdictsOn, waitingOn } from './setup.ts';

const { PENDING, ACTIVE, COMPLETED, DROPPED } = EnrollmentStatus;
const OFFICE = ['academy_admin', 'administrator', 'department_head', 'support_staff'] as const;
const INVALID_STATUS = { status: ['The selected status is invalid.'] };

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
});

describe('permission check of updateEnrollment', () => {
  const on = (input: object, where: 'own' | 'elsewhere' = 'own', status = ACTIVE) =>
    verdictsOn(app, { status }, where, (as, id) => update(app, as, id, input));

  test('lets office staff, the department head and the teacher of the batch set grade and progress', async () => {
    expect(await on({ grade: 'A', progressPercentage: 50 })).toEqual(onlyFor(...OFFICE, 'teacher'));
  });

  test('returns NOT_FOUND to department heads for other departments, and to teachers for batches of other teachers', async () => {
    const verdicts = await on({ grade: 'A' }, 'elsewhere');
    expect(verdicts).toEqual({ ...onlyFor(...OFFICE), department_head: 'NOT_FOUND', teacher: 'NOT_FOUND' });
  });

  test.each([{ notes: 'x' }, { enrollmentDate: '2026-01-01' }, { status: 'COMPLETED' }, { grade: 'A', notes: null }])(
    'lets only office staff and the department head set the fields %o',
    async (input) => {
      expect(await on(input)).toEqual(onlyFor(...OFFICE));
    },
  );

  test('lets parents drop only the enrollments of their own children', async () => {
    const input = { status: 'DROPPED', dropReason: 'Too far' };
    expect(await on(input)).toEqual(onlyFor(...OFFICE, 'parent'));
    const elsewhere = { ...onlyFor(...OFFICE), department_head: 'NOT_FOUND', parent: 'NOT_FOUND' };
    expect(await on(input, 'elsewhere')).toEqual(elsewhere);
  });

  test('lets only academy admins reopen completed enrollments, but lets all office staff approve pending enrollments', async () => {
    expect(await on({ status: 'ACTIVE' }, 'own', COMPLETED)).toEqual(onlyFor('academy_admin'));
    expect(await on({ status: 'ACTIVE' }, 'own', PENDING)).toEqual(onlyFor(...OFFICE));
  });
});

describe('updateEnrollment', () => {
  test('changes only the fields that are sent', async () => {
    const id = await enrolled(academy, { grade: 'C', progressPercentage: 10, notes: 'Old' });
    const { data } = await update(app, admin, id, { grade: 'B', enrollmentDate: '2026-02-03' });
    const expected = {
      grade: 'B',
      progressPercentage: 10,
      notes: 'Old',
      enrollmentDate: '2026-02-03',
      status: 'ACTIVE',
    };
    expect(data.done).toMatchObject(expected);
    const emptied = await update(app, admin, id, { grade: null, notes: null, progressPercentage: 100 });
    expect(emptied.data.done).toMatchObject({ grade: null, notes: null, progressPercentage: 100, status: 'ACTIVE' });
  });

  test('reports the errors of all fields together', async () => {
    const id = await enrolled(academy, {});
    const before = await rowOf(academy, id);
    const input = {
      grade: 'x'.repeat(11),
      progressPercentage: 101,
      notes: 'x'.repeat(5001),
      enrollmentDate: null,
      status: null,
      dropReason: 'x'.repeat(256),
    };
    expect(refused(await update(app, admin, id, input))).toEqual({
      grade: ['The grade field must not be greater than 10 characters.'],
      progressPercentage: ['The progress percentage field must not be greater than 100.'],
      notes: ['The notes field must not be greater than 5000 characters.'],
      enrollmentDate: ['The enrollment date field is required.'],
      status: ['The status field is required.'],
      dropReason: ['The drop reason field must not be greater than 255 characters.'],
    });
    expect(refused(await update(app, admin, id, { progressPercentage: -1 }))).toEqual({
      progressPercentage: ['The progress percentage field must be at least 0.'],
    });
    expect(await rowOf(academy, id)).toEqual(before);
  });

  test('has no input fields for student, batch, completion date and waitlist position', async () => {
    const id = await enrolled(academy, {});
    for (const field of ['studentId', 'batchId', 'completionDate', 'waitlistPosition']) {
      expect(codes(await update(app, admin, id, { [field]: null }))).toEqual(['BAD_USER_INPUT']);
    }
  });
});

describe('updateEnrollment with a status', () => {
  test('applies the rules of approveEnrollment, completeEnrollment, reopenEnrollment and dropEnrollment', async () => {
    const batchId = await batchOf(academy, 1);
    const id = await enrolled(academy, { batchId, status: PENDING });
    const waiting = await waitingOn(academy, batchId, 1);
    const become = async (input: object) => (await update(app, admin, id, input)).data.done;
    expect(await become({ status: 'ACTIVE' })).toMatchObject({ status: 'ACTIVE' });
    expect(refused(await update(app, admin, waiting, { status: 'ACTIVE' }))).toEqual({
      batchId: ['The batch is full.'],
    });
    expect(await become({ status: 'COMPLETED', grade: 'A', progressPercentage: 80 })).toMatchObject({
      status: 'COMPLETED',
      grade: 'A',
      progressPercentage: 100,
      completionDate: todayIn('UTC'),
    });
    expect(await seatsOf(academy, batchId)).toMatchObject({ held: [waiting], waiting: [] });
    expect(refused(await update(app, admin, id, { status: 'ACTIVE' }))).toEqual({ batchId: ['The batch is full.'] });
    await update(app, admin, waiting, { status: 'DROPPED', dropReason: 'Changed their mind' });
    expect(await rowOf(academy, waiting)).toMatchObject({ status: DROPPED, dropReason: 'Changed their mind' });
    expect(await become({ status: 'ACTIVE' })).toMatchObject({ status: 'ACTIVE', completionDate: null });
  });

  test('changes nothing if the enrollment already has the status', async () => {
    const id = await enrolled(academy, { status: DROPPED, dropReason: 'Moved' });
    const { data } = await update(app, admin, id, { status: 'DROPPED', dropReason: 'Other', notes: 'Seen' });
    expect(data.done).toMatchObject({ status: 'DROPPED', dropReason: 'Moved', notes: 'Seen' });
  });

  test.each([
    [PENDING, 'COMPLETED'],
    [ACTIVE, 'PENDING'],
    [COMPLETED, 'PENDING'],
    [COMPLETED, 'DROPPED'],
    [DROPPED, 'PENDING'],
    [DROPPED, 'ACTIVE'],
    [DROPPED, 'COMPLETED'],
  ])('refuses the status change from %s to %s', async (from, to) => {
    const id = await enrolled(academy, { status: from });
    const before = await rowOf(academy, id);
    expect(refused(await update(app, admin, id, { status: to, notes: 'x' }))).toEqual(INVALID_STATUS);
    expect(await rowOf(academy, id)).toEqual(before);
  });
});

describe('updateEnrollment with expectedVersion', () => {
  test('accepts the current version, and refuses an outdated version with CONFLICT', async () => {
    const id = await enrolled(academy, {});
    expect((await update(app, admin, id, { grade: 'A', expectedVersion: 1 })).data.done.version).toBe(2);
    const before = await rowOf(academy, id);
    const result = await update(app, admin, id, { grade: 'B', expectedVersion: 1 });
    expect([codes(result), result.errors?.[0]?.message]).toEqual([
      ['CONFLICT'],
      'The record has been changed by somebody else.',
    ]);
    expect(await rowOf(academy, id)).toEqual(before);
  });
});
