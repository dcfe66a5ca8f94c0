import { beforeAll, describe, expect, test } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { batchOf, complete, enrolled, onlyFor, refused, rowOf, seatsOf, verdictsOn, waitingOn } from './setup.ts';

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

describe('permission check of completeEnrollment', () => {
  const attempt: Parameters<typeof verdictsOn>[3] = (as, id) => complete(app, as, id, 'A');

  test('allows office staff and the department head', async () => {
    expect(await verdictsOn(app, { status: ACTIVE }, 'own', attempt)).toEqual(onlyFor(...OFFICE));
  });

  test('returns NOT_FOUND to department heads for enrollments in other departments', async () => {
    const verdicts = await verdictsOn(app, { status: ACTIVE }, 'elsewhere', attempt);
    expect(verdicts).toEqual({ ...onlyFor(...OFFICE), department_head: 'NOT_FOUND' });
  });
});

describe('completeEnrollment', () => {
  test('sets completion date, 100 % progress and grade, and gives the seat to the first enrollment on the waitlist', async () => {
    const batchId = await batchOf(academy, 1);
    const id = await enrolled(academy, { batchId, progressPercentage: 30 });
    const next = await waitingOn(academy, batchId, 1);
    const { data } = await complete(app, admin, id, 'A+');
    const done = { status: 'COMPLETED', completionDate: todayIn('UTC'), progressPercentage: 100, grade: 'A+' };
    expect(data.done).toMatchObject(done);
    expect(await seatsOf(academy, batchId)).toMatchObject({ held: [next], waiting: [] });
  });

  test('keeps the stored grade if no grade is sent', async () => {
    const id = await enrolled(academy, { grade: 'B' });
    expect((await complete(app, admin, id)).data.done).toMatchObject({ status: 'COMPLETED', grade: 'B' });
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'sets the completion date to today in the time zone %s',
    async (timezone) => {
      const there = await seedAcademy(app, { settings: { ...defaultSettings(), timezone } });
      const id = await enrolled(there, {});
      const { data } = await complete(app, await there.as('academy_admin'), id);
      expect(data.done.completionDate).toBe(todayIn(timezone));
    },
  );

  test.each([PENDING, COMPLETED, DROPPED])('refuses an enrollment with status %s', async (status) => {
    const id = await enrolled(academy, { status });
    const before = await rowOf(academy, id);
    expect(refused(await complete(app, admin, id, 'A'))).toEqual(INVALID_STATUS);
    expect(await rowOf(academy, id)).toEqual(before);
  });

  test('refuses a grade that is too long', async () => {
    const id = await enrolled(academy, {});
    const result = await complete(app, admin, id, 'x'.repeat(11));
    expect(refused(result)).toEqual({ grade: ['The grade field must not be greater than 10 characters.'] });
    expect(await rowOf(academy, id)).toMatchObject({ status: ACTIVE, grade: null });
  });

  test('returns NOT_FOUND for an enrollment of another academy', async () => {
    const other = await seedAcademy(app);
    const id = await enrolled(other, {});
    expect(codes(await complete(app, admin, id))).toEqual(['NOT_FOUND']);
    expect(await rowOf(other, id)).toMatchObject({ status: ACTIVE });
  });
});
