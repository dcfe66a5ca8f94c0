import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, SubscriptionPlan } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { trialSubscription } from '../../../../src/features/academy/academies/subscription.ts';
import { codes } from '../../../support/clients.ts';
import { optionalSamples } from '../../../support/resources.ts';
import { seedAcademy, seedUser } from '../../../support/seed.ts';
import { dayBefore, type Scene, scene, students, todayIn } from '../../people.ts';
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
} from '../../writing.ts';

/** The time zones with the earliest and the latest date on earth. */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

const NEW = { firstName: 'Ada', lastName: 'Lake' };

const FULL = {
  ...optionalSamples('students', 'Ada'),
  externalId: 'EXT-1',
  email: 'Ada@example.test',
  phone: '555-0101',
  dateOfBirth: '2015-02-28',
  gender: 'FEMALE',
  address: '1 Shore Road',
  city: 'Lakeside',
  state: 'LS',
  country: 'Lakeland',
  postalCode: '12345',
  photoUrl: 'https://photos.example.test/ada.png',
  medicalNotes: 'Nuts',
  emergencyContact: { name: 'Ma', phone: '555-9', relationship: 'mother' },
  academicHistory: [{ institution: 'Pond School', level: '3', year: 2024, result: 'A' }],
  documents: [{ title: 'Passport', url: 'http://docs.example.test/1', expiresOn: '2030-01-01' }],
  status: 'INACTIVE',
  joinedAt: '2026-01-15',
};

