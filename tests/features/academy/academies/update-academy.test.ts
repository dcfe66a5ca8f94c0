import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus, LatePenaltyKind } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { codes, gql } from '../../../support/clients.ts';
import { type Actor, seedAcademy, seedSuperAdmin, seedUser } from '../../../support/seed.ts';
import { todayIn } from '../../people.ts';
import {
  badInput,
  EVERY_ROLE,
  FORBIDDEN,
  notFound,
  REFUSED_BY_TYPE,
  refusal,
  UNAUTHENTICATED,
  UNKNOWN_ID,
} from '../../writing.ts';
import { BAD_FIELDS, readAcademy, type Scene, scene, updateAcademy } from './setup.ts';

describe('updateAcademy', () => {
  let at: Scene;
  let superAdmin: Actor;
  const refused = (input: object, actor: Partial<Actor> = at.admin) =>
    refusal(at.app, at.academy.id, () => updateAcademy(at.app, actor, at.academy.id, input));

  beforeAll(async () => {
    at = await scene();
    superAdmin = await seedSuperAdmin(at.app);
  });

  describe('with only some of the fields', () => {
    it.each([
      { name: 'Lake' },
      { type: 'CHESS' },
      { description: 'Play.' },
      { email: 'new@lake.test' },
      { phone: '1' },
      { address: 'a' },
      { city: 'b' },
      { state: 'c' },
      { country: 'd' },
      { postalCode: 'e' },
      { website: 'https://lake.test' },
      { logoUrl: 'https://lake.test/l.png' },
      { status: 'INACTIVE' },
      {},
    ])('changes only the academy fields %o', async (input) => {
      const there = await scene();
      const before = await readAcademy(there.app, there.admin, there.academy.id);
      const { data } = await updateAcademy(there.app, there.admin, there.academy.id.toUpperCase(), input);
      expect(data.updateAcademy).toEqual({ ...before, ...input, updatedAt: data.updateAcademy.updatedAt });
      expect(await readAcademy(there.app, there.admin, there.academy.id)).toEqual(data.updateAcademy);
    });

    it('trims texts, and clears texts if null is sent', async () => {
      const { app, academy, admin } = await scene({ city: 'Bath', website: 'https://x.test' });
      const { data } = await updateAcademy(app, admin, academy.id, { name: ' Lake ', city: ' York ' });
      expect(data.updateAcademy).toMatchObject({ name: 'Lake', city: 'York', website: 'https://x.test' });
      const unset = await updateAcademy(app, admin, academy.id, { city: null, website: null });
      expect(unset.data.updateAcademy).toMatchObject({ name: 'Lake', city: '', website: '' });
    });

    it('keeps those parts of settings, late penalty and branding that are not sent', async () => {
      const latePenalty = { kind: LatePenaltyKind.FIXED, amount: 500, graceDays: 5, since: '2026-01-05' };
      const { app, academy, admin } = await scene({ settings: { ...defaultSettings(), currency: 'GBP', latePenalty } });
      const update = async (input: object) => (await updateAcademy(app, admin, academy.id, input)).data.updateAcademy;
      const before = await readAcademy(app, admin, academy.id);
      const colours = await update({ branding: { primaryColor: '#112233', faviconUrl: 'https://x.test/f.ico' } });
      const zone = await update({ settings: { timezone: 'Asia/Tokyo', latePenalty: { amount: '7.5' } } });
      expect(zone.settings).toEqual({
        ...before.settings,
        timezone: 'Asia/Tokyo',
        latePenalty: { kind: 'FIXED', amount: '7.50', graceDays: 5, since: todayIn('Asia/Tokyo') },
      });
      expect(zone.branding).toEqual(colours.branding);
      const unset = await update({
        branding: { primaryColor: null, secondaryColor: '#AABBCC' },
        settings: { latePenalty: { kind: 'NONE', amount: null } },
      });
      expect(unset.branding).toEqual({
        ...before.branding,
        secondaryColor: '#AABBCC',
        faviconUrl: 'https://x.test/f.ico',
      });
      expect(unset.settings).toEqual({
        ...zone.settings,
        latePenalty: { kind: 'NONE', amount: null, graceDays: 5, since: todayIn('Asia/Tokyo') },
      });
    });

    it('sets the start date of the late penalty to today when the penalty changes', async () => {
      const latePenalty = { kind: LatePenaltyKind.FIXED, amount: 500, graceDays: 5, since: '2026-01-05' };
      const { app, academy, admin } = await scene({ settings: { ...defaultSettings(), latePenalty } });
      const sinceOf = async (settings: object) =>
        (await updateAcademy(app, admin, academy.id, { settings })).data.updateAcademy.settings.latePenalty.since;
      const same = { kind: 'FIXED', amount: '5', graceDays: 5 };
      expect(await sinceOf({ currency: 'EUR', latePenalty: same })).toBe('2026-01-05');
      expect(await sinceOf({ latePenalty: { graceDays: 6 } })).toBe(todayIn('UTC'));
      const input = { settings: { latePenalty: { since: '2020-01-05' } } };
      expect(codes(await updateAcademy(app, admin, academy.id, input))).toEqual(['BAD_USER_INPUT']);
    });

    it('changes clashPolicy and attendanceRequiresSession', async () => {
      const { app, academy, admin } = await scene();
      const update = async (settings: object) =>
        (await updateAcademy(app, admin, academy.id, { settings })).data.updateAcademy.settings;
      const { settings: before } = await readAcademy(app, admin, academy.id);
      expect(before).toMatchObject({ clashPolicy: 'WARN', attendanceRequiresSession: false });
      expect(await update({ clashPolicy: 'REFUSE' })).toEqual({ ...before, clashPolicy: 'REFUSE' });
      const strict = { ...before, clashPolicy: 'REFUSE', attendanceRequiresSession: true };
      expect(await update({ attendanceRequiresSession: true })).toEqual(strict);
      expect(await update({ clashPolicy: 'WARN', attendanceRequiresSession: false })).toEqual(before);
    });

    it('changes each setting for counting attendance separately', async () => {
      const { app, academy, admin } = await scene();
      const update = async (attendanceCounting: object) =>
        (await updateAcademy(app, admin, academy.id, { settings: { attendanceCounting } })).data.updateAcademy.settings;
      const { settings: before } = await readAcademy(app, admin, academy.id);
      expect(before.attendanceCounting).toEqual({ late: 'PRESENT', excused: 'IGNORE' });
      const half = { ...before, attendanceCounting: { late: 'HALF', excused: 'IGNORE' } };
      expect(await update({ late: 'HALF' })).toEqual(half);
      expect(await update({})).toEqual(half);
      expect((await update({ excused: 'ABSENT' })).attendanceCounting).toEqual({ late: 'HALF', excused: 'ABSENT' });
      expect(
        codes(await updateAcademy(app, admin, academy.id, { settings: { attendanceCounting: { late: null } } })),
      ).toEqual(['BAD_USER_INPUT']);
    });

    it('changes the slug, unless another academy has the new slug', async () => {
      const { app, academy, admin } = await scene();
      const slug = `lake-${process.pid}`;
      const { data } = await updateAcademy(app, admin, academy.id, { slug });
      expect(data.updateAcademy.slug).toBe(slug);
      expect((await updateAcademy(app, admin, academy.id, { slug, name: 'Same' })).errors).toBeUndefined();
      expect((await updateAcademy(app, admin, academy.id, { name: 'Renamed' })).data.updateAcademy.slug).toBe(slug);
      expect(await refused({ slug, name: 'New' })).toEqual(badInput({ slug: ['The slug has already been taken.'] }));
    });

    it('gives a slug to only one of two parallel requests', async () => {
      const [one, two] = [await scene(), await scene()];
      const slug = `both-${process.pid}`;
      const answers = await Promise.all(
        [one, two].map(({ app, academy, admin }) => updateAcademy(app, admin, academy.id, { slug })),
      );
      expect(answers.map(codes).sort()).toEqual([[], ['BAD_USER_INPUT']]);
    });
  });

  describe('permissions', () => {
    it('allows the admin of the academy, even if the header selects another academy', async () => {
      const { token } = at.admin;
      const foreign = await seedAcademy(at.app);
      for (const academyId of [undefined, at.academy.id, foreign.id, 'nonsense']) {
        const { errors } = await updateAcademy(at.app, { token, academyId }, at.academy.id, { phone: '1' });
        expect(errors, academyId).toBeUndefined();
      }
    });

    it('allows the Super Admin', async () => {
      const { data } = await updateAcademy(at.app, superAdmin, at.academy.id, { phone: '2' });
      expect(data.updateAcademy.phone).toBe('2');
    });

    it.each(EVERY_ROLE.slice(1))('denies the role %s', async (role) => {
      const member = await at.academy.as(role);
      expect(await refused({ phone: '3' }, member)).toEqual(FORBIDDEN);
    });

    it('checks the role of the caller in the updated academy, not in the academy that the header selects', async () => {
      const elsewhere = await seedAcademy(at.app);
      const admin = await elsewhere.as('academy_admin');
      const input = { name: 'Mine now' };
      expect(await refused(input, admin)).toEqual(notFound('Academy'));
      expect(await refused(input, { ...admin, academyId: at.academy.id })).toEqual(notFound('Academy'));
    });

    it('returns NOT_FOUND for academies that are unknown or deleted, or of which the caller is not a member', async () => {
      expect(await refused({ phone: '4' }, await seedUser(at.app))).toEqual(notFound('Academy'));
      expect(await refused({ phone: '4' }, {})).toEqual(UNAUTHENTICATED);
      const gone = await scene({ deletedAt: new Date().toISOString() });
      for (const actor of [gone.admin, superAdmin]) {
        for (const id of [gone.academy.id, UNKNOWN_ID, 'nonsense', '']) {
          const call = () => updateAcademy(at.app, actor, id, { phone: '4' });
          expect(await refusal(at.app, gone.academy.id, call)).toEqual(notFound('Academy'));
        }
      }
    });
  });

  describe('status', () => {
    const { ACTIVE, INACTIVE, SUSPENDED } = AcademyStatus;
    const upper = (status: string) => status.toUpperCase();

    it('can be switched between active and inactive by an admin', async () => {
      const { app, academy, admin } = await scene();
      for (const status of [INACTIVE, INACTIVE, ACTIVE]) {
        const { data } = await updateAcademy(app, admin, academy.id, { status: upper(status) });
        expect(data.updateAcademy.status).toBe(upper(status));
      }
    });

    it.each([ACTIVE, INACTIVE])('cannot be changed from %s to suspended by an admin', async (status) => {
      const { app, academy, admin } = await scene({ status });
      const call = () => updateAcademy(app, admin, academy.id, { status: 'SUSPENDED', phone: '1' });
      expect(await refusal(app, academy.id, call)).toEqual(FORBIDDEN);
    });

    it.each([ACTIVE, INACTIVE])('can be changed from %s to suspended, and back, by the Super Admin', async (status) => {
      const { app, academy } = await scene({ status });
      for (const next of [SUSPENDED, status]) {
        const { data } = await updateAcademy(app, superAdmin, academy.id, { status: upper(next) });
        expect(data.updateAcademy.status).toBe(upper(next));
      }
    });

    it('with the value SUSPENDED lets members read, and lets only the Super Admin write', async () => {
      const { app, academy, admin } = await scene({ status: SUSPENDED });
      for (const role of EVERY_ROLE) {
        const member = await academy.as(role);
        for (const input of [{ phone: '1' }, { status: 'ACTIVE' }, {}]) {
          const call = () => updateAcademy(app, member, academy.id, input);
          expect(await refusal(app, academy.id, call), role).toEqual(FORBIDDEN);
        }
        expect((await readAcademy(app, member, academy.id)).status).toBe('SUSPENDED');
        expect((await gql(app, member, '{ batches { totalCount } }')).errors).toBeUndefined();
      }
      const { data } = await updateAcademy(app, superAdmin, academy.id, { phone: '1' });
      expect(data.updateAcademy).toMatchObject({ phone: '1', status: 'SUSPENDED' });
      await updateAcademy(app, superAdmin, academy.id, { status: 'ACTIVE' });
      expect((await updateAcademy(app, admin, academy.id, { phone: '2' })).errors).toBeUndefined();
    });
  });

  describe('subscription', () => {
    const subscription = {
      plan: 'ENTERPRISE',
      status: 'PAST_DUE',
      trialEndsAt: null,
      renewsAt: '2027-01-01T01:00:00+01:00',
      limits: { students: 7, batches: null },
    };

    it('is ignored in the input of an admin, while other fields in the same input are changed', async () => {
      const before = await readAcademy(at.app, at.admin, at.academy.id);
      const { data } = await updateAcademy(at.app, at.admin, at.academy.id, { subscription, city: 'Oslo' });
      expect(data.updateAcademy).toMatchObject({ subscription: before.subscription, city: 'Oslo' });
    });

    it('can be changed by the Super Admin, who may send only a part of its fields', async () => {
      const { app, academy } = await scene();
      const update = async (given: object) =>
        (await updateAcademy(app, superAdmin, academy.id, { subscription: given })).data.updateAcademy.subscription;
      const trial = await update({ plan: 'STARTER' });
      expect(trial).toMatchObject({ status: 'TRIALING', limits: { students: 150, staff: 15, batches: 30 } });
      expect(await update({ limits: { batches: 3 } })).toEqual({
        ...trial,
        limits: { students: 150, staff: 15, batches: 3 },
      });
      expect(await update({ limits: { students: 1 } })).toMatchObject({
        limits: { students: 1, staff: 15, batches: 3 },
      });
      expect(await update(subscription)).toMatchObject({
        ...subscription,
        renewsAt: '2027-01-01T00:00:00.000Z',
        limits: { students: 7, staff: null, batches: null },
      });
    });

    it('reports all invalid fields together', async () => {
      const given = { plan: null, status: null, limits: { students: -1, staff: 10_000_001 } };
      expect(await refused({ subscription: given }, superAdmin)).toEqual(
        badInput({
          'subscription.plan': ['The subscription.plan field is required.'],
          'subscription.status': ['The subscription.status field is required.'],
          'subscription.limits.students': ['The subscription.limits.students field must be at least 0.'],
          'subscription.limits.staff': ['The subscription.limits.staff field must not be greater than 10000000.'],
        }),
      );
      const soon = await refused({ subscription: { renewsAt: 'soon' } }, superAdmin);
      expect(soon).toEqual(REFUSED_BY_TYPE);
    });
  });

  it('reports all invalid fields of the academy together', async () => {
    const [input, fields] = BAD_FIELDS;
    const nulls = { type: null, status: null, subscription: null };
    expect(await refused({ ...input, ...nulls })).toEqual(
      badInput({
        ...fields,
        type: ['The type field is required.'],
        status: ['The status field is required.'],
        subscription: ['The subscription field is required.'],
      }),
    );
  });
});
