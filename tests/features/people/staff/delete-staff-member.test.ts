import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BatchStatus, isEnd } from '../../../../src/features/academics/batches/batch.enums.ts';
import { AcademyStatus, StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { getsIn, type Scene, scene, staff } from '../../people.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';

describe('deleteStaffMember', () => {
  let at: Scene;
  const remove = (id: string, as: object = at.admin) => staff.remove(at.app, as, id);
  const removed = async (id: string, as?: object) => {
    const { data, errors } = await remove(id, as);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ deleteStaffMember: { message: 'Staff member deleted.' } });
  };
  const terminated = async (id: string) => {
    const { data, errors } = await staff.update(at.app, at.admin, id, { status: 'TERMINATED' });
    expect(errors).toBeUndefined();
    expect(data.updateStaffMember).toMatchObject({ status: 'TERMINATED', userId: null });
  };
  const refused = (id: string, as?: object) => refusal(at.app, at.academy.id, () => remove(id, as));

  beforeAll(async () => {
    at = await scene();
  });

  it('hides the staff member, and refuses a second deletion', async () => {
    const { id } = await at.academy.with.staff();
    await removed(id);
    expect(await staff.read(at.app, at.admin, id)).toBeNull();
    expect(await refused(id)).toEqual(notFound('Staff member'));
  });

  describe.each([
    ['deleted', (id: string) => removed(id)],
    ['terminated', (id: string) => terminated(id)],
  ])('for a staff member who is %s', (_, leave) => {
    it('removes them from batches that have not ended, and as head of departments', async () => {
      const { with: make } = at.academy;
      const { id } = await make.staff();
      const batches = await Promise.all(
        Object.values(BatchStatus).map(async (status) => ({
          status,
          id: (await make.batch({ instructorId: id, status })).id,
        })),
      );
      const other = await make.batch({ instructorId: (await make.staff()).id });
      const department = await make.department({ headStaffId: id });
      await leave(id);
      const query = 'query ($id: ID!) { batch(id: $id) { instructorId } }';
      for (const batch of batches) {
        const { data } = await gql(at.app, at.admin, query, { id: batch.id });
        const expected = isEnd(batch.status) ? id : null;
        expect(data.batch.instructorId, batch.status).toBe(expected);
      }
      const kept = await gql(at.app, at.admin, query, { id: other.id });
      expect(kept.data.batch.instructorId).toBe(other.instructorId);
      const { data } = await gql(at.app, at.admin, 'query ($id: ID!) { department(id: $id) { headStaffId } }', {
        id: department.id,
      });
      expect(data.department).toEqual({ headStaffId: null });
    });

    it('ends their access and prevents invitations', async () => {
      const member = await at.academy.as('teacher');
      expect(await getsIn(at.app, member)).toBe(true);
      await leave(member.staffId as string);
      expect(await getsIn(at.app, member)).toBe(false);
      const { errors } = await gql(
        at.app,
        at.admin,
        'mutation ($id: ID!) { inviteMember(email: "again@example.test", role: STAFF, staffId: $id) { id } }',
        { id: member.staffId },
      );
      expect(errors?.[0]?.extensions.fields).toEqual({ staffId: ['The selected staff id is invalid.'] });
    });

    it('prevents the acceptance of an earlier invitation', async () => {
      const { id } = await at.academy.with.staff();
      const invite =
        'mutation ($id: ID!) { inviteMember(email: "late@example.test", role: STAFF, staffId: $id) { token } }';
      const { data } = await gql(at.app, at.admin, invite, { id });
      await leave(id);
      const { errors } = await gql(
        at.app,
        {},
        'mutation ($token: String!) { acceptInvitation(token: $token, name: "L", password: "password1") { token } }',
        { token: data.inviteMember.token },
      );
      expect(errors?.[0]?.extensions.fields).toEqual({ token: ['The selected token is invalid.'] });
    });
  });

  it('makes updateDepartment refuse a terminated staff member as head', async () => {
    const { id } = await at.academy.with.staff();
    const department = await at.academy.with.department();
    await terminated(id);
    const { errors } = await gql(
      at.app,
      at.admin,
      'mutation ($id: ID!, $input: UpdateDepartmentInput!) { updateDepartment(id: $id, input: $input) { id } }',
      { id: department.id, input: { headStaffId: id } },
    );
    expect(errors?.[0]?.extensions.fields).toEqual({ headStaffId: ['The selected head staff id is invalid.'] });
  });

  it('removes the membership of an academy admin, unless there is no other academy admin', async () => {
    const academy = await seedAcademy(at.app);
    const boss = await superAdminIn(at.app, academy);
    const [one, other] = [await academy.with.staff(), await academy.with.staff()];
    await academy.as('academy_admin', { staffId: one.id });
    const admin = await academy.as('academy_admin', { staffId: other.id });
    expect((await staff.remove(at.app, admin, one.id)).errors).toBeUndefined();
    const stays = badInput({ id: ['The last academy admin cannot be removed.'] });
    expect(await refusal(at.app, academy.id, () => staff.remove(at.app, boss, other.id))).toEqual(stays);
    const leave = () => staff.update(at.app, boss, other.id, { status: 'TERMINATED' });
    expect(await refusal(at.app, academy.id, leave)).toEqual(stays);
    expect(await getsIn(at.app, admin)).toBe(true);
  });

  describe('permissions', () => {
    it('lets academy admins and the Super Admin delete all staff', async () => {
      const { id } = await at.academy.with.staff({ role: StaffRole.ADMINISTRATOR });
      await removed(id);
      await removed((await at.academy.with.staff()).id, await superAdminIn(at.app, at.academy));
    });

    it('lets administrators delete staff except academy admins and administrators', async () => {
      const administrator = await at.academy.as('administrator');
      const other = await at.academy.with.staff({ role: StaffRole.ADMINISTRATOR });
      const admins = await at.academy.with.staff();
      await at.academy.as('academy_admin', { staffId: admins.id });
      for (const id of [other.id, admins.id, administrator.staffId as string]) {
        expect(await refused(id, administrator)).toEqual(FORBIDDEN);
      }
      await removed((await at.academy.with.staff()).id, administrator);
    });

    it.each(['department_head', 'teacher', 'support_staff', 'parent', 'student'] as const)(
      'denies the role %s',
      async (role) => {
        const actor = await at.academy.as(role);
        const { id } = await at.academy.with.staff();
        for (const each of [actor.staffId ?? id, id, UNKNOWN_ID]) {
          expect(await refused(each, actor)).toEqual(FORBIDDEN);
        }
      },
    );

    it('in a suspended academy, denies every role', async () => {
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      const { id } = await shut.academy.with.staff();
      for (const role of EVERY_ROLE) {
        const actor = await shut.academy.as(role);
        const call = () => staff.remove(shut.app, actor, id);
        expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
      }
    });
  });

  it('returns NOT_FOUND for unknown staff and staff of another academy', async () => {
    const foreign = await (await scene()).academy.with.staff();
    for (const id of [UNKNOWN_ID, 'nonsense', foreign.id]) expect(await refused(id)).toEqual(notFound('Staff member'));
  });
});
