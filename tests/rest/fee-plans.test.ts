import { beforeAll, describe, expect, it } from 'vitest';
import { Discount } from '../../src/features/money/discounts/discount.entity.ts';
import { Fee } from '../../src/features/money/ledger/fee.entity.ts';
import { FeePlan } from '../../src/features/money/plans/fee-plan.entity.ts';
import { addDays } from '../../src/platform/time/days.ts';
import { todayIn } from '../features/people.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const today = todayIn('UTC');
const item = { code: 'tuition', fee_type: 'tuition', title: 'Tuition', amount: 90, frequency: 'monthly' };

describe('routes for terms, tax rates, fee plans and discounts', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  const call = (method: string, path: string, body?: object, as = admin) => rest(app, as, method, path, body);

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  it('create, activate, revise, archive and delete a fee plan', async () => {
    const course = await academy.with.course();
    const { body: tax } = await call('POST', '/tax-rates', { name: 'GST', percent: '10', inclusive: 1 });
    expect(tax.data).toMatchObject({ percent: '10.00', inclusive: true });
    const items = [{ ...item, tax_rate_id: tax.data.id, installments: { weights: ['50', 50], every: 'month' } }];
    const made = await call('POST', '/fee-plans', {
      name: 'Monthly',
      course_id: course.id,
      effective_from: '2026-01-01',
      items,
    });
    expect(made.status).toBe(201);
    const told = {
      ...{ ...item, amount: '90.00', tax_rate_id: tax.data.id, charge_absent: false, proration: 'sessions' },
      ...{ due: { anchor: 'period_start', offset_days: 0 }, installments: { weights: [50, 50], every: 'month' } },
    };
    expect(made.body.data).toMatchObject({ status: 'draft', drop_policy: 'none', items: [told], course_id: course.id });
    const path = `/fee-plans/${made.body.data.id}`;
    expect((await call('PATCH', path, { status: 'active' })).body.data.status).toBe('active');
    const revised = await call('POST', `${path}/revise?include=course`, {
      effective_from: addDays(today, 1),
      items: [item],
    });
    expect(revised.status).toBe(200);
    expect(revised.body.data).toMatchObject({
      revision: 2,
      effective_from: addDays(today, 1),
      course: { id: course.id },
    });
    expect(
      revised.body.data.revisions.map((each: any) => [each.number, each.applies_to, each.items[0].amount]),
    ).toEqual([
      [1, 'all', '90.00'],
      [2, 'all', '90.00'],
    ]);
    const found = await call('GET', `/fee-plans?course_id=${course.id}&status=active&include=course,batch`);
    expect(found.body.data).toMatchObject([{ id: made.body.data.id, batch: null }]);
    expect((await call('PUT', path, { name: 'Other' })).body.errors).toEqual({
      id: ['An active fee plan cannot be changed, only revised or archived.'],
    });
    expect((await call('PUT', path, { status: 'archived' })).body.data.status).toBe('archived');
    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { message: 'Fee plan deleted.' } });
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { message: 'Fee plan not found.' } });
  });

  it('report errors for each invalid field', async () => {
    const errors = async (path: string, body: object) => {
      const answer = await call('POST', path, body);
      expect(answer.status).toBe(422);
      return answer.body.errors;
    };
    expect(await errors('/fee-plans', { name: 'None', effective_from: '2026-02-30', items: [] })).toEqual({
      effective_from: ['The effective from field must be a valid date.'],
      items: ['The items field is required.'],
    });
    expect(
      await errors('/fee-plans', { items: [{ ...item, amount: 0, frequency: 'daily' }, { code: 'a b' }] }),
    ).toMatchObject({
      name: ['The name field is required.'],
      'items.0.amount': ['The items.0.amount field must be at least 0.01.'],
      'items.0.frequency': ['The selected items.0.frequency is invalid.'],
      'items.1.title': ['The items.1.title field is required.'],
    });
    const coupon = { name: 'Free', kind: 'coupon', condition: { code: 'FREE' } };
    expect(await errors('/discounts', { ...coupon, percent: '200' })).toEqual({
      percent: ['The percent field must not be greater than 100.'],
    });
    expect(await errors('/discounts', { ...coupon, percent: 'half' })).toEqual({
      percent: ['The percent field must be a number.'],
    });
    expect((await call('POST', '/discounts', { ...coupon, percent: 100 })).status).toBe(201);
    expect(await errors('/discounts', { ...coupon, percent: 100 })).toEqual({
      'condition.code': ['The condition.code has already been taken.'],
    });
    const term = { name: 'Winter', code: 'W', starts_on: '2026-01-05', ends_on: '2026-03-27' };
    expect((await call('POST', '/terms', term)).status).toBe(201);
    expect(await errors('/terms', { ...term, starts_on: '2026-03-27', ends_on: '2026-06-26' })).toEqual({
      starts_on: ['The starts on field must be a date after 2026-03-27.'],
      code: ['The code has already been taken.'],
    });
    const { id } = await academy.with.feePlan();
    expect(await errors(`/fee-plans/${id}/revise`, { effective_from: '2026-01-01', items: [item] })).toEqual({
      effective_from: ['The effective from field must be a date after or equal to today.'],
    });
  });

  it.each([1e12, '1000000000000', '100000000.00', -1, '1e3'])(
    'refuse the amount %j, and write nothing',
    async (amount) => {
      const counted = () =>
        Promise.all(
          [FeePlan, Discount].map((entity) => academy.run((em) => em.count(entity as new () => FeePlan, {}))),
        );
      const before = await counted();
      const plan = { name: 'Dear', effective_from: '2026-01-01', items: [item, { ...item, code: 'hall', amount }] };
      const discount = { name: 'Dear', kind: 'coupon', condition: { code: 'DEAR' }, amount };
      const { id } = await academy.with.student();
      const fee = { student_id: id, fee_type: 'tuition', due_date: '2026-01-01', amount };
      for (const [path, body, field] of [
        ['/fee-plans', plan, 'items.1.amount'],
        ['/discounts', discount, 'amount'],
        ['/fees', fee, 'amount'],
      ] as const) {
        const answer = await call('POST', path, body);
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toHaveProperty([field]);
      }
      expect(await counted()).toEqual(before);
      expect(await academy.run((em) => em.count(Fee, {}))).toBe(0);
    },
  );

  it('are forbidden for support staff', async () => {
    const { id } = await academy.with.feePlan();
    const support = await academy.as('support_staff');
    const revision = { effective_from: addDays(today, 1), items: [item] };
    for (const [method, path, body] of [
      ['GET', '/terms'],
      ['GET', `/fee-plans/${id}`],
      ['POST', `/fee-plans/${id}/revise`, revision],
      ['DELETE', `/fee-plans/${id}`],
    ] as const) {
      expect((await call(method, path, body, support)).status).toBe(403);
    }
  });
});
