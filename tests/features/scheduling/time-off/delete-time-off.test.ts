import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { TimeOffStatus } from '../../../../src/features/scheduling/time-off/time-off.enums.ts';
import { addDays } from '../../../../src/platform/time/days.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { todayIn } from '../../people.ts';
import { EVERY_ROLE, FORBIDDEN, notFound, refusal, stateOf, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { DECIDED, deleteTimeOff, readTimeOff, type Scene, scene } from './setup.ts';

/** A time zone whose date may differ from that of the service. */
const TIMEZONE = 'Pacific/Kiritimati';

describe('deleteTimeOff', () => {
  let at: Scene;
  const refused = (id: string, as = at.admin) => refusal(at.app, at.academy.id, () => deleteTimeOff(at.app, as, id));
  const today = () => todayIn(TIMEZONE);

  beforeAll(async () => {
    at = await scene({ settings: { ...defaultSettings(), timezone: TIMEZONE } });
  });

  it('hides the time off', async () => {
    const id = await at.asked(at.ours);
    const { data } = await deleteTimeOff(at.app, at.ours, id.toUpperCase());
    expect(data.deleteTimeOff).toEqual({ message: 'Time off deleted.' });
    expect(await readTimeOff(at.app, at.admin, id)).toBeNull();
    expect((await stateOf(at.app, at.academy.id)).staff_time_off).toContainEqual(
      expect.objectContaining({ id, deleted_at: expect.anything() }),
    );
    expect(await refused(id)).toEqual(notFound('Time off'));
  });

  it.each(['academy_admin', 'administrator'] as const)('is allowed for the role %s at any time', async (role) => {
    const actor = await at.academy.as(role);
    for (const status of Object.values(TimeOffStatus)) {
      const id = await at.asked(at.theirs, { status, startDate: '2026-01-05' });
      expect((await deleteTimeOff(at.app, actor, id)).errors).toBeUndefined();
    }
  });

  it.each(['department_head', 'teacher', 'support_staff'] as const)(
    'is allowed for the role %s for their own time off, if it is undecided or in the future',
    async (role) => {
      const actor = await at.academy.as(role);
      const past = await at.asked(actor, { startDate: '2026-01-05' });
      expect((await deleteTimeOff(at.app, actor, past)).errors).toBeUndefined();
      for (const status of DECIDED) {
        const tomorrow = await at.asked(actor, { status, startDate: addDays(today(), 1) });
        expect((await deleteTimeOff(at.app, actor, tomorrow)).errors).toBeUndefined();
        const begun = { status, startDate: today(), endDate: addDays(today(), 9) };
        expect(await refused(await at.asked(actor, begun), actor)).toEqual(FORBIDDEN);
      }
    },
  );

  it('forbids department heads to delete time off of their staff, and returns NOT_FOUND for time off of staff in other departments', async () => {
    expect(await refused(await at.asked(at.ours), at.head)).toEqual(FORBIDDEN);
    expect(await refused(await at.asked(at.theirs), at.head)).toEqual(notFound('Time off'));
  });

  it.each(['teacher', 'support_staff'] as const)(
    'returns NOT_FOUND to the role %s for time off of other staff',
    async (role) => {
      expect(await refused(await at.asked(at.ours), await at.academy.as(role))).toEqual(notFound('Time off'));
    },
  );

  it.each(['parent', 'student'] as const)(
    'is forbidden for the role %s, even if the time off does not exist',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [await at.asked(at.ours), UNKNOWN_ID]) expect(await refused(id, actor)).toEqual(FORBIDDEN);
    },
  );

  it('returns NOT_FOUND for time off that is unknown or in another academy', async () => {
    const other = await seedAcademy(at.app);
    const { id } = await other.with.timeOff({ staffId: (await other.with.staff()).id });
    for (const wrong of [id, UNKNOWN_ID, 'nonsense']) {
      const call = () => deleteTimeOff(at.app, at.admin, wrong);
      expect(await refusal(at.app, other.id, call)).toEqual(notFound('Time off'));
    }
  });

  it('in a suspended academy, is allowed only for the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const id = await shut.asked(actor.staffId ? actor : shut.ours);
      const call = () => deleteTimeOff(shut.app, actor, id);
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const superAdmin = await superAdminIn(shut.app, shut.academy);
    expect((await deleteTimeOff(shut.app, superAdmin, await shut.asked(shut.ours))).errors).toBeUndefined();
  });
});
