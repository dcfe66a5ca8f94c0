import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { inTime, seedKey } from '../../identity/api-keys/setup.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, superAdminIn, UNAUTHENTICATED, UNKNOWN_ID } from '../../writing.ts';
import { membershipOf, refused, removeMember, rowsOf, type Scene, scene, turnedAway } from './setup.ts';

const LAST = badInput({ id: ['The last academy admin cannot be removed.'] });

const REMOVE = `mutation ($id: ID!, $keys: MemberKeys) { removeMember(id: $id, keys: $keys) {
  keys { id name status createdBy } } }`;

describe('removeMember', () => {
  let at: Scene;
  const idOf = async (userId: string, of: Scene = at): Promise<string> => (await membershipOf(of, userId))?.id;
  const refusedTo = (as: Parameters<typeof removeMember>[1], id: string, of: Scene = at) =>
    refused(of, () => removeMember(of.app, as, id));

  beforeAll(async () => {
    at = await scene();
  });

  it('makes existing tokens invalid immediately, and allows another user to be linked to the record', async () => {
    for (const role of ['teacher', 'parent', 'student'] as const) {
      const member = await at.academy.as(role);
      expect(await turnedAway(at, member.token)).toBeNull();
      const { data } = await removeMember(at.app, at.admin, (await idOf(member.userId)).toUpperCase());
      expect(data.removeMember).toEqual({ message: 'Member removed.' });
      expect(await turnedAway(at, member.token)).toBe('You do not have access to this academy.');
      const overRest = await rest(at.app, member, 'GET', '/students');
      expect([overRest.status, overRest.body]).toEqual([403, { message: 'You do not have access to this academy.' }]);
      const me = await gql(
        at.app,
        { token: member.token },
        '{ me { memberships { academyId } } academies { totalCount } }',
      );
      expect(me.data).toEqual({ me: { memberships: [] }, academies: { totalCount: 0 } });
      const table = role === 'teacher' ? 'staff' : `${role}s`;
      const rowId = member.staffId ?? member.parentId ?? member.studentId;
      const row = (await rowsOf(at.app, table, at.academy.id)).find(({ id }) => id === rowId);
      expect(row).toMatchObject({ user_id: null, deleted_at: null });
    }
  });

  it('keeps the memberships of the user in other academies', async () => {
    const other = await scene();
    const member = await at.academy.as('teacher');
    await other.academy.run(async (em) => {
      for (const table of ['memberships', 'caller_memberships']) {
        await em
          .getKysely<any>()
          .updateTable(table)
          .set({ user_id: member.userId })
          .where('user_id', '=', other.admin.userId)
          .execute();
      }
    });
    await removeMember(at.app, at.admin, await idOf(member.userId));
    expect(await turnedAway(at, member.token)).not.toBeNull();
    expect(await turnedAway(other, member.token)).toBeNull();
  });

  it('lets academy admins and the Super Admin remove all members, and administrators remove lower roles', async () => {
    const { academy, app } = at;
    const administrator = await academy.as('administrator');
    for (const as of [at.admin, administrator, await superAdminIn(app, academy)]) {
      const teacher = await academy.as('teacher');
      expect((await removeMember(app, as, await idOf(teacher.userId))).errors).toBeUndefined();
    }
    // administrators can see themselves, but no admins and no other administrators
    for (const { userId } of [at.admin, await academy.as('administrator')]) {
      expect(await refusedTo(administrator, await idOf(userId))).toEqual(notFound('Member'));
    }
    expect(await refusedTo(administrator, await idOf(administrator.userId))).toEqual(FORBIDDEN);
    const id = await idOf((await academy.as('student')).userId);
    for (const role of ['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const) {
      const actor = await academy.as(role);
      expect(await refusedTo(actor, id), role).toEqual(FORBIDDEN);
      expect(await refusedTo(actor, await idOf(actor.userId)), role).toEqual(FORBIDDEN);
    }
    expect(await refusedTo({ academyId: academy.id }, id)).toEqual(UNAUTHENTICATED);
    const office = await academy.as('administrator');
    expect((await removeMember(app, at.admin, await idOf(office.userId))).errors).toBeUndefined();
  });

  it('refuses to remove the last academy admin, even for the Super Admin', async () => {
    const lone = await scene();
    const id = await idOf(lone.admin.userId, lone);
    const owner = await superAdminIn(lone.app, lone.academy);
    for (const as of [lone.admin, owner]) expect(await refusedTo(as, id, lone)).toEqual(LAST);
    // an administrator does not count as an academy admin
    await lone.academy.as('administrator');
    expect(await refusedTo(lone.admin, id, lone)).toEqual(LAST);
    const second = await lone.academy.as('academy_admin');
    expect((await removeMember(lone.app, lone.admin, id)).errors).toBeUndefined();
    expect(await turnedAway(lone, lone.admin.token)).toBe('You do not have access to this academy.');
    expect(await refusedTo(second, await idOf(second.userId, lone), lone)).toEqual(LAST);
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const id = await idOf((await shut.academy.as('student')).userId, shut);
    for (const role of EVERY_ROLE) {
      expect(await refusedTo(await shut.academy.as(role), id, shut), role).toEqual(FORBIDDEN);
    }
    const { errors } = await removeMember(shut.app, await superAdminIn(shut.app, shut.academy), id);
    expect(errors).toBeUndefined();
  });

  it('returns NOT_FOUND for members who are unknown, removed or in another academy', async () => {
    const other = await scene();
    const gone = await idOf((await at.academy.as('teacher')).userId);
    await removeMember(at.app, at.admin, gone);
    for (const id of [gone, UNKNOWN_ID, 'nonsense', await idOf(other.admin.userId, other)]) {
      expect(await refusedTo(at.admin, id)).toEqual(notFound('Member'));
    }
  });

  it('can remove a member whose staff record is deleted', async () => {
    const member = await at.academy.as('teacher');
    await at.academy.run(async (em) => {
      const deletedAt = new Date().toISOString();
      await em
        .getKysely<any>()
        .updateTable('staff')
        .set({ deleted_at: deletedAt })
        .where('id', '=', member.staffId)
        .execute();
    });
    const result = await removeMember(at.app, at.admin, await idOf(member.userId));
    expect(codes(result)).toEqual([]);
    expect(await membershipOf(at, member.userId)).toBeUndefined();
  });

  it('revokes the active API keys of the member, and returns these keys', async () => {
    const here = await scene();
    const leaver = await here.academy.as('academy_admin');
    const keyOf = (given: object = {}) =>
      seedKey({ ...here, admin: leaver }, { lastUsedAt: new Date().toISOString(), ...given });
    const [key, ended, over] = [
      await keyOf(),
      await keyOf({ revokedAt: inTime(0) }),
      await keyOf({ expiresAt: inTime(0) }),
    ];
    const other = await seedKey(here, { lastUsedAt: new Date().toISOString() });
    const { data } = await gql(here.app, here.admin, REMOVE, { id: await idOf(leaver.userId, here) });
    expect(data.removeMember.keys).toEqual([
      { id: key.id, name: 'System', status: 'REVOKED', createdBy: leaver.userId },
    ]);
    const status = async (as: object) => (await gql(here.app, as, '{ students { totalCount } }')).errors?.[0]?.message;
    expect([await status(key), await status(other)]).toEqual(['Unauthenticated.', undefined]);
    const rows = await rowsOf(here.app, 'api_keys', here.academy.id);
    expect(rows.filter(({ id }) => [ended.id, over.id].includes(id)).map((row) => row.created_by)).toEqual([
      ...[leaver.userId, leaver.userId],
    ]);
    const log = await gql(
      here.app,
      here.admin,
      'query ($id: ID) { auditLog(filter: { resourceId: $id }) { nodes { action userId after } } }',
      { id: key.id },
    );
    expect(log.data.auditLog.nodes).toEqual([
      { action: 'updated', userId: here.admin.userId, after: { revokedAt: expect.any(String) } },
    ]);
  });

  it('with keys=keep, assigns the API keys of the member to the caller or to another admin', async () => {
    const here = await scene();
    const leaver = await here.academy.as('academy_admin');
    const key = await seedKey({ ...here, admin: leaver }, { lastUsedAt: new Date().toISOString() });
    const removed = await rest(here.app, here.admin, 'DELETE', `/members/${await idOf(leaver.userId, here)}?keys=keep`);
    expect(removed).toMatchObject({
      status: 200,
      body: { message: 'Member removed.', keys: [{ id: key.id, status: 'active', created_by: here.admin.userId }] },
    });
    expect((await gql(here.app, key, '{ students { totalCount } }')).errors).toBeUndefined();
    await here.app.background.drain();
    const feed = await rest(here.app, here.admin, 'GET', '/events?types=api_key.updated,api_key.revoked');
    expect(feed.body.data).toMatchObject([{ type: 'api_key.updated', data: { created_by: here.admin.userId } }]);
    const heir = await here.academy.as('academy_admin');
    const own = await gql(here.app, here.admin, REMOVE, { id: await idOf(here.admin.userId, here), keys: 'KEEP' });
    expect(own.errors).toBeUndefined();
    const [row] = await rowsOf(here.app, 'api_keys', here.academy.id);
    expect(row).toMatchObject({ created_by: heir.userId, revoked_at: null });
  });

  it('revokes the API keys of a member whose staff record is deleted', async () => {
    const here = await scene();
    const leaver = await here.academy.as('teacher');
    const key = await seedKey({ ...here, admin: leaver as Member }, { lastUsedAt: new Date().toISOString() });
    expect((await rest(here.app, here.admin, 'DELETE', `/staff/${leaver.staffId}`)).status).toBe(200);
    expect((await gql(here.app, key, '{ students { totalCount } }')).errors?.[0]?.message).toBe('Unauthenticated.');
  });

  it('refuses an unknown value for keys, and returns an empty list for a member without API keys', async () => {
    const here = await scene();
    const member = await here.academy.as('teacher');
    const path = `/members/${await idOf(member.userId, here)}`;
    expect(await rest(here.app, here.admin, 'DELETE', `${path}?keys=sell`)).toMatchObject({
      ...{ status: 422, body: { errors: { keys: ['The selected keys is invalid.'] } } },
    });
    expect((await rest(here.app, here.admin, 'DELETE', path)).body).toEqual({ message: 'Member removed.', keys: [] });
  });
});
