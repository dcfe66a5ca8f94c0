import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { gql } from '../../../support/clients.ts';
import { getsIn, parents, type Scene, scene } from '../../people.ts';
import { EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';

describe('deleteParent', () => {
  let at: Scene;
  const remove = (id: string, as: object = at.admin) => parents.remove(at.app, as, id);
  const removed = async (id: string, as?: object) => {
    const { data, errors } = await remove(id, as);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ deleteParent: { message: 'Parent deleted.' } });
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('hides the parent, keeps the children, and refuses a second deletion', async () => {
    const { id: child } = await at.academy.with.student();
    const { id } = await at.academy.with.parent({ children: [child] });
    await removed(id);
    expect(await parents.read(at.app, at.admin, id)).toBeNull();
    const query = 'query ($id: ID!) { student(id: $id) { id parents { totalCount } } }';
    const { data } = await gql(at.app, at.admin, query, { id: child });
    expect(data.student).toEqual({ id: child, parents: { totalCount: 0 } });
    expect(await refusal(at.app, at.academy.id, () => remove(id))).toEqual(notFound('Parent'));
  });

  it('ends the access of the parent immediately, but only in this academy', async () => {
    const parent = await at.academy.as('parent');
    expect(await getsIn(at.app, parent)).toBe(true);
    await removed(parent.parentId as string);
    expect(await getsIn(at.app, parent)).toBe(false);
    const { data } = await gql(at.app, { token: parent.token }, '{ me { id memberships { academyId } } }');
    expect(data.me).toEqual({ id: parent.userId, memberships: [] });
  });

  it.each(['academy_admin', 'administrator', 'support_staff'] as const)('allows the role %s', async (role) => {
    await removed((await at.academy.with.parent()).id, await at.academy.as(role));
  });

  it('allows the Super Admin', async () => {
    await removed((await at.academy.with.parent()).id, await superAdminIn(at.app, at.academy));
  });

  it.each(['department_head', 'teacher', 'parent', 'student'] as const)(
    'denies the role %s for their own record, other records and unknown ids',
    async (role) => {
      const actor = await at.academy.as(role);
      const { id } = await at.academy.with.parent();
      for (const each of [actor.parentId ?? id, id, UNKNOWN_ID]) {
        expect(await refusal(at.app, at.academy.id, () => remove(each, actor))).toEqual(FORBIDDEN);
      }
    },
  );

  it('in a suspended academy, denies every role', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const { id } = await shut.academy.with.parent();
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => parents.remove(shut.app, actor, id);
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
  });

  it('returns NOT_FOUND for unknown parents and parents of another academy', async () => {
    const foreign = await (await scene()).academy.with.parent();
    for (const id of [UNKNOWN_ID, 'nonsense', foreign.id]) {
      expect(await refusal(at.app, at.academy.id, () => remove(id))).toEqual(notFound('Parent'));
    }
  });
});
