import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { childrenOf, linkParent, type Scene, scene, students } from '../../people.ts';
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

describe('linkParent', () => {
  let at: Scene;
  let parentId: string;
  let studentId: string;
  const link = (given: object = {}, as: object = at.admin) =>
    linkParent(at.app, as, { parentId, studentId, relationship: 'MOTHER', ...given });
  const refused = (given: object, as?: object) => refusal(at.app, at.academy.id, () => link(given, as));
  const linked = async (given: object, as?: object) => {
    const { data, errors } = await link(given, as);
    expect(errors).toBeUndefined();
    return childrenOf(data.linkParent);
  };
  /** Creates a parent and a student without a link. */
  const strangers = async () => ({
    parentId: (await at.academy.with.parent()).id,
    studentId: (await at.academy.with.student()).id,
  });

  beforeAll(async () => {
    at = await scene();
    ({ parentId, studentId } = await strangers());
  });

  it('creates a link without flags; a second call changes only the fields of the link that are sent', async () => {
    const none = { isPrimary: false, canPickup: false, receivesBilling: false };
    expect(await linked({})).toEqual([{ studentId, relationship: 'MOTHER', ...none }]);
    expect(await linked({ isPrimary: true, canPickup: true, receivesBilling: true })).toEqual([
      { studentId, relationship: 'MOTHER', isPrimary: true, canPickup: true, receivesBilling: true },
    ]);
    expect(await linked({ relationship: 'GUARDIAN', canPickup: false })).toEqual([
      { studentId, relationship: 'GUARDIAN', isPrimary: true, canPickup: false, receivesBilling: true },
    ]);
  });

  it('accepts ids in upper case, and increments the version of the parent', async () => {
    const ids = await strangers();
    const upper = { parentId: ids.parentId.toUpperCase(), studentId: ids.studentId.toUpperCase() };
    const { data } = await link(upper);
    expect(data.linkParent).toMatchObject({ id: ids.parentId, version: 2 });
    expect(childrenOf(data.linkParent)).toMatchObject([{ studentId: ids.studentId }]);
  });

  it('makes the child visible to the parent, who may then change the contact data of the child', async () => {
    const { studentId: id } = await strangers();
    const parent = await at.academy.as('parent');
    const update = () => students.update(at.app, parent, id, { phone: '1' });
    expect((await update()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await linked({ parentId: parent.parentId, studentId: id });
    expect((await update()).errors).toBeUndefined();
  });

  it('creates only one link in parallel requests', async () => {
    const ids = await strangers();
    const answers = await Promise.all(Array.from({ length: 6 }, () => link(ids)));
    expect(answers.map(({ errors }) => errors)).toEqual(Array.from({ length: 6 }, () => undefined));
    expect(await linked({ ...ids })).toHaveLength(1);
  });

  it.each(['academy_admin', 'administrator', 'support_staff'] as const)('allows the role %s', async (role) => {
    expect(await linked(await strangers(), await at.academy.as(role))).toHaveLength(1);
  });

  it('allows the Super Admin', async () => {
    expect(await linked(await strangers(), await superAdminIn(at.app, at.academy))).toHaveLength(1);
  });

  it.each(['department_head', 'teacher', 'parent', 'student'] as const)('denies the role %s', async (role) => {
    const actor = await at.academy.as(role);
    const ids = await strangers();
    expect(await refused({ ...ids, parentId: actor.parentId ?? ids.parentId }, actor)).toEqual(FORBIDDEN);
  });

  it('in a suspended academy, denies every role', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const ids = {
      parentId: (await shut.academy.with.parent()).id,
      studentId: (await shut.academy.with.student()).id,
      relationship: 'MOTHER',
    };
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => linkParent(shut.app, actor, ids);
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
  });

  it('returns NOT_FOUND for unknown parents and parents of another academy', async () => {
    const foreign = await (await scene()).academy.with.parent();
    for (const id of [UNKNOWN_ID, 'nonsense', foreign.id]) {
      expect(await refused({ parentId: id })).toEqual(notFound('Parent'));
    }
  });

  it('refuses a student who is unknown, deleted or in another academy', async () => {
    const foreign = await (await scene()).academy.with.student();
    const deleted = await at.academy.with.student({ deletedAt: new Date().toISOString() });
    for (const id of [UNKNOWN_ID, foreign.id, deleted.id]) {
      expect(await refused({ studentId: id })).toEqual(
        badInput({ studentId: ['The selected student id is invalid.'] }),
      );
    }
    expect(await refused({ studentId: 'nonsense', isPrimary: null })).toEqual(
      badInput({
        studentId: ['The student id field must be a valid UUID.'],
        isPrimary: ['The is primary field is required.'],
      }),
    );
    expect(await refused({ relationship: 'FRIEND' })).toEqual(REFUSED_BY_TYPE);
  });
});
