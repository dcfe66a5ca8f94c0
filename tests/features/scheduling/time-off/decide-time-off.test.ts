import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { Department } from '../../../../src/features/people/staff/department.entity.ts';
import { Staff } from '../../../../src/features/people/staff/staff.entity.ts';
import { StaffStatus } from '../../../../src/features/people/staff/staff.enums.ts';
import { StaffDepartment } from '../../../../src/features/people/staff/staff-department.entity.ts';
import { TimeOffDecision, TimeOffStatus } from '../../../../src/features/scheduling/time-off/time-off.enums.ts';
import { decideTimeOff as decide } from '../../../../src/features/scheduling/time-off/time-off.service.ts';
import { timeOffDecided } from '../../../../src/features/scheduling/time-off/time-off.signals.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { createSignals, onSignal } from '../../../../src/platform/signals/signals.ts';
import { createContext } from '../../../../src/platform/tenancy/context.ts';
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
import { changeStaff, decideTimeOff, readTimeOff, type Scene, scene } from './setup.ts';

const APPROVED = { status: 'APPROVED' };

describe('decideTimeOff', () => {
  let at: Scene;
  const refused = (id: string, as = at.admin, input: object = APPROVED) =>
    refusal(at.app, at.academy.id, () => decideTimeOff(at.app, as, id, input));
  const decided = async (id: string, input: object, as = at.admin) => {
    const { data, errors } = await decideTimeOff(at.app, as, id, input);
    expect(errors).toBeUndefined();
    return data.decideTimeOff;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('approves or declines requests, and can change an earlier decision', async () => {
    const id = await at.asked(at.ours, { reason: 'Wedding' });
    const before = await readTimeOff(at.app, at.admin, id);
    const approved = await decided(id.toUpperCase(), APPROVED);
    expect(approved).toEqual({ ...before, ...APPROVED, version: 2, updatedAt: approved.updatedAt });
    expect(await decided(id, APPROVED)).toEqual(approved);
    const declined = await decided(id, { status: 'DECLINED', reason: 'Exams that week' });
    expect(declined).toMatchObject({ status: 'DECLINED', reason: 'Exams that week', version: 3 });
    expect(await decided(id, { ...APPROVED, reason: '' })).toMatchObject({ ...APPROVED, reason: null });
  });

  it.each(['academy_admin', 'administrator'] as const)('is allowed for the role %s, for all staff', async (role) => {
    const actor = await at.academy.as(role);
    const owners = [at.ours, at.theirs, at.head, ...(actor.staffId ? [actor] : [])];
    for (const owner of owners) expect(await decided(await at.asked(owner), APPROVED, actor)).toMatchObject(APPROVED);
  });

  it('is allowed for an admin even after the staff member left or was deleted', async () => {
    for (const changes of [{ status: StaffStatus.TERMINATED }, { deletedAt: '2026-01-01T00:00:00.000Z' }]) {
      const staff = await at.academy.with.staff();
      const { id } = await at.academy.with.timeOff({ staffId: staff.id });
      await changeStaff(at, staff.id, changes);
      expect(await decided(id, APPROVED)).toMatchObject(APPROVED);
    }
  });

  it('is allowed for department heads only for staff of their departments', async () => {
    expect(await decided(await at.asked(at.ours), APPROVED, at.head)).toMatchObject(APPROVED);
    expect(await refused(await at.asked(at.head), at.head)).toEqual(FORBIDDEN);
    expect(await refused(await at.asked(at.theirs), at.head)).toEqual(notFound('Time off'));
  });

  it('forbids department heads to decide their own requests', async () => {
    const { id: staffId } = await at.academy.with.staff({ role: StaffRole.DEPARTMENT_HEAD });
    const department = await at.academy.with.department({ headStaffId: staffId });
    await at.academy.run(async (em) => {
      const link = { staff: referTo(em, Staff, staffId), department: referTo(em, Department, department.id) };
      em.persist(Object.assign(new StaffDepartment(), link));
    });
    const head = await at.academy.as('department_head', { staffId });
    expect(await refused(await at.asked(head), head)).toEqual(FORBIDDEN);
  });

  it('returns NOT_FOUND to the head of a deleted department', async () => {
    const head = await at.academy.as('department_head');
    const deletedAt = new Date().toISOString();
    const department = await at.academy.with.department({ headStaffId: head.staffId as string, deletedAt });
    const staff = await at.academy.with.staff({ departments: [department.id] });
    const { id } = await at.academy.with.timeOff({ staffId: staff.id });
    expect(await refused(id, head)).toEqual(notFound('Time off'));
  });

  it.each(['teacher', 'support_staff', 'parent', 'student'] as const)(
    'is forbidden for the role %s, for their own requests and for other requests',
    async (role) => {
      const actor = await at.academy.as(role);
      const own = await at.asked(actor.staffId ? actor : at.ours);
      for (const id of [own, UNKNOWN_ID]) expect(await refused(id, actor)).toEqual(FORBIDDEN);
    },
  );

  it('in a suspended academy, is allowed only for the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const id = await shut.asked(shut.ours);
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => decideTimeOff(shut.app, actor, id, APPROVED);
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const superAdmin = await superAdminIn(shut.app, shut.academy);
    expect((await decideTimeOff(shut.app, superAdmin, id, APPROVED)).errors).toBeUndefined();
  });

  it('returns NOT_FOUND for requests that are unknown, withdrawn or in another academy', async () => {
    const other = await seedAcademy(at.app);
    const foreign = await other.with.timeOff({ staffId: (await other.with.staff()).id });
    const gone = await at.asked(at.ours, { deletedAt: new Date().toISOString() });
    for (const id of [UNKNOWN_ID, gone, foreign.id, 'nonsense'])
      expect(await refused(id)).toEqual(notFound('Time off'));
  });

  it('refuses an outdated version, a reason that is too long, and an invalid decision', async () => {
    const id = await at.asked(at.ours);
    expect(await refused(id, at.admin, { ...APPROVED, expectedVersion: 2 })).toMatchObject({ code: 'CONFLICT' });
    const long = badInput({ reason: ['The reason field must not be greater than 255 characters.'] });
    expect(await refused(id, at.admin, { ...APPROVED, reason: 'x'.repeat(256) })).toEqual(long);
    for (const status of ['REQUESTED', null, undefined]) {
      expect(await refused(id, at.admin, { status })).toEqual(REFUSED_BY_TYPE);
    }
    expect(await decided(id, { ...APPROVED, expectedVersion: 1 })).toMatchObject(APPROVED);
  });

  it('publishes the signal timeOffDecided in its transaction if the decision changes', async () => {
    const heard: object[] = [];
    const hear = onSignal(timeOffDecided, async (_ctx, _em, { timeOff, before }) => {
      heard.push({ id: timeOff.id, before, status: timeOff.status });
      if (timeOff.reason === 'Undone') throw new Error('Undone');
    });
    const viewer = { ...at.admin, role: 'academy_admin', staffId: null, parentId: null, studentId: null } as const;
    const context = () =>
      createContext(
        { ...at.app.services, signals: createSignals([hear]) },
        {
          ...{ requestId: 'heard', ip: '', principal: null },
          academy: { id: at.academy.id, status: 'active', timezone: 'UTC', currency: 'USD', viewer },
        },
      );
    const id = await at.asked(at.ours);
    await decide(context(), id, { status: TimeOffDecision.APPROVED });
    expect(heard.splice(0)).toEqual([{ id, before: TimeOffStatus.REQUESTED, status: TimeOffStatus.APPROVED }]);
    await decide(context(), id, { status: TimeOffDecision.APPROVED, reason: 'The same' });
    expect(heard).toEqual([]);
    const undone = decide(context(), id, { status: TimeOffDecision.DECLINED, reason: 'Undone' });
    await expect(undone).rejects.toThrow('Undone');
    expect(await readTimeOff(at.app, at.admin, id)).toMatchObject({ ...APPROVED, reason: 'The same' });
  });
});
