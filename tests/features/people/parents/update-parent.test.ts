import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import type { Member } from '../../../support/seed.ts';
import { childrenOf, parents, type Scene, scene } from '../../people.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';

const OWN = {
  firstName: 'New',
  lastName: 'Name',
  phone: '555-1',
  alternatePhone: '555-2',
  occupation: 'Baker',
  address: '2 Shore Road',
  city: 'Town',
  state: 'ST',
  country: 'Land',
  postalCode: '1',
  emergencyContact: true,
  communicationPreferences: { email: false, sms: true, push: true, language: 'fr' },
};

describe('updateParent', () => {
  let at: Scene;
  const update = (id: string, input: object, as: object = at.admin) => parents.update(at.app, as, id, input);
  const refused = (id: string, input: object, as?: object) =>
    refusal(at.app, at.academy.id, () => update(id, input, as));
  const changed = async (id: string, input: object, as?: object) => {
    const { data, errors } = await update(id, input, as);
    expect(errors).toBeUndefined();
    return data.updateParent;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('changes only the fields that are sent', async () => {
    const { id: child } = await at.academy.with.student();
    const { id } = await at.academy.with.parent({ children: [child], occupation: 'Cook' });
    const before = await parents.read(at.app, at.admin, id);
    expect(await changed(id, { phone: '2' })).toEqual({ ...before, phone: '2', version: before.version + 1 });
    expect(await changed(id, { occupation: null, communicationPreferences: { sms: true } })).toMatchObject({
      occupation: null,
      communicationPreferences: { email: true, sms: true, push: false, language: 'en' },
    });
    expect(await changed(id, { ...OWN, email: 'all@example.test', status: 'INACTIVE' })).toMatchObject({
      ...OWN,
      email: 'all@example.test',
      status: 'INACTIVE',
    });
  });

  it('replaces all links to children if children are sent', async () => {
    const { with: make } = at.academy;
    const [one, two, three] = [await make.student(), await make.student(), await make.student()];
    const { id } = await make.parent({ children: [one.id, two.id] });
    const { version } = await parents.read(at.app, at.admin, id);
    const students = [
      { studentId: two.id, relationship: 'GRANDPARENT', canPickup: true },
      { studentId: three.id, relationship: 'OTHER' },
    ];
    const parent = await changed(id, { students });
    const none = { isPrimary: false, canPickup: false, receivesBilling: false };
    expect(childrenOf(parent)).toEqual(students.map((link) => ({ ...none, ...link })));
    expect(parent.version).toBeGreaterThan(version);
    expect(childrenOf(await changed(id, { students: [] }))).toEqual([]);
  });

  it('refuses an outdated expectedVersion with CONFLICT', async () => {
    const { id } = await at.academy.with.parent();
    expect(await changed(id, { phone: '2', expectedVersion: 1 })).toMatchObject({ version: 2 });
    expect(await refused(id, { students: [], expectedVersion: 1 })).toMatchObject({ code: 'CONFLICT' });
  });

  describe('invalid input', () => {
    it('reports all invalid fields together', async () => {
      const { id } = await at.academy.with.parent();
      expect(
        await refused(id, { firstName: null, email: '', phone: null, students: null, communicationPreferences: null }),
      ).toEqual(
        badInput({
          firstName: ['The first name field is required.'],
          email: ['The email field is required.'],
          phone: ['The phone field is required.'],
          students: ['The students field is required.'],
          communicationPreferences: ['The communication preferences field is required.'],
        }),
      );
    });

    it("refuses a taken e-mail address and unknown children, and accepts the parent's own address in another letter case", async () => {
      const { id: child } = await at.academy.with.student();
      const { id, email } = await at.academy.with.parent({ children: [child] });
      const other = await at.academy.with.parent();
      const students = [{ studentId: UNKNOWN_ID, relationship: 'MOTHER' }];
      expect(await refused(id, { email: other.email.toUpperCase(), students, phone: '9' })).toEqual(
        badInput({
          email: ['The email has already been taken.'],
          'students.0.studentId': ['The selected students.0.student_id is invalid.'],
        }),
      );
      expect(await changed(id, { email })).toMatchObject({ email });
      expect(await changed(id, { email: email.toUpperCase() })).toMatchObject({ email: email.toUpperCase() });
    });

    it('refuses more than 100 children', async () => {
      const { id } = await at.academy.with.parent();
      const students = Array.from({ length: 101 }, () => ({ studentId: UNKNOWN_ID, relationship: 'MOTHER' }));
      expect(await refused(id, { students })).toEqual(
        badInput({ students: ['The students field must not have more than 100 items.'] }),
      );
    });

    it('returns NOT_FOUND for parents who are unknown, deleted or in another academy', async () => {
      const deleted = await at.academy.with.parent({ deletedAt: new Date().toISOString() });
      const foreign = await (await scene()).academy.with.parent();
      for (const id of [UNKNOWN_ID, 'nonsense', deleted.id, foreign.id]) {
        expect(await refused(id, { phone: '1' })).toEqual(notFound('Parent'));
      }
    });
  });

  describe('permissions', () => {
    it.each(['administrator', 'support_staff'] as const)('allows the role %s to change every field', async (role) => {
      const { id } = await at.academy.with.parent();
      const parent = await changed(id, { ...OWN, status: 'INACTIVE', students: [] }, await at.academy.as(role));
      expect(parent).toMatchObject({ ...OWN, status: 'INACTIVE' });
    });

    it('allows the Super Admin', async () => {
      const { id } = await at.academy.with.parent();
      const admin = await superAdminIn(at.app, at.academy);
      expect(await changed(id, { status: 'INACTIVE' }, admin)).toMatchObject({ status: 'INACTIVE' });
    });

    it.each(['department_head', 'teacher', 'student'] as const)(
      'denies the role %s, for known and unknown parents',
      async (role) => {
        const actor = await at.academy.as(role);
        const { id } = await at.academy.with.parent();
        for (const each of [id, UNKNOWN_ID]) expect(await refused(each, { phone: '1' }, actor)).toEqual(FORBIDDEN);
      },
    );

    describe('with a parent as the caller', () => {
      let actor: Member;

      beforeAll(async () => {
        actor = await at.academy.as('parent');
      });

      it('allows changes of their own contact data', async () => {
        const id = actor.parentId as string;
        expect(await changed(id, { ...OWN, email: 'self@example.test' }, actor)).toMatchObject({
          ...OWN,
          email: 'self@example.test',
        });
      });

      it('forbids changes of their own status and children', async () => {
        const { id } = await at.academy.with.student();
        for (const input of [
          { status: 'ACTIVE' },
          { students: [] },
          { phone: '1', students: [{ studentId: id, relationship: 'MOTHER' }] },
        ]) {
          expect(await refused(actor.parentId as string, input, actor)).toEqual(FORBIDDEN);
        }
      });

      it('returns NOT_FOUND for other parents', async () => {
        const { id } = await at.academy.with.parent();
        for (const each of [id, UNKNOWN_ID]) {
          expect(await refused(each, { phone: '1' }, actor)).toEqual(notFound('Parent'));
        }
      });
    });

    it('in a suspended academy, denies every role', async () => {
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      for (const role of EVERY_ROLE) {
        const actor = await shut.academy.as(role);
        const id = actor.parentId ?? UNKNOWN_ID;
        const call = () => parents.update(shut.app, actor, id, { phone: '1' });
        expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
      }
    });
  });
});
