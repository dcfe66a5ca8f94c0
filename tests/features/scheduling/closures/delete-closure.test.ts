import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { EVERY_ROLE, FORBIDDEN, notFound, refusal, stateOf, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { deleteClosure, readClosure, type Scene, scene } from './setup.ts';

describe('deleteClosure', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('hides the closure, and keeps the links to its targets', async () => {
    const batch = await at.academy.with.batch();
    const { id } = await at.academy.with.closure({ batchIds: [batch.id] });
    const { data } = await deleteClosure(at.app, at.admin, id.toUpperCase());
    expect(data.deleteClosure).toEqual({ message: 'Closure deleted.' });
    expect(await readClosure(at.app, at.admin, id)).toBeNull();
    const state = await stateOf(at.app, at.academy.id);
    expect(state.closures).toContainEqual(expect.objectContaining({ id, deleted_at: expect.anything() }));
    expect(state.closure_targets).toContainEqual(expect.objectContaining({ closure_id: id, batch_id: batch.id }));
    const again = await refusal(at.app, at.academy.id, () => deleteClosure(at.app, at.admin, id));
    expect(again).toEqual(notFound('Closure'));
  });

  it.each(['academy_admin', 'administrator'] as const)('is allowed for the role %s', async (role) => {
    const { id } = await at.academy.with.closure();
    expect((await deleteClosure(at.app, await at.academy.as(role), id)).errors).toBeUndefined();
  });

  it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [(await at.academy.with.closure()).id, UNKNOWN_ID]) {
        expect(await refusal(at.app, at.academy.id, () => deleteClosure(at.app, actor, id))).toEqual(FORBIDDEN);
      }
    },
  );

  it('returns NOT_FOUND for closures that are unknown or in another academy', async () => {
    const other = await seedAcademy(at.app);
    const { id } = await other.with.closure();
    for (const wrong of [id, UNKNOWN_ID, 'nonsense']) {
      const call = () => deleteClosure(at.app, at.admin, wrong);
      expect(await refusal(at.app, other.id, call)).toEqual(notFound('Closure'));
    }
  });

  it('in a suspended academy, is allowed only for the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.closure();
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => deleteClosure(shut.app, actor, id);
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    expect((await deleteClosure(shut.app, await superAdminIn(shut.app, shut.academy), id)).errors).toBeUndefined();
  });
});
