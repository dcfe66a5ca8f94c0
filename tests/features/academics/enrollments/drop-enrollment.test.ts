import { beforeAll, describe, expect, test } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

import {
  alter,
  batchOf,
  drop,
  enroll,
  enrolled,
  onlyFor,
  refused,
  rowOf,
  seatsOf,
  verdictsOn,
  waitingOn,
} from './setup.ts';

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

describe('permission check of dropEnrollment', () => {
  const attempt: Parameters<typeof verdictsOn>[3] = (as, id) => drop(app, as, id);

  test('allows office staff, the department head, and parents for their own children', async () => {
    expect(await verdictsOn(app, { status: ACTIVE }, 'own', attempt)).toEqual(onlyFor(...OFFICE, 'parent'));
  });

  test('returns NOT_FOUND to department heads for other departments, and to parents for children of other parents', async () => {
    const verdicts = await verdictsOn(app, { status: ACTIVE }, 'elsewhere', attempt);
    const expected = { ...onlyFor(...OFFICE), department_head: 'NOT_FOUND', parent: 'NOT_FOUND' };
    expect(verdicts).toEqual(expected);
  });
});

describe('dropEnrollment', () => {
  test('stores the reason, and frees the seat', async () => {
    const batchId = await batchOf(academy, 1);
    const id = await enrolled(academy, { batchId, grade: 'B', progressPercentage: 40 });
    const { data } = await drop(app, admin, id, '  Moved away ');
    expect(data.done).toMatchObject({
      status: 'DROPPED',
      dropReason: 'Moved away',
      grade: 'B',
      progressPercentage: 40,
    });
    expect(await seatsOf(academy, batchId)).toMatchObject({ held: [] });
  });

  test('gives the seat to the first enrollment on the waitlist, whose status stays PENDING', async () => {
    const batchId = await batchOf(academy, 1);
    const id = await enrolled(academy, { batchId });
    const [first, second, third] = [
      await waitingOn(academy, batchId, 1),
      await waitingOn(academy, batchId, 2),
      await waitingOn(academy, batchId, 3),
    ];
    await drop(app, admin, id);
    expect(await rowOf(academy, first)).toMatchObject({ status: PENDING, waitlistPosition: null });
    expect(await seatsOf(academy, batchId)).toMatchObject({
      held: [first],
      waiting: [second, third],
      positions: [1, 2],
    });
  });

  test('moves up the later enrollments if an enrollment on the waitlist is dropped', async () => {
    const batchId = await batchOf(academy, 1);
    const held = await enrolled(academy, { batchId });
    const [first, second, third] = [
      await waitingOn(academy, batchId, 1),
      await waitingOn(academy, batchId, 2),
      await waitingOn(academy, batchId, 3),
    ];
    expect((await drop(app, admin, second)).data.done).toMatchObject({ status: 'DROPPED', waitlistPosition: null });
    expect(await seatsOf(academy, batchId)).toMatchObject({
      held: [held],
      waiting: [first, third],
      positions: [1, 2],
    });
  });

  test('drops an enrollment even if its batch or its student is deleted', async () => {
    const deletedAt = '2026-01-01T00:00:00.000Z';
    const batchId = await batchOf(academy, 1);
    const studentId = (await academy.with.student({ deletedAt })).id;
    const ids = [await enrolled(academy, { batchId }), await enrolled(academy, { studentId })];
    await alter(academy, Batch, batchId, { deletedAt });
    for (const id of ids) expect((await drop(app, admin, id)).data.done.status).toBe('DROPPED');
  });

  test.each([COMPLETED, DROPPED])('refuses an enrollment with status %s', async (status) => {
    const id = await enrolled(academy, { status, dropReason: status === DROPPED ? 'Long ago' : null });
    const before = await rowOf(academy, id);
    expect(refused(await drop(app, admin, id, 'Again'))).toEqual(INVALID_STATUS);
    expect(await rowOf(academy, id)).toEqual(before);
  });

  test('refuses a reason that is too long', async () => {
    const id = await enrolled(academy, {});
    const before = await rowOf(academy, id);
    const result = await drop(app, admin, id, 'x'.repeat(256));
    expect(refused(result)).toEqual({ reason: ['The reason field must not be greater than 255 characters.'] });
    expect(await rowOf(academy, id)).toEqual(before);
  });

  test('cannot be undone: enrolling the student again creates a new enrollment', async () => {
    const batchId = await batchOf(academy, 1);
    const id = await enrolled(academy, { batchId });
    const { studentId } = (await drop(app, admin, id)).data.done;
    const { data } = await enroll(app, admin, { studentId, batchId });
    expect(data.done.id).not.toBe(id);
    expect(await rowOf(academy, id)).toMatchObject({ status: DROPPED });
  });

  test('returns NOT_FOUND for an enrollment of another academy', async () => {
    const other = await seedAcademy(app);
    const id = await enrolled(other, {});
    expect(codes(await drop(app, admin, id))).toEqual(['NOT_FOUND']);
    expect(await rowOf(other, id)).toMatchObject({ status: ACTIVE });
  });
});
