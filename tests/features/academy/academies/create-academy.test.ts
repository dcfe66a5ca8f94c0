import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { type Actor, seedAcademy, seedSuperAdmin, seedUser } from '../../../support/seed.ts';
import { todayIn } from '../../people.ts';
import { badInput, EVERY_ROLE, emoji, REFUSED_BY_TYPE, UNAUTHENTICATED } from '../../writing.ts';
import { BAD_FIELDS, createAcademy, deleteAcademy, newAcademy, newName, readAcademy } from './setup.ts';

describe('createAcademy', () => {
  let app: TestApp;
  let user: Actor;
  const create = (input: object) => createAcademy(app, user, newAcademy(input));
  const created = async (input: object) => {
    const { data, errors } = await create(input);
    expect(errors).toBeUndefined();
    return data.createAcademy;
  };
  const countOf = async () => (await sql`select id from academies`.execute(app.services.database.kysely)).rows.length;
  const refused = async (input: object, actor: Partial<Actor> = user) => {
    const before = await countOf();
    const { errors } = await createAcademy(app, actor, newAcademy(input));
    expect(await countOf()).toBe(before);
    expect(errors).toHaveLength(1);
    const { code, fields } = errors?.[0]?.extensions ?? { code: '' };
    return { code, message: errors?.[0]?.message, ...(fields && { fields }) };
  };

  beforeAll(async () => {
    app = await testApp();
    user = await seedUser(app);
  });

  it('creates an academy with defaults, which starts as a trial of the growth plan', async () => {
    const name = newName();
    const start = Date.now();
    const academy = await created({ name });
    expect(academy).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      type: 'SWIMMING',
      email: 'office@river.test',
      ...{ description: '', phone: '', address: '', city: '', state: '', country: '', postalCode: '' },
      ...{ website: '', logoUrl: '', status: 'ACTIVE' },
      branding: { primaryColor: null, secondaryColor: null, logoUrl: null, faviconUrl: null, emailSenderName: null },
      settings: {
        timezone: 'UTC',
        currency: 'USD',
        locale: 'en',
        weekStart: 'MONDAY',
        defaultBatchCapacity: 30,
        lowAttendanceThreshold: 75,
        attendanceEditHours: 48,
        clashPolicy: 'WARN',
        attendanceRequiresSession: false,
        attendanceCounting: { late: 'PRESENT', excused: 'IGNORE' },
        booksClosedUntil: null,
        latePenalty: { kind: 'NONE', amount: null, graceDays: 0, since: null },
        reminderDays: [-7, 0, 3, 7],
      },
      subscription: {
        plan: 'GROWTH',
        status: 'TRIALING',
        trialEndsAt: expect.any(String),
        renewsAt: null,
        limits: { students: 2000, staff: 100, batches: 200 },
        usage: { students: 0, staff: 0, batches: 0 },
      },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: academy.createdAt,
    });
    const trial = Date.parse(academy.subscription.trialEndsAt) - 30 * 24 * 60 * 60 * 1000;
    expect(trial).toBeGreaterThanOrEqual(start);
    expect(trial).toBeLessThanOrEqual(Date.now());
  });

  it('makes the creator an academy admin, who can use the academy immediately', async () => {
    const founder = await seedUser(app);
    const { data } = await createAcademy(app, founder, newAcademy());
    const { id, name } = data.createAcademy;
    expect(await readAcademy(app, founder, id)).toEqual(data.createAcademy);
    const seen = await gql(
      app,
      founder,
      '{ academies { nodes { id } } me { memberships { academyId academyName role } } courses { totalCount } }',
    );
    expect(seen.data).toEqual({
      academies: { nodes: [{ id }] },
      me: { memberships: [{ academyId: id, academyName: name, role: 'ACADEMY_ADMIN' }] },
      courses: { totalCount: 0 },
    });
    const chosen = { ...founder, academyId: id };
    expect((await gql(app, chosen, 'mutation { createCourse(input: { name: "x" }) { id } }')).errors).toBeUndefined();
  });

  it('creates two academies in one document', async () => {
    const founder = await seedUser(app);
    const { data } = await gql(
      app,
      founder,
      `mutation ($input: CreateAcademyInput!, $second: CreateAcademyInput!) {
        first: createAcademy(input: $input) { name }
        second: createAcademy(input: $second) { name }
      }`,
      { input: newAcademy({ name: 'First of two' }), second: newAcademy({ name: 'Second of two' }) },
    );
    expect(data).toEqual({ first: { name: 'First of two' }, second: { name: 'Second of two' } });
    const list = await gql(app, founder, '{ academies { totalCount } }');
    expect(list.data.academies.totalCount).toBe(2);
  });

  it('accepts every field, trims texts, and merges partial settings and branding with defaults', async () => {
    const texts = { description: 'Swim.', phone: '555', address: '1 Quay', city: 'Bath', state: 'BA', country: 'UK' };
    const more = { postalCode: 'BA1', website: 'https://river.test/x?y=1', logoUrl: 'http://localhost:9/l.png' };
    const padded = Object.fromEntries(Object.entries({ ...texts, ...more }).map(([key, text]) => [key, ` ${text}\n`]));
    const academy = await created({
      ...padded,
      type: 'OTHER',
      branding: { primaryColor: '#00aAfF', emailSenderName: ' River ' },
      settings: {
        timezone: 'Asia/Kolkata',
        currency: 'INR',
        locale: 'hi-IN',
        clashPolicy: 'REFUSE',
        attendanceRequiresSession: true,
        attendanceCounting: { late: 'ABSENT' },
        latePenalty: { kind: 'FIXED', amount: '50' },
        reminderDays: [],
      },
    });
    expect(academy).toMatchObject({
      ...texts,
      ...more,
      type: 'OTHER',
      branding: { primaryColor: '#00aAfF', emailSenderName: 'River', logoUrl: null },
      settings: {
        timezone: 'Asia/Kolkata',
        currency: 'INR',
        locale: 'hi-IN',
        clashPolicy: 'REFUSE',
        attendanceRequiresSession: true,
        attendanceCounting: { late: 'ABSENT', excused: 'IGNORE' },
        defaultBatchCapacity: 30,
        latePenalty: { kind: 'FIXED', amount: '50.00', graceDays: 0, since: todayIn('Asia/Kolkata') },
        reminderDays: [],
      },
    });
  });

  it('accepts null for optional fields', async () => {
    const nulls = { description: null, phone: null, website: null, logoUrl: null, branding: { primaryColor: null } };
    expect(await created(nulls)).toMatchObject({ description: '', phone: '', website: '', logoUrl: '' });
  });

  it('counts the length of texts in Unicode code points', async () => {
    expect(await created({ name: emoji(255), city: emoji(100) })).toMatchObject({ slug: /^academy(-\d+)?$/ });
    const fields = {
      name: ['The name field must not be greater than 255 characters.'],
      city: ['The city field must not be greater than 100 characters.'],
    };
    expect(await refused({ name: emoji(256), city: emoji(101) })).toEqual(badInput(fields));
  });

  describe('slug', () => {
    it.each([
      ["Zoë's Swim & Dive School", 'zoes-swim-dive-school'],
      ['  --Ångström--  ', 'angstrom'],
      ['x'.repeat(255), 'x'.repeat(89)],
    ])('is derived from the name %s: %s', async (name, slug) => {
      expect((await created({ name })).slug).toBe(slug);
    });

    it('gets a number at the end if another academy, even a deleted one, has the same slug', async () => {
      const name = newName();
      const base = name.toLowerCase().replaceAll(' ', '-');
      const first = await created({ name });
      await deleteAcademy(app, user, first.id);
      expect((await created({ name: `${name}!` })).slug).toBe(`${base}-2`);
      await created({ name: 'Other', slug: `${base}-4` });
      expect((await created({ name })).slug).toBe(`${base}-3`);
      expect((await created({ name })).slug).toBe(`${base}-5`);
    });

    it('is stored as it was sent, and is refused if another academy has it', async () => {
      const slug = `my-slug-${process.pid}`;
      expect((await created({ slug: ` ${slug} ` })).slug).toBe(slug);
      expect(await refused({ slug })).toEqual(badInput({ slug: ['The slug has already been taken.'] }));
    });

    it('is given to only one of two parallel requests that send it', async () => {
      const slug = `at-once-${process.pid}`;
      const answers = await Promise.all([create({ slug }), create({ slug })]);
      expect(answers.map(codes).sort()).toEqual([[], ['BAD_USER_INPUT']]);
      expect(answers.find(({ errors }) => errors)?.errors?.[0]?.extensions.fields).toEqual({
        slug: ['The slug has already been taken.'],
      });
    });

    it.each(['', 'Upper', 'under_score', 'ümlaut', 'x'.repeat(101)])('refuses the value %j', async (slug) => {
      expect(await refused({ slug })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { slug: [expect.any(String)] } });
    });
  });

  describe('permissions', () => {
    it.each(EVERY_ROLE)(
      'allows users with the role %s in another academy, whatever the header X-Academy-ID contains',
      async (role) => {
        const academy = await seedAcademy(app, { status: AcademyStatus.SUSPENDED });
        const { token, userId } = await academy.as(role);
        const foreign = (await seedAcademy(app)).id;
        for (const academyId of [undefined, academy.id, foreign, 'nonsense']) {
          const { errors } = await createAcademy(app, { token, academyId }, newAcademy());
          expect(errors, `${role} ${userId} ${academyId}`).toBeUndefined();
        }
      },
    );

    it('allows the Super Admin, who becomes an admin of the new academy', async () => {
      const superAdmin = await seedSuperAdmin(app);
      const { data } = await createAcademy(app, superAdmin, newAcademy());
      const { data: me } = await gql(app, superAdmin, '{ me { memberships { academyId } } }');
      expect(me.me.memberships).toEqual([{ academyId: data.createAcademy.id }]);
    });

    it('denies callers without a token', async () => {
      expect(await refused({}, {})).toEqual(UNAUTHENTICATED);
    });
  });

  describe('invalid input', () => {
    it('reports all invalid fields together', async () => {
      const [input, fields] = BAD_FIELDS;
      const answer = await refused(input);
      expect(answer).toEqual(badInput(fields));
    });

    it('refuses null for required fields', async () => {
      expect(await refused({ slug: null, branding: null, settings: null })).toEqual(
        badInput({
          slug: ['The slug field is required.'],
          branding: ['The branding field is required.'],
          settings: ['The settings field is required.'],
        }),
      );
      const settings = { timezone: '', currency: null, locale: ' ', latePenalty: null, reminderDays: null };
      expect(await refused({ settings })).toEqual(
        badInput({
          'settings.timezone': ['The settings.timezone field is required.'],
          'settings.currency': ['The settings.currency field is required.'],
          'settings.locale': ['The settings.locale field is required.'],
          'settings.latePenalty': ['The settings.late_penalty field is required.'],
          'settings.reminderDays': ['The settings.reminder_days field is required.'],
        }),
      );
    });

    it.each(['+05:30', 'Europe/', 'usd', ' 5', 'UTC+1'])('refuses the time zone %s', async (timezone) => {
      expect(await refused({ settings: { timezone } })).toEqual(
        badInput({ 'settings.timezone': ['The selected settings.timezone is invalid.'] }),
      );
    });

    it.each(['usd', 'US', 'USDX', '€'])('refuses the currency %s', async (currency) => {
      expect(await refused({ settings: { currency } })).toEqual(
        badInput({ 'settings.currency': ['The selected settings.currency is invalid.'] }),
      );
    });

    it('refuses fee reminders that are sent more than a year before the due date', async () => {
      expect(await refused({ settings: { reminderDays: [0, 366] } })).toEqual(
        badInput({ 'settings.reminderDays': ['The selected settings.reminder_days is invalid.'] }),
      );
    });

    it.each([
      ['null as the name', { name: null }],
      ['a missing type', { type: undefined }],
      ['an unknown type', { type: 'COOKING' }],
      ['a type in the spelling of REST', { type: 'swimming' }],
      ['a status, which is not an input field', { status: 'SUSPENDED' }],
      ['a subscription, which is not an input field', { subscription: { plan: 'ENTERPRISE' } }],
    ])('refuses %s', async (_, input) => {
      expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
    });
  });
});
