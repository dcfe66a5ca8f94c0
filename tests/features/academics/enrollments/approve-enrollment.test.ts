import { beforeAll, describe, expect, test } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

import { approve, batchOf, enrolled, onlyFor, refused, rowOf, seatsOf, verdictsOn, waitingOn } from './setup.ts';

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

describe('permission check of approveEnrollment', () => {
  const attempt: Parameters<typeof verdictsOn>[3] = (as, id) => approve(app, as, id);

  test('allows office staff and the department head', async () => {
    expect(await verdictsOn(app, { status: PENDING }, 'own', attempt)).toEqual(onlyFor(...OFFICE));
  });

  test('returns NOT_FOUND to department heads for enrollments in other departments', async () => {
    const verdicts = await verdictsOn(app, { status: PENDING }, 'elsewhere', attempt);
    expect(verdicts).toEqual({ ...onlyFor(...OFFICE), department_head: 'NOT_FOUND' });
  });
});

describe('approveEnrollment', () => {
  test('makes a pending enrollment active, and uses the seat that it already holds', async () => {
    const batchId = await batchOf(academy, 1);
    const id = await enrolled(academy, { batchId, status: PENDING });
    const { data } = await approve(app, admin, id);
    expect(data.done).toMatchObject({ id, status: 'ACTIVE', waitlistPosition: null, version: 2 });
    expect(await seatsOf(academy, batchId)).toMatchObject({ held: [id], waiting: [] });
  });

  test('approves an enrollment without a batch', async () => {
    const id = await enrolled(academy, { status: PENDING });
    expect((await approve(app, admin, id)).data.done).toMatchObject({ batchId: null, status: 'ACTIVE' });
  });

  test('refuses an enrollment on the waitlist while the batch is full', async () => {
    const batchId = await batchOf(academy, 1);
    await enrolled(academy, { batchId });
    const id = await waitingOn(academy, batchId, 1);
    const before = await rowOf(academy, id);
    expect(refused(await approve(app, admin, id))).toEqual({ batchId: ['The batch is full.'] });
    expect(await rowOf(academy, id)).toEqual(before);
  });

  test('moves up the later enrollments if an enrollment on the waitlist gets a free seat', async () => {
    const batchId = await batchOf(academy, 1);
    const first = await waitingOn(academy, batchId, 1);
    const second = await waitingOn(academy, batchId, 2);
    const third = await waitingOn(academy, batchId, 3);
    await approve(app, admin, second);
    expect(await seatsOf(academy, batchId)).toMatchObject({
      held: [second],
      waiting: [first, third],
      positions: [1, 2],
    });
  });

  test.each([ACTIVE, COMPLETED, DROPPED])('refuses an enrollment with status %s', async (status) => {
    const id = await enrolled(academy, { status });
    const before = await rowOf(academy, id);
    expect(refused(await approve(app, admin, id))).toEqual(INVALID_STATUS);
    expect(await rowOf(academy, id)).toEqual(before);
  });

  test('returns NOT_FOUND for enrollments that are deleted, unknown or in another academy', async () => {
    const other = await seedAcademy(app);
    const ids = [
      await enrolled(academy, { status: PENDING, deletedAt: '2026-01-01T00:00:00.000Z' }),
      await enrolled(other, { status: PENDING }),
      'x',
    ];
    for (const id of ids) {
      const result = await approve(app, admin, id);
      expect([codes(result), result.errors?.[0]?.message]).toEqual([['NOT_FOUND'], 'Enrollment not found.']);
    }
  });
});
