import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Course } from '../../../../src/features/academics/courses/course.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
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
import { idsOf, REFUSED, REFUSED_TYPES, readClosure, type Scene, scene, updateClosure } from './setup.ts';

describe('updateClosure', () => {
  let at: Scene;
  const refused = (id: string, input: object) =>
    refusal(at.app, at.academy.id, () => updateClosure(at.app, at.admin, id, input));
  const updated = async (id: string, input: object) => {
    const { data, errors } = await updateClosure(at.app, at.admin, id, input);
    expect(errors).toBeUndefined();
    return data.updateClosure;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('changes only the fields sent', async () => {
    const [courseIds, batchIds] = [await idsOf(at.academy.with.course), await idsOf(() => at.academy.with.batch())];
    const { id } = await at.academy.with.closure({ courseIds, batchIds });
    const before = await readClosure(at.app, at.admin, id);
    const renamed = await updated(id, { name: ' Snow ' });
    expect(renamed).toEqual({ ...before, name: 'Snow', version: 2, updatedAt: renamed.updatedAt });
    const longer = await updated(id, { endDate: '2026-12-31', excusesFees: true });
    expect(longer).toEqual({
      ...{ ...renamed, endDate: '2026-12-31', excusesFees: true },
      ...{ version: 3, updatedAt: longer.updatedAt },
    });
    expect(await updated(id, {})).toEqual(longer);
    expect(await updated(id, { name: 'Snow', courseIds: courseIds.toReversed() })).toEqual(longer);
  });

  it('changes the targets of the closure, and increases the version of the closure', async () => {
    const [first, second, third] = await idsOf(() => at.academy.with.batch(), 3);
    const roomIds = await idsOf(() => at.academy.with.room());
    const { id } = await at.academy.with.closure({ batchIds: [first as string, second as string], roomIds });
    const moved = await updated(id, { batchIds: [third, second] });
    expect(moved).toMatchObject({ batchIds: [second, third], roomIds, version: 2 });
    expect(await updated(id, { batchIds: [], roomIds: [] })).toMatchObject({ batchIds: [], roomIds: [], version: 3 });
  });

  it('changes from whole days to hours and back', async () => {
    const { id } = await at.academy.with.closure({ startDate: '2026-12-24' });
    const hours = await updated(id, { startTime: '09:00', endTime: '10:00' });
    expect(hours).toMatchObject({ startTime: '09:00:00', endTime: '10:00:00' });
    expect(await updated(id, { endTime: '11:00' })).toMatchObject({ startTime: '09:00:00', endTime: '11:00:00' });
    const days = { startTime: null, endTime: null, endDate: '2026-12-26' };
    expect(await updated(id, days)).toMatchObject(days);
  });

  it('keeps targets that were deleted after the closure was created, whether or not they are sent again', async () => {
    const courseIds = await idsOf(() => at.academy.with.course());
    const { id } = await at.academy.with.closure({ courseIds });
    await at.academy.run((em) =>
      em.nativeUpdate(Course, { id: courseIds[0] as string }, { deletedAt: '2026-01-01T00:00:00.000Z' }),
    );
    expect(await updated(id, { name: 'Kept' })).toMatchObject({ courseIds });
    expect(await updated(id, { name: 'Sent', courseIds })).toMatchObject({ courseIds });
    expect(await updated(id, { courseIds: courseIds.slice(1) })).toMatchObject({ courseIds: courseIds.slice(1) });
    expect(await refused(id, { courseIds })).toEqual(
      badInput({ 'courseIds.0': ['The selected course_ids.0 is invalid.'] }),
    );
  });

  it.each(['academy_admin', 'administrator'] as const)('is allowed for the role %s', async (role) => {
    const { id } = await at.academy.with.closure();
    const { data } = await updateClosure(at.app, await at.academy.as(role), id.toUpperCase(), { name: role });
    expect(data.updateClosure).toMatchObject({ id, name: role });
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'is forbidden for the role %s, whether or not the closure exists',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [(await at.academy.with.closure()).id, UNKNOWN_ID]) {
        const call = () => updateClosure(at.app, actor, id, { name: 'x' });
        expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
      }
    },
  );

  it('in a suspended academy, is allowed only for the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.closure();
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => updateClosure(shut.app, actor, id, { name: 'x' });
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const { errors } = await updateClosure(shut.app, await superAdminIn(shut.app, shut.academy), id, { name: 'x' });
    expect(errors).toBeUndefined();
  });

  it('returns NOT_FOUND for closures that are unknown, deleted or in another academy', async () => {
    const other = await seedAcademy(at.app);
    const deleted = await at.academy.with.closure({ deletedAt: new Date().toISOString() });
    for (const id of [UNKNOWN_ID, deleted.id, (await other.with.closure()).id, 'nonsense']) {
      expect(await refused(id, { name: 'x' })).toEqual(notFound('Closure'));
    }
  });

  describe('updateClosure with invalid input', () => {
    it.each(REFUSED)('refuses %s', async (_, input, told) => {
      const { id } = await at.academy.with.closure();
      expect(await refused(id, input)).toMatchObject({ code: 'BAD_USER_INPUT', fields: told });
    });

    it.each(REFUSED_TYPES)('refuses %s with a type error of GraphQL', async (_, input) => {
      const { id } = await at.academy.with.closure();
      expect(await refused(id, input)).toEqual(REFUSED_BY_TYPE);
    });

    it.each([
      [
        'a start after the stored end',
        { startDate: '2027-01-01' },
        'endDate',
        'must be a date after or equal to start date.',
      ],
      [
        'an end before the stored start',
        { endDate: '2026-12-23' },
        'endDate',
        'must be a date after or equal to start date.',
      ],
      [
        'a start too long before the stored end',
        { startDate: '2024-12-24' },
        'endDate',
        'must not be more than 365 days after start date.',
      ],
    ])('refuses %s, even if no other field changes', async (_, input, field, text) => {
      const { id } = await at.academy.with.closure({ startDate: '2026-12-24', endDate: '2026-12-31' });
      expect(await refused(id, input)).toEqual(badInput({ [field]: [`The end date field ${text}`] }));
    });

    it('refuses an end time before the start time, and hours on more than one day', async () => {
      const hours = { startTime: '09:00:00', endTime: '10:00:00' };
      const { id } = await at.academy.with.closure({ startDate: '2026-12-24', ...hours });
      expect(await refused(id, { startTime: '10:00' })).toEqual(
        badInput({ endTime: ['The end time field must be a date after start time.'] }),
      );
      expect(await refused(id, { endTime: null })).toEqual(badInput({ endTime: ['The end time field is required.'] }));
      expect(await refused(id, { endDate: '2026-12-25' })).toMatchObject({
        fields: {
          startTime: [expect.stringContaining('prohibited')],
          endTime: [expect.stringContaining('prohibited')],
        },
      });
    });
  });
});
