import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { seedUser } from '../../../support/seed.ts';
import { childrenOf, parents, type Scene, scene } from '../../people.ts';
import {
  badInput,
  EVERY_ROLE,
  emoji,
  FORBIDDEN,
  NO_ACCESS,
  REFUSED_BY_TYPE,
  refusal,
  superAdminIn,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';

let serial = 0;
const newParent = (given: object = {}) => ({
  firstName: 'Pat',
  lastName: 'Lake',
  email: `pat-${++serial}@example.test`,
  phone: '555-0100',
  ...given,
});

const FULL = {
  alternatePhone: '555-0199',
  occupation: 'Baker',
  address: '1 Shore Road',
  city: 'Lakeside',
  state: 'LS',
  country: 'Lakeland',
  postalCode: '12345',
  emergencyContact: true,
  communicationPreferences: { email: false, sms: true, push: true, language: 'en-GB' },
  status: 'INACTIVE',
};

describe('createParent', () => {
  let at: Scene;
  const create = (input: object) => parents.create(at.app, at.admin, newParent(input));
  const refused = (input: object) => refusal(at.app, at.academy.id, () => create(input));
  const created = async (input: object) => {
    const { data, errors } = await create(input);
    expect(errors).toBeUndefined();
    return data.createParent;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('creates an active parent with defaults', async () => {
    const parent = await created({ email: ' Pat@Example.test ' });
    expect(parent).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      academyId: at.academy.id,
      firstName: 'Pat',
      lastName: 'Lake',
      name: 'Pat Lake',
      email: 'Pat@Example.test',
      phone: '555-0100',
      ...Object.fromEntries(Object.keys(FULL).map((name) => [name, null])),
      emergencyContact: false,
      communicationPreferences: {
        email: true,
        sms: false,
        push: false,
        language: 'en',
        chosen: [],
        languageIsChosen: false,
      },
      status: 'ACTIVE',
      erasedAt: null,
      userId: null,
      version: expect.any(Number),
      students: { edges: [] },
    });
    expect(await parents.read(at.app, at.admin, parent.id)).toEqual(parent);
  });

  it('accepts every field', async () => {
    expect(await created(FULL)).toMatchObject(FULL);
    expect(await created({ communicationPreferences: { sms: true } })).toMatchObject({
      communicationPreferences: { email: true, sms: true, push: false, language: 'en', chosen: ['SMS'] },
    });
  });

  it('links children with their relationship and the flags of the link', async () => {
    const [one, other] = [await at.academy.with.student(), await at.academy.with.student()];
    const parent = await created({
      students: [
        { studentId: one.id.toUpperCase(), relationship: 'MOTHER', isPrimary: true, canPickup: true },
        { studentId: other.id, relationship: 'GUARDIAN', receivesBilling: true },
      ],
    });
    const none = { isPrimary: false, canPickup: false, receivesBilling: false };
    expect(childrenOf(parent)).toEqual([
      { ...none, studentId: one.id, relationship: 'MOTHER', isPrimary: true, canPickup: true },
      { ...none, studentId: other.id, relationship: 'GUARDIAN', receivesBilling: true },
    ]);
  });

  describe('permissions', () => {
    it.each(['academy_admin', 'administrator', 'support_staff'] as const)('allows the role %s', async (role) => {
      const { data } = await parents.create(at.app, await at.academy.as(role), newParent());
      expect(data.createParent.name).toBe('Pat Lake');
    });

    it('allows the Super Admin', async () => {
      const { data } = await parents.create(at.app, await superAdminIn(at.app, at.academy), newParent());
      expect(data.createParent.name).toBe('Pat Lake');
    });

    it.each(['department_head', 'teacher', 'parent', 'student'] as const)('denies the role %s', async (role) => {
      const actor = await at.academy.as(role);
      const call = () => parents.create(at.app, actor, newParent());
      expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
    });

    it('denies callers without a token and members of another academy', async () => {
      const stranger = { ...(await seedUser(at.app)), academyId: at.academy.id };
      const call = (actor: object) => refusal(at.app, at.academy.id, () => parents.create(at.app, actor, newParent()));
      expect(await call({ academyId: at.academy.id })).toEqual(UNAUTHENTICATED);
      expect(await call(stranger)).toEqual(NO_ACCESS);
    });

    it('in a suspended academy, denies every role', async () => {
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      for (const role of EVERY_ROLE) {
        const actor = await shut.academy.as(role);
        const call = () => parents.create(shut.app, actor, newParent());
        expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
      }
    });
  });

  describe('invalid input', () => {
    it('reports all invalid fields together', async () => {
      const long = (field: string, count: number) => [
        `The ${field} field must not be greater than ${count} characters.`,
      ];
      expect(
        await refused({
          firstName: '',
          lastName: emoji(101),
          email: 'nonsense',
          phone: '',
          alternatePhone: 'x'.repeat(33),
          occupation: emoji(101),
          address: emoji(501),
          emergencyContact: null,
          communicationPreferences: { email: null, language: 'no language' },
          status: null,
          students: [{ studentId: 'nonsense', relationship: 'MOTHER', isPrimary: null }],
        }),
      ).toEqual(
        badInput({
          firstName: ['The first name field is required.'],
          lastName: long('last name', 100),
          email: ['The email field must be a valid email address.'],
          phone: ['The phone field is required.'],
          alternatePhone: long('alternate phone', 32),
          occupation: long('occupation', 100),
          address: long('address', 500),
          emergencyContact: ['The emergency contact field is required.'],
          'communicationPreferences.email': ['The communication_preferences.email field is required.'],
          'communicationPreferences.language': ['The selected communication_preferences.language is invalid.'],
          status: ['The status field is required.'],
          'students.0.studentId': ['The students.0.student_id field must be a valid UUID.'],
          'students.0.isPrimary': ['The students.0.is_primary field is required.'],
        }),
      );
    });

    it('reports unknown and duplicate children and a taken e-mail address together', async () => {
      const { id } = await at.academy.with.student();
      const foreign = await (await scene()).academy.with.student();
      const deleted = await at.academy.with.student({ deletedAt: new Date().toISOString() });
      const { email } = await at.academy.with.parent();
      const ids = [id, UNKNOWN_ID, foreign.id, deleted.id, id.toUpperCase()];
      expect(
        await refused({ email, students: ids.map((studentId) => ({ studentId, relationship: 'FATHER' })) }),
      ).toEqual(
        badInput({
          email: ['The email has already been taken.'],
          'students.1.studentId': ['The selected students.1.student_id is invalid.'],
          'students.2.studentId': ['The selected students.2.student_id is invalid.'],
          'students.3.studentId': ['The selected students.3.student_id is invalid.'],
          'students.4.studentId': ['The students.4.student_id field has a duplicate value.'],
        }),
      );
    });

    it('refuses the e-mail address of another parent in the academy, unless that parent is deleted', async () => {
      const { id, email } = await at.academy.with.parent();
      const taken = badInput({ email: ['The email has already been taken.'] });
      expect(await refused({ email })).toEqual(taken);
      expect(await refused({ email: email.toUpperCase() })).toEqual(taken);
      const other = await scene();
      expect((await parents.create(other.app, other.admin, newParent({ email }))).errors).toBeUndefined();
      await parents.remove(at.app, at.admin, id);
      expect((await created({ email })).email).toBe(email);
    });

    it('accepts only one of six parallel requests with the same e-mail address in different letter cases', async () => {
      const emails = ['race', 'Race', 'RACE', 'rAce', 'raCe', 'race'].map((name) => `${name}@example.test`);
      const answers = await Promise.all(emails.map((email) => create({ email })));
      const failed = answers.filter(({ errors }) => errors);
      expect(failed).toHaveLength(5);
      for (const { errors } of failed) {
        expect(errors?.[0]?.extensions.fields).toEqual({ email: ['The email has already been taken.'] });
      }
    });

    it.each([
      ['a missing e-mail address', { email: undefined }],
      ['null as the telephone number', { phone: null }],
      ['a child without a relationship', { students: [{ studentId: UNKNOWN_ID }] }],
      ['an unknown relationship', { students: [{ studentId: UNKNOWN_ID, relationship: 'FRIEND' }] }],
      ['a read-only field', { userId: UNKNOWN_ID }],
      ['an unknown field', { colour: 'red' }],
    ])('refuses %s', async (_, input) => {
      expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
    });
  });
});
