import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { gql } from '../../../support/clients.ts';
import { type Actor, seedAcademy, seedSuperAdmin, seedUser } from '../../../support/seed.ts';
import {
  EVERY_ROLE,
  FORBIDDEN,
  NO_ACCESS,
  notFound,
  refusal,
  stateOf,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';
import { deleteAcademy, readAcademy, type Scene, scene } from './setup.ts';

describe('deleteAcademy', () => {
  let at: Scene;
  let superAdmin: Actor;
  const refused = (actor: Partial<Actor>, id = at.academy.id) =>
    refusal(at.app, at.academy.id, () => deleteAcademy(at.app, actor, id));

  beforeAll(async () => {
    at = await scene();
    superAdmin = await seedSuperAdmin(at.app);
  });

  it('hides the academy from all callers, refuses requests to the academy, and keeps its rows', async () => {
    const { app, academy, admin } = await scene();
    await academy.with.course();
    const members = [admin, await academy.as('teacher'), await academy.as('student')];
    const before = await stateOf(app, academy.id);
    const { data } = await deleteAcademy(app, admin, academy.id.toUpperCase());
    expect(data.deleteAcademy).toEqual({ message: 'Academy deleted.' });
    for (const actor of [...members, { ...superAdmin, academyId: academy.id }]) {
      const { token } = actor;
      expect(await readAcademy(app, { token }, academy.id)).toBeNull();
      const lists = await gql(
        app,
        { token },
        '{ academies(first: 100) { nodes { id } } me { memberships { academyId } } }',
      );
      expect(JSON.stringify(lists.data)).not.toContain(academy.id);
      const { errors } = await gql(app, actor, '{ courses { totalCount } }');
      expect({ code: errors?.[0]?.extensions.code, message: errors?.[0]?.message }).toEqual(NO_ACCESS);
    }
    const { academies, ...rows } = await stateOf(app, academy.id);
    expect(academies).toEqual([expect.objectContaining({ id: academy.id, deleted_at: expect.anything() })]);
    expect({ ...rows, academies: before.academies }).toEqual(before);
    for (const actor of [admin, superAdmin]) {
      expect(await refusal(app, academy.id, () => deleteAcademy(app, actor, academy.id))).toEqual(notFound('Academy'));
    }
  });

  it('allows the Super Admin, even for a suspended academy', async () => {
    const { app, academy } = await scene({ status: AcademyStatus.SUSPENDED });
    expect((await deleteAcademy(app, superAdmin, academy.id)).errors).toBeUndefined();
  });

  it.each(EVERY_ROLE.slice(1))('denies the role %s', async (role) => {
    expect(await refused(await at.academy.as(role))).toEqual(FORBIDDEN);
  });

  it('denies every role in a suspended academy', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    for (const role of EVERY_ROLE) {
      const member = await shut.academy.as(role);
      const call = () => deleteAcademy(shut.app, member, shut.academy.id);
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
  });

  it('checks the role of the caller in the deleted academy, not in the academy that the header selects', async () => {
    const { token } = at.admin;
    const elsewhere = await seedAcademy(at.app);
    const stranger = await elsewhere.as('academy_admin');
    expect(await refused(stranger)).toEqual(notFound('Academy'));
    expect(await refused({ ...stranger, academyId: at.academy.id })).toEqual(notFound('Academy'));
    expect(await refused(await seedUser(at.app))).toEqual(notFound('Academy'));
    expect(await refused({})).toEqual(UNAUTHENTICATED);
    const own = await scene();
    const answer = await deleteAcademy(at.app, { token: own.admin.token, academyId: elsewhere.id }, own.academy.id);
    expect(answer.errors).toBeUndefined();
    expect(await refused({ token }, UNKNOWN_ID)).toEqual(notFound('Academy'));
    expect(await refused({ token }, 'nonsense')).toEqual(notFound('Academy'));
  });
});