describe('createStudent', () => {
  let at: Scene;
  const create = (input: object) => students.create(at.app, at.admin, { ...NEW, ...input });
  const refused = (input: object) => refusal(at.app, at.academy.id, () => create(input));
  const created = async (input: object) => {
    const { data, errors } = await create(input);
    expect(errors).toBeUndefined();
    return data.createStudent;
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('creates an active student who joins today, if only names are sent', async () => {
    const student = await created({ firstName: ' Ada ' });
    expect(student).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      academyId: at.academy.id,
      ...NEW,
      name: 'Ada Lake',
      studentNumber: expect.stringMatching(/^STU-[A-Z0-9]{8}$/),
      ...Object.fromEntries(Object.keys(FULL).map((name) => [name, null])),
      academicHistory: [],
      documents: [],
      photoFileId: null,
      status: 'ACTIVE',
      joinedAt: todayIn('UTC'),
      erasedAt: null,
      userId: null,
      version: 1,
    });
    expect(await students.read(at.app, at.admin, student.id)).toEqual(student);
  });

  it('accepts every field', async () => {
    const student = await created(FULL);
    expect(student).toMatchObject({ ...NEW, ...FULL });
    expect(await students.read(at.app, at.admin, student.id)).toEqual(student);
  });

  it('stores empty texts as null, even in nested objects', async () => {
    const student = await created({
      externalId: '',
      email: ' ',
      phone: '',
      photoUrl: '',
      emergencyContact: { name: 'Ma', phone: '' },
      academicHistory: [{ institution: 'Pond School', level: '' }],
    });
    expect(student).toMatchObject({
      externalId: null,
      email: null,
      phone: null,
      photoUrl: null,
      emergencyContact: { name: 'Ma', phone: null, relationship: null },
      academicHistory: [{ institution: 'Pond School', level: null, year: null, result: null }],
    });
    // empty external ids do not clash
    expect((await created({ externalId: '' })).externalId).toBeNull();
  });

  it.each(ZONES)('uses today in the time zone %s as the day of joining by default', async (timezone) => {
    const there = await scene({ settings: { ...defaultSettings(), timezone } });
    const today = todayIn(timezone);
    const { data } = await students.create(there.app, there.admin, { ...NEW, dateOfBirth: dayBefore(today) });
    expect(data.createStudent).toMatchObject({ joinedAt: today, dateOfBirth: dayBefore(today) });
    const born = () => students.create(there.app, there.admin, { ...NEW, dateOfBirth: today });
    expect(await refusal(there.app, there.academy.id, born)).toEqual(
      badInput({ dateOfBirth: ['The date of birth field must be a date before today.'] }),
    );
  });

  describe('permissions', () => {
    it.each(['academy_admin', 'administrator', 'support_staff'] as const)('allows the role %s', async (role) => {
      const { data } = await students.create(at.app, await at.academy.as(role), NEW);
      expect(data.createStudent.name).toBe('Ada Lake');
    });

    it('allows the Super Admin', async () => {
      const { data } = await students.create(at.app, await superAdminIn(at.app, at.academy), NEW);
      expect(data.createStudent.name).toBe('Ada Lake');
    });

    it.each(['department_head', 'teacher', 'parent', 'student'] as const)('denies the role %s', async (role) => {
      const actor = await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => students.create(at.app, actor, NEW))).toEqual(FORBIDDEN);
    });

    it('denies callers without a token and members of another academy', async () => {
      const foreign = { ...(await (await seedAcademy(at.app)).as('academy_admin')), academyId: at.academy.id };
      const stranger = { ...(await seedUser(at.app)), academyId: at.academy.id };
      const call = (actor: object) => refusal(at.app, at.academy.id, () => students.create(at.app, actor, NEW));
      expect(await call({ academyId: at.academy.id })).toEqual(UNAUTHENTICATED);
      expect(await call(foreign)).toEqual(NO_ACCESS);
      expect(await call(stranger)).toEqual(NO_ACCESS);
    });

    it('in a suspended academy, allows only the Super Admin', async () => {
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      for (const role of EVERY_ROLE) {
        const actor = await shut.academy.as(role);
        const answer = await refusal(shut.app, shut.academy.id, () => students.create(shut.app, actor, NEW));
        expect(answer, role).toEqual(FORBIDDEN);
      }
      const { errors } = await students.create(shut.app, await superAdminIn(shut.app, shut.academy), NEW);
      expect(errors).toBeUndefined();
    });
  });

  describe('input limits', () => {
    it('reports all invalid fields together, and invalid list items with their path', async () => {
      const answer = await refused({
        firstName: ' ',
        lastName: emoji(101),
        externalId: emoji(101),
        email: 'nonsense',
        phone: 'x'.repeat(33),
        dateOfBirth: '2999-01-01',
        address: emoji(501),
        city: emoji(101),
        state: emoji(101),
        country: emoji(101),
        postalCode: 'x'.repeat(21),
        photoUrl: 'ftp://example.test/x.png',
        medicalNotes: emoji(5001),
        emergencyContact: { name: emoji(256), phone: 'x'.repeat(33), relationship: emoji(101) },
        academicHistory: [
          { institution: 'Fine' },
          { institution: '', level: emoji(101), year: 12, result: emoji(101) },
        ],
        documents: [{ title: '', url: 'javascript:alert(1)' }],
        status: null,
        joinedAt: null,
      });
      const long = (field: string, count: number) => [
        `The ${field} field must not be greater than ${count} characters.`,
      ];
      expect(answer).toEqual(
        badInput({
          firstName: ['The first name field is required.'],
          lastName: long('last name', 100),
          externalId: long('external id', 100),
          email: ['The email field must be a valid email address.'],
          phone: long('phone', 32),
          dateOfBirth: ['The date of birth field must be a date before today.'],
          address: long('address', 500),
          city: long('city', 100),
          state: long('state', 100),
          country: long('country', 100),
          postalCode: long('postal code', 20),
          photoUrl: ['The photo url field must be a valid URL.'],
          medicalNotes: long('medical notes', 5000),
          'emergencyContact.name': long('emergency_contact.name', 255),
          'emergencyContact.phone': long('emergency_contact.phone', 32),
          'emergencyContact.relationship': long('emergency_contact.relationship', 100),
          'academicHistory.1.institution': ['The academic_history.1.institution field is required.'],
          'academicHistory.1.level': long('academic_history.1.level', 100),
          'academicHistory.1.year': ['The academic_history.1.year field must be at least 1000.'],
          'academicHistory.1.result': long('academic_history.1.result', 100),
          'documents.0.title': ['The documents.0.title field is required.'],
          'documents.0.url': ['The documents.0.url field must be a valid URL.'],
          status: ['The status field is required.'],
          joinedAt: ['The joined at field is required.'],
        }),
      );
    });

    it('accepts texts of the maximum length, counted in Unicode code points', async () => {
      const longest = { firstName: emoji(100), lastName: emoji(100), medicalNotes: emoji(5000), address: emoji(500) };
      expect(await created(longest)).toMatchObject(longest);
    });

    it('refuses more than 50 academic records or documents', async () => {
      const academicHistory = Array.from({ length: 51 }, () => ({ institution: 'Pond School' }));
      const documents = Array.from({ length: 51 }, () => ({ title: 'Passport', url: 'https://example.test' }));
      expect(await refused({ academicHistory, documents })).toEqual(
        badInput({
          academicHistory: ['The academic history field must not have more than 50 items.'],
          documents: ['The documents field must not have more than 50 items.'],
        }),
      );
      const most = await created({ academicHistory: academicHistory.slice(1), documents: documents.slice(1) });
      expect([most.academicHistory.length, most.documents.length]).toEqual([50, 50]);
    });

    it('refuses the external id of another student in the academy, unless that student is deleted', async () => {
      const other = await scene();
      await students.create(other.app, other.admin, { ...NEW, externalId: 'TAKEN' });
      const first = await created({ externalId: 'TAKEN' });
      expect(await refused({ externalId: ' TAKEN ' })).toEqual(
        badInput({ externalId: ['The external id has already been taken.'] }),
      );
      await students.remove(at.app, at.admin, first.id);
      expect((await created({ externalId: 'TAKEN' })).externalId).toBe('TAKEN');
    });

    it('accepts only one of six parallel requests with the same external id', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => create({ externalId: 'RACE' })));
      const failed = answers.filter(({ errors }) => errors);
      expect(failed).toHaveLength(5);
      for (const { errors } of failed) {
        expect(errors?.[0]?.extensions.fields).toEqual({ externalId: ['The external id has already been taken.'] });
      }
    });

    it.each([
      ['a missing name', { lastName: undefined }],
      ['null as the name', { firstName: null }],
      ['a date that is not in the calendar', { dateOfBirth: '2026-02-30' }],
      ['an unknown gender', { gender: 'UNKNOWN' }],
      ['null among documents', { documents: [null] }],
      ['an unknown field', { colour: 'red' }],
      ['a read-only field', { studentNumber: 'STU-AAAAAAAA' }],
      ['an academy id, which is not an input field', { academyId: '01890000-0000-7000-8000-000000000000' }],
    ])('refuses %s', async (_, input) => {
      expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
    });
  });

  describe('with the student limit of the subscription', () => {
    const limited = (limit: number) =>
      scene({
        subscription: {
          ...trialSubscription(new Date()),
          plan: SubscriptionPlan.FREE,
          limits: { students: limit },
        },
      });

    it('refuses students above the limit, which does not count deleted students', async () => {
      const full = await limited(2);
      const add = () => students.create(full.app, full.admin, NEW);
      const { data } = await add();
      await add();
      expect(await refusal(full.app, full.academy.id, add)).toEqual({
        code: 'PLAN_LIMIT_REACHED',
        message: 'The students limit of your plan has been reached.',
      });
      await students.remove(full.app, full.admin, data.createStudent.id);
      expect((await add()).errors).toBeUndefined();
    });

    it('enforces the limit in parallel requests', async () => {
      const full = await limited(3);
      const answers = await Promise.all(Array.from({ length: 10 }, () => students.create(full.app, full.admin, NEW)));
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
      expect(new Set(answers.flatMap(codes))).toEqual(new Set(['PLAN_LIMIT_REACHED']));
    });
  });

  it('writes an audit entry', async () => {
    const { id } = await created({ externalId: 'AUDIT' });
    const entries = await at.app.services.database.kysely
      .selectFrom('audit_entries' as never)
      .selectAll()
      .where('resource_id' as never, '=', id as never)
      .execute();
    expect(entries).toMatchObject([{ resource: 'Student', action: 'created', user_id: at.admin.userId }]);
  });
});
