import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, superAdminIn, UNAUTHENTICATED, UNKNOWN_ID } from '../../writing.ts';
import {
  acceptInvitation,
  INVALID_TOKEN,
  invited,
  refused,
  revokeInvitation,
  rowsOf,
  type Scene,
  scene,
} from './setup.ts';

describe('revokeInvitation', () => {
  let at: Scene;
  const refusedTo = (as: Parameters<typeof revokeInvitation>[1], id: string) =>
    refused(at, () => revokeInvitation(at.app, as, id));

  beforeAll(async () => {
    at = await scene();
  });

  it('invalidates the token, and changes nothing if it is repeated', async () => {
    const { id, token } = await invited(at);
    const { data } = await revokeInvitation(at.app, at.admin, id.toUpperCase());
    expect(data.revokeInvitation).toEqual({ message: 'Invitation revoked.' });
    const read = async () => (await rowsOf(at.app, 'invitations', at.academy.id)).find((row) => row.id === id);
    const first = await read();
    expect(first?.revoked_at).not.toBeNull();
    expect((await revokeInvitation(at.app, at.admin, id)).errors).toBeUndefined();
    expect(await read()).toEqual(first);
    expect(await refused(at, () => acceptInvitation(at.app, {}, token))).toEqual(INVALID_TOKEN);
  });

  it('lets academy admins and the Super Admin revoke all invitations, and administrators revoke those for lower roles', async () => {
    const { academy, app } = at;
    const teacher = async () => ({ role: 'STAFF', staffId: (await academy.with.staff()).id });
    const office = await academy.with.staff({ role: StaffRole.ADMINISTRATOR });
    const administrator = await academy.as('administrator');
    for (const as of [at.admin, administrator, await superAdminIn(app, academy)]) {
      const { id } = await invited(at, await teacher());
      expect((await revokeInvitation(app, as, id)).errors).toBeUndefined();
    }
    for (const part of [{ role: 'ACADEMY_ADMIN' }, { role: 'STAFF', staffId: office.id }]) {
      const { id } = await invited(at, part);
      expect(await refusedTo(administrator, id)).toEqual(notFound('Invitation'));
    }
    const { id } = await invited(at, await teacher());
    for (const role of ['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const) {
      expect(await refusedTo(await academy.as(role), id), role).toEqual(FORBIDDEN);
    }
    expect(await refusedTo({ academyId: academy.id }, id)).toEqual(UNAUTHENTICATED);
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    const owner = await superAdminIn(shut.app, shut.academy);
    const { id } = await invited({ ...shut, admin: owner as Scene['admin'] });
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      expect(await refused(shut, () => revokeInvitation(shut.app, actor, id)), role).toEqual(FORBIDDEN);
    }
    expect((await revokeInvitation(shut.app, owner, id)).errors).toBeUndefined();
  });

  it('returns NOT_FOUND for unknown invitations and invitations of another academy', async () => {
    const { id } = await invited(await scene());
    for (const each of [id, UNKNOWN_ID, 'nonsense']) {
      expect(await refusedTo(at.admin, each)).toEqual(notFound('Invitation'));
    }
  });

  it('refuses an invitation that was accepted', async () => {
    const { id, token } = await invited(at);
    await acceptInvitation(at.app, {}, token);
    expect(await refusedTo(at.admin, id)).toEqual(badInput({ id: ['The invitation has been accepted already.'] }));
  });
});
