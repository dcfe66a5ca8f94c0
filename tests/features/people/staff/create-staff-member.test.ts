import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, SubscriptionPlan } from '../../../../src/features/academy/academies/academy.enums.ts';
import { trialSubscription } from '../../../../src/features/academy/academies/subscription.ts';
import { codes } from '../../../support/clients.ts';
import { seedUser } from '../../../support/seed.ts';
import { type Scene, scene, staff } from '../../people.ts';
import {
  badInput,
  EVERY_ROLE,
  emoji,
  FORBIDDEN,
  NO_ACCESS,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';

let serial = 0;
const newStaff = (given: object = {}) => ({
  firstName: 'Sam',
  lastName: 'Lake',
  email: `sam-${++serial}@example.test`,
  role: 'TEACHER',
  ...given,
});

const FULL = {
  phone: '555-0101',
  qualifications: [{ title: 'Diploma', institution: 'College', year: 2015 }],
  employmentType: 'PART_TIME',
  hireDate: '2026-01-01',
  endDate: '2026-01-01',
  hourlyRate: '42.50',
  weeklyAvailability: [{ day: 'MONDAY', startTime: '09:00:00', endTime: '12:30:00' }],
  status: 'ON_LEAVE',
};

describe('createStaffMember', () => {
  let at: Scene;
  const create = (input: object, as: object = at.admin) => staff.create(at.app, as, newStaff(input));
  const refused = (input: object, as?: object) => refusal(at.app, at.academy.id, () => create(input, as));
  const created = async (input: object, as?: object) => {
    const { data, errors } = await create(input, as);
    expect(errors).toBeUndefined();
    return data.createStaffMember;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('creates an active staff member with defaults', async () => {
    const row = await created({ email: ' sam@example.test ' });
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      academyId: at.academy.id,
      firstName: 'Sam',
      lastName: 'Lake',
      name: 'Sam Lake',
      email: 'sam@example.test',
      role: 'TEACHER',
      staffNumber: expect.stringMatching(/^STF-[A-Z0-9]{8}$/),
      ...Object.fromEntries(Object.keys(FULL).map((name) => [name, null])),
      departmentIds: [],
      qualifications: [],
      employmentType: 'FULL_TIME',
      weeklyAvailability: [],
      status: 'ACTIVE',
      erasedAt: null,
      userId: null,
      version: 1,
    });
    expect(await staff.read(at.app, at.admin, row.id)).toEqual(row);
  });

  it('accepts every field', async () => {
    const { id } = await at.academy.with.department();
    const weeklyAvailability = [{ day: 'MONDAY', startTime: '09:00', endTime: '12:30' }];
    const row = await created({ ...FULL, weeklyAvailability, departmentIds: [id.toUpperCase(), id] });
    expect(row).toMatchObject({ ...FULL, departmentIds: [id] });
  });

  describe('permissions', () => {
    it.each(['TEACHER', 'SUPPORT_STAFF', 'DEPARTMENT_HEAD'])('allows administrators to create a %s', async (role) => {
      const row = await created({ role, hourlyRate: 30 }, await at.academy.as('administrator'));
      expect(row).toMatchObject({ role, hourlyRate: '30.00' });
    });

    it('forbids administrators to create administrators', async () => {
      expect(await refused({ role: 'ADMINISTRATOR' }, await at.academy.as('administrator'))).toEqual(FORBIDDEN);
    });

    it('allows admins and the Super Admin to create administrators', async () => {
      for (const actor of [at.admin, await superAdminIn(at.app, at.academy)]) {
        expect(await created({ role: 'ADMINISTRATOR' }, actor)).toMatchObject({ role: 'ADMINISTRATOR' });
      }
    });

    it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
      'denies the role %s',
      async (role) => {
        expect(await refused({}, await at.academy.as(role))).toEqual(FORBIDDEN);
      },
    );

    it('denies callers without a token and members of another academy', async () => {
      expect(await refused({}, { academyId: at.academy.id })).toEqual(UNAUTHENTICATED);
      expect(await refused({}, { ...(await seedUser(at.app)), academyId: at.academy.id })).toEqual(NO_ACCESS);
    });

    it('in a suspended academy, denies every role', async () => {
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      for (const role of EVERY_ROLE) {
        const actor = await shut.academy.as(role);
        const call = () => staff.create(shut.app, actor, newStaff());
        expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
      }
    });
  });

  describe('invalid input', () => {
    it('reports all invalid fields together', async () => {
      const long = (field: string, count: number) => [
        `The ${field} field must not be greater than ${count} characters.`,
      ];
      expect(
        await refused({
          firstName: '',
          lastName: emoji(101),
          email: 'nonsense',
          phone: 'x'.repeat(33),
          departmentIds: null,
          qualifications: [{ title: '', institution: emoji(256), year: 999 }],
          employmentType: null,
          hireDate: '2026-01-02',
          endDate: '2026-01-01',
          weeklyAvailability: [
            { day: 'MONDAY', startTime: '09:00', endTime: '10:00' },
            { day: 'FRIDAY', startTime: '09:00', endTime: '09:00' },
          ],
          status: null,
        }),
      ).toEqual(
        badInput({
          firstName: ['The first name field is required.'],
          lastName: long('last name', 100),
          email: ['The email field must be a valid email address.'],
          phone: long('phone', 32),
          departmentIds: ['The department ids field is required.'],
          'qualifications.0.title': ['The qualifications.0.title field is required.'],
          'qualifications.0.institution': long('qualifications.0.institution', 255),
          'qualifications.0.year': ['The qualifications.0.year field must be at least 1000.'],
          employmentType: ['The employment type field is required.'],
          endDate: ['The end date field must be a date after or equal to hire date.'],
          'weeklyAvailability.1.endTime': ['The weekly_availability.1.end_time field must be a date after start time.'],
          status: ['The status field is required.'],
        }),
      );
    });

    it('reports unknown departments and a taken e-mail address together', async () => {
      const { id } = await at.academy.with.department();
      const foreign = await (await scene()).academy.with.department();
      const deleted = await at.academy.with.department({ deletedAt: new Date().toISOString() });
      const { email } = await at.academy.with.staff();
      expect(
        await refused({
          email: email.toUpperCase(),
          departmentIds: [id, foreign.id, deleted.id, UNKNOWN_ID, 'nonsense'],
        }),
      ).toEqual(
        badInput({
          email: ['The email has already been taken.'],
          'departmentIds.1': ['The selected department_ids.1 is invalid.'],
          'departmentIds.2': ['The selected department_ids.2 is invalid.'],
          'departmentIds.3': ['The selected department_ids.3 is invalid.'],
          'departmentIds.4': ['The selected department_ids.4 is invalid.'],
        }),
      );
    });

    it('refuses lists that are too long', async () => {
      const qualifications = Array.from({ length: 31 }, () => ({ title: 'Diploma' }));
      const departmentIds = Array.from({ length: 51 }, () => UNKNOWN_ID);
      const times = { day: 'MONDAY', startTime: '09:00', endTime: '10:00' };
      const weeklyAvailability = Array.from({ length: 51 }, () => times);
      expect(await refused({ qualifications, departmentIds, weeklyAvailability })).toEqual(
        badInput({
          qualifications: ['The qualifications field must not have more than 30 items.'],
          departmentIds: ['The department ids field must not have more than 50 items.'],
          weeklyAvailability: ['The weekly availability field must not have more than 50 items.'],
        }),
      );
      expect((await created({ qualifications: qualifications.slice(1) })).qualifications).toHaveLength(30);
    });

    it('refuses an e-mail address that is taken in the academy, even in parallel requests', async () => {
      const { id, email } = await at.academy.with.staff();
      expect(await refused({ email })).toEqual(badInput({ email: ['The email has already been taken.'] }));
      await staff.remove(at.app, at.admin, id);
      const answers = await Promise.all(Array.from({ length: 6 }, () => create({ email })));
      const failed = answers.filter(({ errors }) => errors);
      expect(failed).toHaveLength(5);
      for (const { errors } of failed) {
        expect(errors?.[0]?.extensions.fields).toEqual({ email: ['The email has already been taken.'] });
      }
    });

    it.each([
      ['a missing role', { role: undefined }],
      ['an unknown role', { role: 'OWNER' }],
      ['an hourly rate of 0', { hourlyRate: '0' }],
      ['a negative hourly rate', { hourlyRate: -1 }],
      ['an hourly rate with three decimal places', { hourlyRate: '0.001' }],
      ['an hourly rate with an exponent', { hourlyRate: '1e3' }],
      ['24:00 as a start time', { weeklyAvailability: [{ day: 'MONDAY', startTime: '24:00', endTime: '23:00' }] }],
      ['a date that is not in the calendar', { hireDate: '2026-02-30' }],
      ['a read-only field', { staffNumber: 'STF-AAAAAAAA' }],
    ])('refuses %s', async (_, input) => {
      expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
    });
  });

  it('refuses staff above the staff limit of the subscription, even in parallel requests', async () => {
    const subscription = { ...trialSubscription(new Date()), plan: SubscriptionPlan.FREE, limits: { staff: 3 } };
    const full = await scene({ subscription });
    const add = () => staff.create(full.app, full.admin, newStaff());
    const answers = await Promise.all(Array.from({ length: 10 }, add));
    const made = answers.filter(({ errors }) => !errors);
    expect(made).toHaveLength(3);
    expect(new Set(answers.flatMap(codes))).toEqual(new Set(['PLAN_LIMIT_REACHED']));
    expect(await refusal(full.app, full.academy.id, add)).toEqual({
      code: 'PLAN_LIMIT_REACHED',
      message: 'The staff limit of your plan has been reached.',
    });
    await staff.remove(full.app, full.admin, made[0]?.data.createStaffMember.id);
    expect((await add()).errors).toBeUndefined();
  });
});
