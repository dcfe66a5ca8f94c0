import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, EVERY_ROLE, emoji, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { readDepartment, type Scene, scene, updateDepartment } from './setup.ts';

describe('updateDepartment', () => {
  let at: Scene;
  const refused = (id: string, input: object) =>
    refusal(at.app, at.academy.id, () => updateDepartment(at.app, at.admin, id, input));

  beforeAll(async () => {
    at = await scene();
  });

  it('changes only the fields that are sent', async () => {
    const [head, next] = [await at.academy.with.staff(), await at.academy.with.staff()];
    const { id } = await at.academy.with.department({ headStaffId: head.id });
    const update = async (input: object) => (await updateDepartment(at.app, at.admin, id, input)).data.updateDepartment;
    const before = await readDepartment(at.app, at.admin, id);
    const renamed = await update({ name: ' Diving ' });
    expect(renamed).toEqual({ ...before, name: 'Diving', updatedAt: renamed.updatedAt });
    const led = await update({ headStaffId: next.id.toUpperCase() });
    expect(led).toMatchObject({ name: 'Diving', headStaffId: next.id, headStaff: { id: next.id } });
    const unled = await update({ headStaffId: null });
    expect(unled).toMatchObject({ name: 'Diving', headStaffId: null, headStaff: null });
    expect(await update({})).toEqual(unled);
  });

  it.each(['academy_admin', 'administrator'] as const)('allows the role %s', async (role) => {
    const { id } = await at.academy.with.department();
    const { data } = await updateDepartment(at.app, await at.academy.as(role), id.toUpperCase(), { name: role });
    expect(data.updateDepartment).toMatchObject({ id, name: role });
  });

  it.each(['teacher', 'support_staff', 'parent', 'student'] as const)(
    'denies the role %s, for known and unknown departments',
    async (role) => {
      const actor = await at.academy.as(role);
      const { id } = await at.academy.with.department({ headStaffId: actor.staffId ?? null });
      for (const each of [id, UNKNOWN_ID]) {
        expect(
          await refusal(at.app, at.academy.id, () => updateDepartment(at.app, actor, each, { name: 'x' })),
        ).toEqual(FORBIDDEN);
      }
    },
  );

  it('allows department heads to change only their own department', async () => {
    const head = await at.academy.as('department_head');
    const own = await at.academy.with.department({ headStaffId: head.staffId as string });
    const { data } = await updateDepartment(at.app, head, own.id, { name: 'Mine' });
    expect(data.updateDepartment.name).toBe('Mine');
    const rival = await at.academy.as('department_head');
    const other = await at.academy.with.department();
    for (const [actor, { id }] of [
      [head, other],
      [rival, own],
    ] as const) {
      const input = { headStaffId: actor.staffId };
      expect(await refusal(at.app, at.academy.id, () => updateDepartment(at.app, actor, id, input))).toEqual(FORBIDDEN);
    }
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.department();
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => updateDepartment(shut.app, actor, id, { name: 'x' });
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    const { errors } = await updateDepartment(shut.app, await superAdminIn(shut.app, shut.academy), id, { name: 'x' });
    expect(errors).toBeUndefined();
  });

  it('returns NOT_FOUND for departments that are unknown, deleted or in another academy', async () => {
    const other = await seedAcademy(at.app);
    const deleted = await at.academy.with.department({ deletedAt: new Date().toISOString() });
    for (const id of [UNKNOWN_ID, deleted.id, (await other.with.department()).id, 'nonsense']) {
      expect(await refused(id, { name: 'x' })).toEqual(notFound('Department'));
    }
  });

  it('reports all invalid fields together', async () => {
    const { id } = await at.academy.with.department();
    expect(await refused(id, { name: null, headStaffId: '1' })).toEqual(
      badInput({
        name: ['The name field is required.'],
        headStaffId: ['The head staff id field must be a valid UUID.'],
      }),
    );
    const long = badInput({ name: ['The name field must not be greater than 100 characters.'] });
    expect(await refused(id, { name: emoji(101) })).toEqual(long);
    expect(await refused(id, { name: '\u0000' })).toEqual(badInput({ name: ['The name field format is invalid.'] }));
  });

  it('refuses a head who is unknown, deleted or in another academy', async () => {
    const { id } = await at.academy.with.department();
    const other = await seedAcademy(at.app);
    const deleted = await at.academy.with.staff({ deletedAt: new Date().toISOString() });
    for (const headStaffId of [UNKNOWN_ID, (await other.with.staff()).id, deleted.id]) {
      expect(await refused(id, { name: 'New', headStaffId })).toEqual(
        badInput({ headStaffId: ['The selected head staff id is invalid.'] }),
      );
    }
  });
});
