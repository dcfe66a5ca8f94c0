import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { childrenOf, type Scene, scene, unlinkParent } from '../../people.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';

describe('unlinkParent', () => {
  let at: Scene;
  const unlink = (parentId: string, studentId: string, as: object = at.admin) =>
    unlinkParent(at.app, as, parentId, studentId);
  /** Creates a parent with two children. */
  const family = async () => {
    const children = [(await at.academy.with.student()).id, (await at.academy.with.student()).id] as [string, string];
    return { id: (await at.academy.with.parent({ children })).id, children };
  };

  beforeAll(async () => {
    at = await scene();
  });

  it.each(['academy_admin', 'administrator', 'support_staff'] as const)(
    'removes only the given link if the caller has the role %s',
    async (role) => {
      const { id, children } = await family();
      const { data, errors } = await unlink(id.toUpperCase(), children[0].toUpperCase(), await at.academy.as(role));
      expect(errors).toBeUndefined();
      expect(data.unlinkParent).toMatchObject({ id, version: 2 });
      expect(childrenOf(data.unlinkParent)).toMatchObject([{ studentId: children[1] }]);
    },
  );

  it.each(['department_head', 'teacher', 'parent', 'student'] as const)('denies the role %s', async (role) => {
    const { id, children } = await family();
    const rows = { ...(role === 'parent' && { parentId: id }), ...(role === 'student' && { studentId: children[0] }) };
    const actor = await at.academy.as(role, rows);
    expect(await refusal(at.app, at.academy.id, () => unlink(id, children[0], actor))).toEqual(FORBIDDEN);
  });

  it('returns NOT_FOUND for unknown parents, and refuses students who are not children of the parent', async () => {
    const [one, other] = [await family(), await family()];
    const foreign = await (await scene()).academy.with.parent();
    for (const id of [UNKNOWN_ID, 'nonsense', foreign.id]) {
      expect(await refusal(at.app, at.academy.id, () => unlink(id, one.children[0]))).toEqual(notFound('Parent'));
    }
    for (const child of [other.children[0], UNKNOWN_ID]) {
      expect(await refusal(at.app, at.academy.id, () => unlink(one.id, child))).toEqual(
        badInput({ studentId: ['The selected student id is invalid.'] }),
      );
    }
  });
});
