import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { TimeOffStatus } from '../../../../src/features/scheduling/time-off/time-off.enums.ts';
import { rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import {
  badInput,
  EVERY_ROLE,
  FORBIDDEN,
  notFound,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNKNOWN_ID,
} from '../../writing.ts';
import {
  changeStaff,
  DECIDED,
  REFUSED,
  REFUSED_TYPES,
  readTimeOff,
  type Scene,
  scene,
  updateTimeOff,
} from './setup.ts';

describe('updateTimeOff', () => {
  let at: Scene;
  const refused = (id: string, input: object, as = at.admin) =>
    refusal(at.app, at.academy.id, () => updateTimeOff(at.app, as, id, input));
  const updated = async (id: string, input: object, as = at.admin) => {
    const { data, errors } = await updateTimeOff(at.app, as, id, input);
    expect(errors).toBeUndefined();
    return data.updateTimeOff;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('changes only the fields sent', async () => {
    const id = await at.asked(at.ours, { reason: 'Wedding' });
    const before = await readTimeOff(at.app, at.admin, id);
    const longer = await updated(id.toUpperCase(), { endDate: '2099-12-26' });
    expect(longer).toEqual({ ...before, endDate: '2099-12-26', version: 2, updatedAt: longer.updatedAt });
    const hours = { endDate: '2099-12-24', startTime: '09:00:00', endTime: '10:00:00' };
    expect(await updated(id, hours)).toMatchObject({ ...hours, reason: 'Wedding' });
    const whole = await updated(id, { startTime: null, endTime: null, reason: ' ' });
    expect(whole).toMatchObject({ startTime: null, endTime: null, reason: null });
    expect(await updated(id, {})).toEqual(whole);
  });

  it.each(['academy_admin', 'administrator'] as const)(
    'is allowed for the role %s, for all staff, before and after the decision',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const status of Object.values(TimeOffStatus)) {
        const id = await at.asked(at.theirs, { status });
        expect(await updated(id, { reason: role }, actor)).toMatchObject({
          reason: role,
          status: status.toUpperCase(),
        });
      }
    },
  );

  it('is allowed for an admin even after the staff member left or was deleted', async () => {
    for (const changes of [{ status: StaffStatus.TERMINATED }, { deletedAt: '2026-01-01T00:00:00.000Z' }]) {
      const staff = await at.academy.with.staff();
      const { id } = await at.academy.with.timeOff({ staffId: staff.id });
      await changeStaff(at, staff.id, changes);
      expect(await updated(id, { reason: 'Left' })).toMatchObject({ reason: 'Left', staffId: staff.id });
    }
  });

  it.each(['department_head', 'teacher', 'support_staff'] as const)(
    'is allowed for the role %s for their own undecided requests',
    async (role) => {
      const actor = await at.academy.as(role);
      const id = await at.asked(actor);
      expect(await updated(id, { reason: role }, actor)).toMatchObject({ reason: role });
      for (const status of DECIDED) {
        expect(await refused(await at.asked(actor, { status }), { reason: 'x' }, actor)).toEqual(FORBIDDEN);
      }
    },
  );

  it('forbids department heads to change time off of their staff, and returns NOT_FOUND for time off of staff in other departments', async () => {
    expect(await refused(await at.asked(at.ours), { reason: 'x' }, at.head)).toEqual(FORBIDDEN);
    expect(await refused(await at.asked(at.theirs), { reason: 'x' }, at.head)).toEqual(notFound('Time off'));
  });

  it.each(['teacher', 'support_staff'] as const)(
    'returns NOT_FOUND to the role %s for requests of other staff',
    async (role) => {
      const actor = await at.academy.as(role);
      expect(await refused(await at.asked(at.ours), { reason: 'x' }, actor)).toEqual(notFound('Time off'));
    },
  );

  it.each(['parent', 'student'] as const)(
    'is forbidden for the role %s, even if the request does not exist',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [await at.asked(at.ours), UNKNOWN_ID]) {
        expect(await refused(id, { reason: 'x' }, actor)).toEqual(FORBIDDEN);
      }
    },
  );

  it('in a suspended academy, is allowed only for the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const id = await shut.asked(actor.staffId ? actor : shut.ours);
      const call = () => updateTimeOff(shut.app, actor, id, { reason: 'x' });
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const superAdmin = await superAdminIn(shut.app, shut.academy);
    const { errors } = await updateTimeOff(shut.app, superAdmin, await shut.asked(shut.ours), { reason: 'x' });
    expect(errors).toBeUndefined();
  });

  it('returns NOT_FOUND for requests that are unknown, withdrawn or in another academy', async () => {
    const other = await seedAcademy(at.app);
    const foreign = await other.with.timeOff({ staffId: (await other.with.staff()).id });
    const gone = await at.asked(at.ours, { deletedAt: new Date().toISOString() });
    for (const id of [UNKNOWN_ID, gone, foreign.id, 'nonsense']) {
      expect(await refused(id, { reason: 'x' })).toEqual(notFound('Time off'));
    }
  });

  describe('with a new status', () => {
    it('lets an admin decide and change other fields in one request', async () => {
      const id = await at.asked(at.theirs);
      const approved = await updated(id, { status: 'APPROVED', reason: 'Wedding' });
      expect(approved).toMatchObject({ status: 'APPROVED', reason: 'Wedding', version: 2 });
      const declined = await rest(at.app, at.admin, 'PUT', `/time-off/${id}`, { status: 'declined' });
      expect(declined).toMatchObject({ status: 200, body: { data: { status: 'declined', reason: 'Wedding' } } });
    });

    it('lets a department head decide by sending the whole record, if no other field changes', async () => {
      const id = await at.asked(at.ours, { reason: 'Trip' });
      const { body } = await rest(at.app, at.head, 'GET', `/time-off/${id}`);
      const whole = { ...body.data, status: 'approved' };
      expect((await rest(at.app, at.head, 'PUT', `/time-off/${id}`, whole)).body.data.status).toBe('approved');
      expect(await refused(id, { status: 'DECLINED', reason: 'No' }, at.head)).toEqual(FORBIDDEN);
    });

    it('lets roles that may not decide send the status only if it stays the same', async () => {
      for (const role of ['department_head', 'teacher', 'support_staff'] as const) {
        const actor = await at.academy.as(role);
        const id = await at.asked(actor);
        expect(await refused(id, { status: 'APPROVED' }, actor)).toEqual(FORBIDDEN);
        expect(await updated(id, { status: 'REQUESTED', reason: role }, actor)).toMatchObject({ reason: role });
      }
    });

    it('refuses to change the status to REQUESTED again', async () => {
      for (const status of DECIDED) {
        const invalid = badInput({ status: ['The selected status is invalid.'] });
        expect(await refused(await at.asked(at.ours, { status }), { status: 'REQUESTED' })).toEqual(invalid);
      }
    });
  });

  describe('updateTimeOff with invalid input', () => {
    it.each(REFUSED)('refuses %s', async (_, input, told) => {
      expect(await refused(await at.asked(at.ours), input)).toEqual(badInput(told));
    });

    it.each([...REFUSED_TYPES, ['the read-only field `staffId`', { staffId: UNKNOWN_ID }]])(
      'refuses %s with a type error of GraphQL',
      async (_, input) => {
        expect(await refused(await at.asked(at.ours), input)).toEqual(REFUSED_BY_TYPE);
      },
    );

    it.each([
      ['a start after the stored end', { startDate: '2099-12-25' }],
      ['an end before the stored start', { endDate: '2099-12-23' }],
    ])('refuses %s, even if no other field changes', async (_, input) => {
      expect(await refused(await at.asked(at.ours), input)).toEqual(
        badInput({ endDate: ['The end date field must be a date after or equal to start date.'] }),
      );
    });
  });
});
