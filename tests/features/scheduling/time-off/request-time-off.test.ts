import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { seedAcademy } from '../../../support/seed.ts';
import {
  badInput,
  EVERY_ROLE,
  emoji,
  FORBIDDEN,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';
import { newTimeOff, REFUSED, REFUSED_TYPES, readTimeOff, requestTimeOff, type Scene, scene } from './setup.ts';

describe('requestTimeOff', () => {
  let at: Scene;
  const refused = (input: object, as = at.theirs) =>
    refusal(at.app, at.academy.id, () => requestTimeOff(at.app, as, newTimeOff(input)));

  beforeAll(async () => {
    at = await scene();
  });

  it('creates a request for whole days', async () => {
    const { staffId } = at.theirs;
    const { data, errors } = await requestTimeOff(at.app, at.theirs, newTimeOff({ reason: ' Wedding ' }));
    expect(errors).toBeUndefined();
    const timeOff = data.requestTimeOff;
    expect(timeOff).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-/),
      academyId: at.academy.id,
      ...{ staffId, staff: { id: staffId }, startDate: '2026-12-24', endDate: '2026-12-31' },
      ...{ startTime: null, endTime: null, reason: 'Wedding', status: 'REQUESTED', version: 1 },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: timeOff.createdAt,
    });
    expect(await readTimeOff(at.app, at.theirs, timeOff.id)).toEqual(timeOff);
  });

  it('accepts hours of one day, and a whole year', async () => {
    const hours = { endDate: '2026-12-24', startTime: '09:00', endTime: '12:30:30', reason: emoji(255) };
    const { data } = await requestTimeOff(at.app, at.theirs, newTimeOff(hours));
    expect(data.requestTimeOff).toMatchObject({ ...hours, startTime: '09:00:00' });
    const year = { startDate: '2028-01-01', endDate: '2028-12-31', reason: '' };
    const { data: other } = await requestTimeOff(at.app, at.theirs, year);
    expect(other.requestTimeOff).toMatchObject({ ...year, reason: null });
  });

  it.each(['administrator', 'department_head', 'teacher', 'support_staff'] as const)(
    'is allowed for the role %s for themselves, with or without staffId',
    async (role) => {
      const actor = await at.academy.as(role);
      const staffId = actor.staffId as string;
      for (const named of [{}, { staffId: null }, { staffId: staffId.toUpperCase() }]) {
        const { data } = await requestTimeOff(at.app, actor, newTimeOff(named));
        expect(data.requestTimeOff).toMatchObject({ staffId, status: 'REQUESTED' });
      }
    },
  );

  it.each(['department_head', 'teacher', 'support_staff'] as const)(
    'is forbidden for the role %s for other staff',
    async (role) => {
      const actor = role === 'department_head' ? at.head : await at.academy.as(role);
      for (const staffId of [at.ours.staffId, UNKNOWN_ID]) expect(await refused({ staffId }, actor)).toEqual(FORBIDDEN);
    },
  );

  it.each(['academy_admin', 'administrator'] as const)('is allowed for the role %s for all staff', async (role) => {
    const staffId = at.ours.staffId as string;
    const { data } = await requestTimeOff(at.app, await at.academy.as(role), newTimeOff({ staffId }));
    expect(data.requestTimeOff).toMatchObject({ staffId, status: 'REQUESTED' });
  });

  it('is allowed for the Super Admin for all staff', async () => {
    const superAdmin = await superAdminIn(at.app, at.academy);
    const { errors } = await requestTimeOff(at.app, superAdmin, newTimeOff({ staffId: at.ours.staffId }));
    expect(errors).toBeUndefined();
  });

  it.each(['parent', 'student'] as const)('is forbidden for the role %s', async (role) => {
    const actor = await at.academy.as(role);
    for (const staffId of [undefined, at.ours.staffId]) expect(await refused({ staffId }, actor)).toEqual(FORBIDDEN);
  });

  it('is refused without a token', async () => {
    const call = () => requestTimeOff(at.app, { academyId: at.academy.id }, newTimeOff());
    expect(await refusal(at.app, at.academy.id, call)).toEqual(UNAUTHENTICATED);
  });

  it('in a suspended academy, is allowed only for the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => requestTimeOff(shut.app, actor, newTimeOff({ staffId: actor.staffId }));
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const superAdmin = await superAdminIn(shut.app, shut.academy);
    const { errors } = await requestTimeOff(shut.app, superAdmin, newTimeOff({ staffId: shut.ours.staffId }));
    expect(errors).toBeUndefined();
  });

  describe('requestTimeOff with invalid input', () => {
    it.each(REFUSED)('refuses %s', async (_, input, told) => {
      expect(await refused(input)).toEqual(badInput(told));
    });

    it('refuses a request of an admin that contains no staffId', async () => {
      expect(await refused({}, at.admin)).toEqual(badInput({ staffId: ['The staff id field is required.'] }));
    });

    it('refuses staff who are unknown, deleted, in another academy or have left, but accepts staff who are on leave', async () => {
      const other = await seedAcademy(at.app);
      const { with: make } = at.academy;
      const deleted = await make.staff({ deletedAt: new Date().toISOString() });
      const left = await make.staff({ status: StaffStatus.TERMINATED });
      for (const staffId of [UNKNOWN_ID, (await other.with.staff()).id, deleted.id, left.id]) {
        expect(await refused({ staffId }, at.admin)).toEqual(
          badInput({ staffId: ['The selected staff id is invalid.'] }),
        );
      }
      const leaving = await make.staff({ status: StaffStatus.TERMINATED, endDate: '2099-03-04' });
      const on = (startDate: string) => ({ staffId: leaving.id, startDate, endDate: '2099-03-09' });
      expect(await refused(on('2099-03-05'), at.admin)).toEqual(
        badInput({ staffId: ['The selected staff id is invalid.'] }),
      );
      expect((await requestTimeOff(at.app, at.admin, newTimeOff(on('2099-03-04')))).errors).toBeUndefined();
      expect(await refused({ staffId: 'nonsense' }, at.admin)).toEqual(
        badInput({ staffId: ['The staff id field must be a valid UUID.'] }),
      );
      const onLeave = await make.staff({ status: StaffStatus.ON_LEAVE });
      const { errors } = await requestTimeOff(at.app, at.admin, newTimeOff({ staffId: onLeave.id }));
      expect(errors).toBeUndefined();
    });

    it.each([
      ...REFUSED_TYPES,
      ['the read-only field `status`', { status: 'APPROVED' }],
      ['a missing end date', { endDate: undefined }],
      ['null as start date', { startDate: null }],
    ])('refuses %s with a type error of GraphQL', async (_, input) => {
      expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
    });
  });
});
