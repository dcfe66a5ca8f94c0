import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, StaffRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { gql } from '../../../support/clients.ts';
import { type Scene, scene, staff } from '../../people.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';

const OWN = {
  email: 'own@example.test',
  phone: '555-1',
  qualifications: [{ title: 'Diploma', institution: null, year: 2020 }],
  weeklyAvailability: [{ day: 'FRIDAY', startTime: '08:00:00', endTime: '12:00:00' }],
};

const OFFICE_ONLY: Record<string, unknown> = {
  firstName: 'New',
  lastName: 'New',
  role: 'SUPPORT_STAFF',
  departmentIds: [],
  employmentType: 'VOLUNTEER',
  hireDate: '2026-01-01',
  endDate: '2026-06-30',
  hourlyRate: '99.00',
  status: 'ON_LEAVE',
};

describe('updateStaffMember', () => {
  let at: Scene;
  const update = (id: string, input: object, as: object = at.admin) => staff.update(at.app, as, id, input);
  const refused = (id: string, input: object, as?: object) =>
    refusal(at.app, at.academy.id, () => update(id, input, as));
  const changed = async (id: string, input: object, as?: object) => {
    const { data, errors } = await update(id, input, as);
    expect(errors).toBeUndefined();
    return data.updateStaffMember;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('changes only the fields that are sent', async () => {
    const { id: department } = await at.academy.with.department();
    const { id } = await at.academy.with.staff({ departments: [department], hourlyRate: 4_200 });
    const before = await staff.read(at.app, at.admin, id);
    expect(await changed(id, { phone: '2' })).toEqual({ ...before, phone: '2', version: 2 });
    expect(await changed(id, { ...OFFICE_ONLY, ...OWN, email: 'all@example.test' })).toMatchObject({
      ...OFFICE_ONLY,
      ...OWN,
      email: 'all@example.test',
    });
    expect(await changed(id, { hourlyRate: null, endDate: null, phone: null })).toMatchObject({
      hourlyRate: null,
      endDate: null,
      phone: null,
    });
  });

  it('replaces the departments of the staff member', async () => {
    const { with: make } = at.academy;
    const [one, two, three] = [await make.department(), await make.department(), await make.department()];
    const { id } = await make.staff({ departments: [one.id, two.id] });
    const row = await changed(id, { departmentIds: [two.id, three.id] });
    expect(row.departmentIds.toSorted()).toEqual([two.id, three.id].toSorted());
    expect(row.version).toBe(2);
    expect((await changed(id, { departmentIds: [] })).departmentIds).toEqual([]);
  });

  it('refuses an outdated expectedVersion with CONFLICT', async () => {
    const { id } = await at.academy.with.staff();
    expect(await changed(id, { phone: '2', expectedVersion: 1 })).toMatchObject({ version: 2 });
    expect(await refused(id, { phone: '3', expectedVersion: 1 })).toMatchObject({ code: 'CONFLICT' });
  });

  describe('invalid input', () => {
    it('refuses an end date before the stored hire date, unknown departments and a taken e-mail address', async () => {
      const { id } = await at.academy.with.staff({ hireDate: '2026-02-01' });
      const { email } = await at.academy.with.staff();
      expect(await refused(id, { endDate: '2026-01-31', departmentIds: [UNKNOWN_ID], email })).toEqual(
        badInput({
          endDate: ['The end date field must be a date after or equal to hire date.'],
          'departmentIds.0': ['The selected department_ids.0 is invalid.'],
          email: ['The email has already been taken.'],
        }),
      );
      expect(await changed(id, { endDate: '2026-02-01' })).toMatchObject({ endDate: '2026-02-01' });
      expect(await refused(id, { hireDate: '2026-02-02' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    it('reports all invalid fields together', async () => {
      const { id } = await at.academy.with.staff();
      expect(await refused(id, { firstName: null, email: '', role: null, qualifications: null })).toEqual(
        badInput({
          firstName: ['The first name field is required.'],
          email: ['The email field is required.'],
          role: ['The role field is required.'],
          qualifications: ['The qualifications field is required.'],
        }),
      );
    });

    it('returns NOT_FOUND for staff who are unknown, deleted or in another academy', async () => {
      const deleted = await at.academy.with.staff({ deletedAt: new Date().toISOString() });
      const foreign = await (await scene()).academy.with.staff();
      const teacher = await at.academy.as('teacher');
      for (const id of [UNKNOWN_ID, 'nonsense', deleted.id, foreign.id]) {
        expect(await refused(id, { phone: '1' })).toEqual(notFound('Staff member'));
        expect(await refused(id, { phone: '1' }, teacher)).toEqual(notFound('Staff member'));
      }
    });
  });

  describe('permissions', () => {
    it.each(['TEACHER', 'SUPPORT_STAFF', 'DEPARTMENT_HEAD'] as const)(
      'allows administrators to change a %s',
      async (role) => {
        const { id } = await at.academy.with.staff({ role: StaffRole[role] });
        const administrator = await at.academy.as('administrator');
        expect(await changed(id, { ...OFFICE_ONLY, phone: '7' }, administrator)).toMatchObject(OFFICE_ONLY);
      },
    );

    it('forbids administrators to change academy admins and administrators, and to assign these roles', async () => {
      const administrator = await at.academy.as('administrator');
      const other = await at.academy.with.staff({ role: StaffRole.ADMINISTRATOR });
      const { id } = await at.academy.with.staff();
      const admins = await at.academy.with.staff();
      await at.academy.as('academy_admin', { staffId: admins.id });
      expect(await refused(other.id, { phone: '1' }, administrator)).toEqual(FORBIDDEN);
      expect(await refused(admins.id, { phone: '1' }, administrator)).toEqual(FORBIDDEN);
      expect(await refused(id, { role: 'ADMINISTRATOR' }, administrator)).toEqual(FORBIDDEN);
    });

    it('lets academy admins and the Super Admin change all staff', async () => {
      const { id } = await at.academy.with.staff({ role: StaffRole.ADMINISTRATOR });
      for (const actor of [at.admin, await superAdminIn(at.app, at.academy)]) {
        expect(await changed(id, { hourlyRate: '50', phone: '1' }, actor)).toMatchObject({ hourlyRate: '50.00' });
      }
    });

    describe.each(['teacher', 'support_staff', 'administrator'] as const)('with %s as the caller', (role) => {
      it('allows changes of their own contact data, qualifications and availability', async () => {
        const actor = await at.academy.as(role);
        const own = { ...OWN, email: `${role}@example.test` };
        expect(await changed(actor.staffId as string, own, actor)).toMatchObject(own);
      });

      it.each(Object.entries(OFFICE_ONLY))('forbids changes of their own %s', async (field, value) => {
        const actor = await at.academy.as(role);
        expect(await refused(actor.staffId as string, { [field]: value, phone: '1' }, actor)).toEqual(FORBIDDEN);
      });
    });

    it.each(['teacher', 'support_staff'] as const)('forbids %s to change other staff', async (role) => {
      const actor = await at.academy.as(role);
      const { id } = await at.academy.with.staff();
      expect(await refused(id, { phone: '1' }, actor)).toEqual(FORBIDDEN);
    });

    it.each(['department_head', 'parent', 'student'] as const)(
      'denies the role %s for their own record, other records and unknown ids',
      async (role) => {
        const actor = await at.academy.as(role);
        const { id } = await at.academy.with.staff();
        for (const each of [actor.staffId ?? id, id, UNKNOWN_ID]) {
          expect(await refused(each, { phone: '1' }, actor)).toEqual(FORBIDDEN);
        }
      },
    );

    it('in a suspended academy, denies every role', async () => {
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      for (const role of EVERY_ROLE) {
        const actor = await shut.academy.as(role);
        const call = () => staff.update(shut.app, actor, actor.staffId ?? UNKNOWN_ID, { phone: '1' });
        expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
      }
    });
  });

  it('applies a new role from the next request of the staff member on', async () => {
    const member = await at.academy.as('teacher');
    const create = () =>
      gql(at.app, member, 'mutation { createStudent(input: {firstName: "A", lastName: "B"}) { id } }');
    expect((await create()).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await changed(member.staffId as string, { role: 'SUPPORT_STAFF' });
    expect((await create()).errors).toBeUndefined();
    const { data } = await gql(at.app, { token: member.token }, '{ me { memberships { role staffRole } } }');
    expect(data?.me.memberships).toEqual([{ role: 'STAFF', staffRole: 'SUPPORT_STAFF' }]);
  });

  it('applies a new role to a pending invitation of the staff member', async () => {
    const { id } = await at.academy.with.staff();
    const invite =
      'mutation ($id: ID!, $email: String!) { inviteMember(email: $email, role: STAFF, staffId: $id) { token } }';
    const { data } = await gql(at.app, at.admin, invite, { id, email: `${id}@example.test` });
    await changed(id, { role: 'DEPARTMENT_HEAD' });
    const accept =
      'mutation ($token: String!) { acceptInvitation(token: $token, name: "N", password: "password1") { token } }';
    const { data: accepted } = await gql(at.app, {}, accept, { token: data.inviteMember.token });
    const me = await gql(at.app, accepted.acceptInvitation, '{ me { memberships { staffRole staffId } } }');
    expect(me.data.me.memberships).toEqual([{ staffRole: 'DEPARTMENT_HEAD', staffId: id }]);
  });
});
