import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { codes, gql } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { seedKey } from '../../identity/api-keys/setup.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, REFUSED_BY_TYPE, superAdminIn, UNKNOWN_ID } from '../../writing.ts';
import { changeMemberRole, membershipOf, type PartInput, refused, rowsOf, type Scene, scene } from './setup.ts';

const LAST = badInput({ role: ['The last academy admin cannot be removed.'] });

/** Demotes a member to parent. `keys` decides what happens to their API keys. */
const DEMOTE = `mutation ($id: ID!, $parentId: ID, $keys: MemberKeys) {
  changeMemberRole(id: $id, role: PARENT, parentId: $parentId, keys: $keys) { role } }`;

describe('changeMemberRole', () => {
  let at: Scene;
  const idOf = async (userId: string, of: Scene = at): Promise<string> => (await membershipOf(of, userId))?.id;
  const refusedTo = (as: Parameters<typeof changeMemberRole>[1], id: string, part: PartInput, of: Scene = at) =>
    refused(of, () => changeMemberRole(of.app, as, id, part));
  const userOf = async (table: string, id: string | undefined) =>
    (await rowsOf(at.app, table, at.academy.id)).find((row) => row.id === id)?.user_id;

  beforeAll(async () => {
    at = await scene();
  });

  it('revokes the API keys of an admin who loses the role, or assigns them to another admin', async () => {
    const here = await scene();
    const query = '{ students { totalCount } }';
    const demote = async (keys?: string) => {
      const member = await here.academy.as('academy_admin');
      const key = await seedKey({ ...here, admin: member }, { lastUsedAt: new Date().toISOString() });
      const parent = await here.academy.with.parent();
      const variables = { id: await idOf(member.userId, here), parentId: parent.id, keys };
      const { data } = await gql(here.app, here.admin, DEMOTE, variables);
      expect(data.changeMemberRole).toEqual({ role: 'PARENT' });
      const row = (await rowsOf(here.app, 'api_keys', here.academy.id)).find(({ id }) => id === key.id);
      return { seen: codes(await gql(here.app, key, query)), owner: row?.created_by };
    };
    expect((await demote()).seen).toEqual(['UNAUTHENTICATED']);
    expect(await demote('KEEP')).toEqual({ seen: [], owner: here.admin.userId });
    const other = await here.academy.as('academy_admin');
    const key = await seedKey({ ...here, admin: other }, { lastUsedAt: new Date().toISOString() });
    await changeMemberRole(here.app, here.admin, await idOf(other.userId, here), { role: 'ACADEMY_ADMIN' });
    expect(codes(await gql(here.app, key, query))).toEqual([]);
  });

  it('links the member to the record for the new role, which applies from the next request on', async () => {
    const member = await at.academy.as('teacher');
    const id = await idOf(member.userId);
    const student = await at.academy.with.student();
    const parent = await at.academy.with.parent();
    const may = async (query: string) => codes(await gql(at.app, member, query));
    const change = async (part: PartInput) => {
      const { data, errors } = await changeMemberRole(at.app, at.admin, id.toUpperCase(), part);
      expect(errors).toBeUndefined();
      return data.changeMemberRole;
    };
    const none = { id, userId: member.userId, staffRole: null, staffId: null, parentId: null, studentId: null };

    expect(await change({ role: 'PARENT', parentId: parent.id })).toEqual({
      ...none,
      role: 'PARENT',
      parentId: parent.id,
    });
    expect(await userOf('staff', member.staffId)).toBeNull();
    expect(await userOf('parents', parent.id)).toBe(member.userId);
    expect(await may('{ fees { totalCount } }')).toEqual([]);

    expect(await change({ role: 'STUDENT', studentId: student.id, staffId: null })).toEqual({
      ...none,
      role: 'STUDENT',
      studentId: student.id,
    });
    expect(await userOf('parents', parent.id)).toBeNull();
    expect(await userOf('students', student.id)).toBe(member.userId);
    expect(await may('{ members { totalCount } }')).toEqual(['FORBIDDEN']);

    expect(await change({ role: 'ACADEMY_ADMIN' })).toEqual({ ...none, role: 'ACADEMY_ADMIN' });
    expect(await userOf('students', student.id)).toBeNull();
    expect(await may('{ members { totalCount } auditLog { totalCount } }')).toEqual([]);

    expect(await change({ role: 'STAFF', staffId: member.staffId as string })).toEqual({
      ...none,
      role: 'STAFF',
      staffRole: 'TEACHER',
      staffId: member.staffId,
    });
    expect(await userOf('staff', member.staffId)).toBe(member.userId);
    expect(await may('{ auditLog { totalCount } }')).toEqual(['FORBIDDEN']);
  });

  it('changes nothing if role and record stay the same', async () => {
    const member = await at.academy.as('parent');
    const before = await rowsOf(at.app, 'parents', at.academy.id);
    const part = { role: 'PARENT', parentId: member.parentId as string };
    const { errors } = await changeMemberRole(at.app, at.admin, await idOf(member.userId), part);
    expect(errors).toBeUndefined();
    expect(await rowsOf(at.app, 'parents', at.academy.id)).toEqual(before);
  });

  it('forbids members to change their own role, and administrators to assign the role administrator', async () => {
    const { academy } = at;
    const administrator = await academy.as('administrator');
    const own = await idOf(administrator.userId);
    const office = await academy.with.staff({ role: StaffRole.ADMINISTRATOR });
    const teacher = await idOf((await academy.as('teacher')).userId);
    for (const part of [{ role: 'ACADEMY_ADMIN' }, { role: 'STAFF', staffId: office.id }]) {
      expect(await refusedTo(administrator, own, part)).toEqual(FORBIDDEN);
      expect(await refusedTo(administrator, teacher, part)).toEqual(FORBIDDEN);
    }
    const free = await academy.with.staff();
    const { userId } = await academy.as('administrator');
    for (const id of [await idOf(at.admin.userId), await idOf(userId)]) {
      expect(await refusedTo(administrator, id, { role: 'STAFF', staffId: free.id })).toEqual(notFound('Member'));
    }
    const head = await academy.with.staff({ role: StaffRole.DEPARTMENT_HEAD });
    const { data } = await changeMemberRole(at.app, administrator, teacher, { role: 'STAFF', staffId: head.id });
    expect(data.changeMemberRole).toMatchObject({ staffRole: 'DEPARTMENT_HEAD' });
    for (const role of ['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const) {
      const actor = await academy.as(role);
      expect(await refusedTo(actor, await idOf(actor.userId), { role: 'ACADEMY_ADMIN' }), role).toEqual(FORBIDDEN);
    }
  });

  it('refuses to change the role of the last academy admin, even for the Super Admin', async () => {
    const lone = await scene();
    const id = await idOf(lone.admin.userId, lone);
    const { id: staffId } = await lone.academy.with.staff();
    const part = { role: 'STAFF', staffId };
    const owner = await superAdminIn(lone.app, lone.academy);
    for (const as of [lone.admin, owner]) expect(await refusedTo(as, id, part, lone)).toEqual(LAST);
    expect((await changeMemberRole(lone.app, lone.admin, id, { role: 'ACADEMY_ADMIN' })).errors).toBeUndefined();
    const second: Member = await lone.academy.as('academy_admin');
    expect((await changeMemberRole(lone.app, lone.admin, id, part)).errors).toBeUndefined();
    expect(codes(await changeMemberRole(lone.app, lone.admin, id, { role: 'ACADEMY_ADMIN' }))).toEqual(['FORBIDDEN']);
    const another = { role: 'STAFF', staffId: (await lone.academy.with.staff()).id };
    expect(await refusedTo(second, await idOf(second.userId, lone), another, lone)).toEqual(LAST);
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const id = await idOf((await shut.academy.as('teacher')).userId, shut);
    const part = { role: 'STUDENT', studentId: (await shut.academy.with.student()).id };
    for (const role of EVERY_ROLE) {
      expect(await refusedTo(await shut.academy.as(role), id, part, shut), role).toEqual(FORBIDDEN);
    }
    const { errors } = await changeMemberRole(shut.app, await superAdminIn(shut.app, shut.academy), id, part);
    expect(errors).toBeUndefined();
  });

  it('refuses a record that is missing, deleted, linked to another user or in another academy', async () => {
    const other = await scene();
    const id = await idOf((await at.academy.as('teacher')).userId);
    const taken = await at.academy.as('student');
    const deleted = await at.academy.with.student({ deletedAt: new Date().toISOString() });
    const foreign = await other.academy.with.student();
    const as = (studentId?: string) => refusedTo(at.admin, id, { role: 'STUDENT', ...(studentId && { studentId }) });
    expect(await as()).toEqual(badInput({ studentId: ['The student id field is required.'] }));
    for (const each of [deleted.id, foreign.id, UNKNOWN_ID]) {
      expect(await as(each)).toEqual(badInput({ studentId: ['The selected student id is invalid.'] }));
    }
    expect(await as(taken.studentId)).toEqual(badInput({ studentId: ['The student id has already been taken.'] }));
    expect(await as('1')).toEqual(badInput({ studentId: ['The student id field must be a valid UUID.'] }));
    expect(await refusedTo(at.admin, id, { role: 'OWNER' })).toEqual(REFUSED_BY_TYPE);
  });

  it('returns NOT_FOUND for unknown members and members of another academy', async () => {
    const other = await scene();
    for (const id of [UNKNOWN_ID, 'nonsense', await idOf(other.admin.userId, other)]) {
      expect(await refusedTo(at.admin, id, { role: 'ACADEMY_ADMIN' })).toEqual(notFound('Member'));
    }
  });
});
