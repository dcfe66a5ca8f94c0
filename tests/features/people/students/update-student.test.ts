import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import type { Member } from '../../../support/seed.ts';
import { type Scene, scene, students, todayIn } from '../../people.ts';
import { badInput, EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNKNOWN_ID } from '../../writing.ts';

const CONTACT = {
  email: 'new@example.test',
  phone: '555-1',
  address: '2 Shore Road',
  city: 'Town',
  state: 'ST',
  country: 'Land',
  postalCode: '1',
  photoUrl: 'https://example.test/p.png',
  emergencyContact: { name: 'Pa' },
};

const OFFICE_ONLY: Record<string, unknown> = {
  firstName: 'New',
  lastName: 'New',
  externalId: 'NEW',
  dateOfBirth: '2014-01-01',
  gender: 'OTHER',
  medicalNotes: 'None',
  academicHistory: [],
  status: 'ARCHIVED',
  joinedAt: '2026-01-01',
};

describe('updateStudent', () => {
  let at: Scene;
  const update = (id: string, input: object, as: object = at.admin) => students.update(at.app, as, id, input);
  const refused = (id: string, input: object, as?: object) =>
    refusal(at.app, at.academy.id, () => update(id, input, as));
  const changed = async (id: string, input: object, as?: object) => {
    const { data, errors } = await update(id, input, as);
    expect(errors).toBeUndefined();
    return data.updateStudent;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('changes only the fields that are sent', async () => {
    const { id } = await at.academy.with.student({ phone: '1', medicalNotes: 'Nuts' });
    const before = await students.read(at.app, at.admin, id);
    expect(await changed(id, { phone: '2' })).toEqual({ ...before, phone: '2', version: 2 });
    expect(await changed(id.toUpperCase(), { medicalNotes: null, firstName: 'Eve' })).toMatchObject({
      phone: '2',
      medicalNotes: null,
      firstName: 'Eve',
      name: `Eve ${before.lastName}`,
      version: 3,
    });
    expect(await changed(id, {})).toMatchObject({ phone: '2', version: 3 });
  });

  it('accepts every field', async () => {
    const { id } = await at.academy.with.student();
    const all = { ...OFFICE_ONLY, externalId: 'ALL', ...CONTACT };
    const { emergencyContact: _, ...others } = all;
    expect(await changed(id, all)).toMatchObject({ ...others, emergencyContact: { name: 'Pa', phone: null } });
  });

  it('merges the emergency contact, replaces lists, and clears fields if null is sent', async () => {
    const { id } = await at.academy.with.student();
    await changed(id, {
      emergencyContact: { name: 'Ma', phone: '1' },
      documents: [{ title: 'A', url: 'https://a.example.test' }],
    });
    const student = await changed(id, {
      emergencyContact: { phone: null, relationship: 'aunt' },
      documents: [{ title: 'B', url: 'https://b.example.test' }],
    });
    expect(student.emergencyContact).toEqual({ name: 'Ma', phone: null, relationship: 'aunt' });
    expect(student.documents).toEqual([{ title: 'B', url: 'https://b.example.test', fileId: null, expiresOn: null }]);
    expect(await changed(id, { emergencyContact: null, documents: [] })).toMatchObject({
      emergencyContact: null,
      documents: [],
    });
  });

  it('refuses an outdated expectedVersion with CONFLICT', async () => {
    const { id } = await at.academy.with.student();
    expect(await changed(id, { phone: '2', expectedVersion: 1 })).toMatchObject({ version: 2 });
    expect(await refused(id, { phone: '3', expectedVersion: 1 })).toEqual({
      code: 'CONFLICT',
      message: 'The record has been changed by somebody else.',
    });
    expect(await changed(id, { phone: '3', expectedVersion: null })).toMatchObject({ phone: '3' });
    expect(await changed(id, { phone: '4' })).toMatchObject({ phone: '4' });
  });

  it('accepts only one of two parallel changes with the same version', async () => {
    const { id } = await at.academy.with.student();
    const answers = await Promise.all(['a', 'b'].map((phone) => update(id, { phone, expectedVersion: 1 })));
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok').toSorted()).toEqual(['CONFLICT', 'ok']);
  });

  describe('invalid input', () => {
    it('reports all invalid fields together', async () => {
      const { id } = await at.academy.with.student();
      expect(
        await refused(id, {
          firstName: null,
          email: 'x',
          dateOfBirth: '2999-01-01',
          documents: null,
          academicHistory: [{ institution: 'x', year: 10_000 }],
        }),
      ).toEqual(
        badInput({
          firstName: ['The first name field is required.'],
          email: ['The email field must be a valid email address.'],
          dateOfBirth: ['The date of birth field must be a date before today.'],
          documents: ['The documents field is required.'],
          'academicHistory.0.year': ['The academic_history.0.year field must not be greater than 9999.'],
        }),
      );
    });

    it('reports a date of birth that is today together with a taken external id, and accepts an unchanged external id', async () => {
      const timezone = 'Pacific/Pago_Pago';
      const { app, academy, admin } = await scene({ settings: { ...defaultSettings(), timezone } });
      const { id } = await academy.with.student({ externalId: 'OWN' });
      await academy.with.student({ externalId: 'OTHERS' });
      const both = { externalId: 'OTHERS', dateOfBirth: todayIn(timezone) };
      expect(await refusal(app, academy.id, () => students.update(app, admin, id, both))).toEqual(
        badInput({
          dateOfBirth: ['The date of birth field must be a date before today.'],
          externalId: ['The external id has already been taken.'],
        }),
      );
      const { data } = await students.update(app, admin, id, { externalId: 'OWN', phone: '9' });
      expect(data.updateStudent).toMatchObject({ externalId: 'OWN', phone: '9' });
    });

    it('returns NOT_FOUND for students who are unknown, deleted or in another academy', async () => {
      const deleted = await at.academy.with.student({ deletedAt: new Date().toISOString() });
      const foreign = await (await scene()).academy.with.student();
      for (const id of [UNKNOWN_ID, 'nonsense', deleted.id, foreign.id]) {
        expect(await refused(id, { phone: '1' })).toEqual(notFound('Student'));
      }
    });
  });

  describe('permissions', () => {
    it.each(['administrator', 'support_staff'] as const)('allows the role %s to change every field', async (role) => {
      const { id } = await at.academy.with.student();
      const student = await changed(id, { ...OFFICE_ONLY, externalId: role, ...CONTACT }, await at.academy.as(role));
      expect(student).toMatchObject({ firstName: 'New', status: 'ARCHIVED', email: CONTACT.email });
    });

    it('allows the Super Admin', async () => {
      const { id } = await at.academy.with.student();
      expect(await changed(id, { status: 'GRADUATED' }, await superAdminIn(at.app, at.academy))).toMatchObject({
        status: 'GRADUATED',
      });
    });

    it.each(['department_head', 'teacher'] as const)(
      'denies the role %s, for known and unknown students',
      async (role) => {
        const actor = await at.academy.as(role);
        const { id } = await at.academy.with.student();
        for (const each of [id, UNKNOWN_ID]) expect(await refused(each, { phone: '1' }, actor)).toEqual(FORBIDDEN);
      },
    );

    describe.each(['parent', 'student'] as const)('with %s as the caller', (role) => {
      let actor: Member;
      let own: string;

      beforeAll(async () => {
        const { id } = await at.academy.with.student();
        own = id;
        const rows =
          role === 'student' ? { studentId: id } : { parentId: (await at.academy.with.parent({ children: [id] })).id };
        actor = await at.academy.as(role, rows);
      });

      it('allows changes of contact data', async () => {
        const { emergencyContact, ...others } = CONTACT;
        expect(await changed(own, CONTACT, actor)).toMatchObject({
          ...others,
          emergencyContact: { name: 'Pa', phone: null, relationship: null },
        });
        expect(await changed(own, { emergencyContact: { phone: '7' }, expectedVersion: 2 }, actor)).toMatchObject({
          emergencyContact: { ...emergencyContact, phone: '7' },
        });
      });

      it.each(Object.entries(OFFICE_ONLY))(
        'forbids changes of %s, even together with contact data',
        async (field, value) => {
          expect(await refused(own, { [field]: value, phone: '1' }, actor)).toEqual(FORBIDDEN);
        },
      );

      it('returns NOT_FOUND for other students', async () => {
        const { id } = await at.academy.with.student();
        for (const each of [id, UNKNOWN_ID]) {
          expect(await refused(each, { phone: '1' }, actor)).toEqual(notFound('Student'));
        }
        expect(await refused(id, { status: 'ACTIVE' }, actor)).toEqual(FORBIDDEN);
      });
    });

    it('in a suspended academy, allows only the Super Admin', async () => {
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      const { id } = await shut.academy.with.student();
      const call = (as: object) => students.update(shut.app, as, id, { phone: '1' });
      for (const role of EVERY_ROLE) {
        const actor = await shut.academy.as(role);
        expect(await refusal(shut.app, shut.academy.id, () => call(actor)), role).toEqual(FORBIDDEN);
      }
      expect((await call(await superAdminIn(shut.app, shut.academy))).errors).toBeUndefined();
    });
  });
});
