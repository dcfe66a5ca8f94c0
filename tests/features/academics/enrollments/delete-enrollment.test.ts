import { beforeAll, describe, expect, test } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { batchOf, enrolled, onlyFor, remove, rowOf, seatsOf, verdictsOn, waitingOn } from './setup.ts';

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

describe('permission check of deleteEnrollment', () => {
  const attempt: Parameters<typeof verdictsOn>[3] = (as, id) => remove(app, as, id);

  test('allows office staff and the department head', async () => {
    expect(await verdictsOn(app, { status: ACTIVE }, 'own', attempt)).toEqual(onlyFor(...OFFICE));
  });

  test('returns NOT_FOUND to department heads for enrollments in other departments', async () => {
    const verdicts = await verdictsOn(app, { status: ACTIVE }, 'elsewhere', attempt);
    expect(verdicts).toEqual({ ...onlyFor(...OFFICE), department_head: 'NOT_FOUND' });
  });
});

describe('deleteEnrollment', () => {
  test.each([ACTIVE, PENDING])(
    'drops and hides an enrollment with status %s, and gives its seat to the waitlist',
    async (status) => {
      const batchId = await batchOf(academy, 1);
      const id = await enrolled(academy, { batchId, status });
      const [first, second] = [await waitingOn(academy, batchId, 1), await waitingOn(academy, batchId, 2)];
      const result = await remove(app, admin, id);
      expect(result.data).toEqual({ done: { message: 'Enrollment deleted.' } });
      const hidden = { status: DROPPED, dropReason: 'deleted', deletedAt: expect.any(String) };
      expect(await rowOf(academy, id)).toMatchObject(hidden);
      expect(await seatsOf(academy, batchId)).toMatchObject({ held: [first], waiting: [second], positions: [1] });
      expect((await gql(app, admin, `{ enrollment(id: "${id}") { id } }`)).data).toEqual({ enrollment: null });
    },
  );

  test('moves up the later enrollments if an enrollment on the waitlist is deleted', async () => {
    const batchId = await batchOf(academy, 1);
    await enrolled(academy, { batchId });
    const [first, second] = [await waitingOn(academy, batchId, 1), await waitingOn(academy, batchId, 2)];
    await remove(app, admin, first);
    expect(await seatsOf(academy, batchId)).toMatchObject({ waiting: [second], positions: [1] });
  });

  test.each([COMPLETED, DROPPED])('hides an enrollment with status %s, and keeps its status', async (status) => {
    const id = await enrolled(academy, { status, dropReason: null });
    await remove(app, admin, id);
    expect(await rowOf(academy, id)).toMatchObject({ status, dropReason: null, deletedAt: expect.any(String) });
  });

  test('returns NOT_FOUND for enrollments that are deleted or in another academy', async () => {
    const other = await seedAcademy(app);
    const foreign = await enrolled(other, {});
    const id = await enrolled(academy, {});
    await remove(app, admin, id);
    const before = await rowOf(academy, id);
    for (const each of [id, foreign, 'x']) expect(codes(await remove(app, admin, each))).toEqual(['NOT_FOUND']);
    expect(await rowOf(academy, id)).toEqual(before);
    expect(await rowOf(other, foreign)).toMatchObject({ status: ACTIVE, deletedAt: null });
  });
});
