import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../seeds/demo.ts';
import { addDays, daysBetween } from '../../../src/platform/time/days.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Credentials, gql, rest } from '../../support/clients.ts';
import { copyOfDemo } from '../../support/demo.ts';
import { academiesOf } from './seeded-rows.ts';

/**
 * The days differ in month and week. One engine is enough, because the seeds choose their days in the same way on both.
 */
const NOWS = [
  ['on a Wednesday', '2026-03-04T12:00:00.000Z'],
  ['on a Sunday, the last day of a month', '2026-05-31T06:00:00.000Z'],
  ["on New Year's Eve, when Brisbane is already in the new year", '2026-12-31T20:00:00.000Z'],
] as const;

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const sumOf = (fees: any[]): number => fees.reduce((sum, { amount }) => sum + cents(amount), 0);
const labels = ({ steps }: { steps: { label: string }[] | null }): string[] => (steps ?? []).map(({ label }) => label);

describe.each(NOWS)('fees and payments in the demo, loaded %s', (_, now) => {
  let app: TestApp;

  beforeAll(async () => {
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
    app = await startTestApp(await copyOfDemo());
  });
  afterAll(async () => {
    await app.stop();
    vi.useRealTimers();
  });

  describe.each([
    ['northgate-chess', { timeZone: 'Europe/London', billed: 'monthly', tax: 'VAT', extra: 'Club championship' }],
    ['riverside-swim', { timeZone: 'Australia/Brisbane', billed: 'per_term', tax: 'GST', extra: 'Locker' }],
  ])('in the academy %s', (slug, { timeZone, billed, tax, extra }) => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(now));
    let office: Credentials;

    beforeAll(async () => {
      const input = { email: `office@${slug}.test`, password: DEMO_PASSWORD };
      const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
      const { data } = await gql(app, {}, query, { input });
      office = { token: data.login.token, academyId: (await academiesOf(app.services.database)).get(slug) };
    });
    const get = async (path: string): Promise<any> => {
      const { status, body } = await rest(app, office, 'GET', path);
      expect(status).toBe(200);
      if (body.meta) expect(body.meta.total).toBe(body.data.length);
      return body.data;
    };
    /** Returns the fees billed today from fee plans, by billing runs or on enrollment. */
    const billedToday = async (): Promise<any[]> => {
      const fees = await get(`/fees?created_from=${now}&include=student&per_page=100`);
      return fees.filter((fee: any) => fee.billing_key !== null);
    };
    const enrolledToday = async () => (await billedToday()).filter((fee) => fee.billing_run_id === null);
    /** Finds the first fee that fits. Returns all fees of its enrollment. */
    const ofStudent = (fees: any[], fits: (fee: any) => boolean) => {
      const { enrollment_id } = fees.find(fits);
      return fees.filter((fee) => fee.enrollment_id === enrollment_id);
    };

    test('include a fee plan for each course, a fee plan for one batch, and one add-on plan', async () => {
      const plans = await get('/fee-plans?status=active&per_page=100');
      const courses = await get('/courses?status=active&per_page=100');
      const ofCourses = plans.filter((plan: any) => plan.course_id);
      expect(ofCourses.map((plan: any) => plan.course_id).sort()).toEqual(courses.map(({ id }: any) => id).sort());
      for (const { items, course_id } of ofCourses) {
        const { price } = courses.find(({ id }: any) => id === course_id);
        expect(items[0]).toMatchObject({ code: 'tuition', amount: price, frequency: billed });
        expect(items[1]).toMatchObject({ code: 'material', frequency: 'one_time' });
      }
      const others = plans.filter((plan: any) => !plan.course_id);
      expect(others.filter((plan: any) => plan.batch_id)).toMatchObject([
        { items: [{ installments: { weights: [50, 30, 20], every: 'month' } }, { code: 'material' }] },
      ]);
      expect(others.filter((plan: any) => !plan.batch_id)).toMatchObject([{ name: extra }]);
      expect(await get('/tax-rates')).toMatchObject([{ name: tax, inclusive: true }]);
    });

    test('include a current term and a later term', async () => {
      const [term, next, ...others] = (await get('/terms?sort=starts_on')) as any[];
      expect(others).toEqual([]);
      expect(term.starts_on <= today && today <= term.ends_on).toBe(true);
      expect(daysBetween(term.ends_on, next.starts_on)).toBeGreaterThan(0);
    });

    test('include a billing run for recent enrollments and a billing run for a penalty', async () => {
      const runs = await get('/billing-runs');
      expect(runs.map(({ kind }: any) => kind).sort()).toEqual(['enrollment', 'penalty']);
      const run = runs.find(({ kind }: any) => kind === 'enrollment');
      expect(run).toMatchObject({ kind: 'enrollment', status: 'done', as_of: today, automatic: false });
      expect(run.counts.failed).toBe(0);
      const fees = await get(`/fees?billing_run_id=${run.id}&per_page=100`);
      expect(fees).toHaveLength(run.counts.created);
      expect(fees.length).toBeGreaterThan(10);
      expect(sumOf(fees)).toBe(cents(run.total));
      for (const { period } of fees) expect(period).toBe('once');
    });

    test('include a sibling discount for the second child of a family', async () => {
      const tuition = (await enrolledToday()).filter(({ fee_type }) => fee_type === 'tuition');
      const families = [...Map.groupBy(tuition, ({ account_id }) => account_id).values()];
      const fees = families.find((each) => new Set(each.map(({ student_id }) => student_id)).size === 2) ?? [];
      const reduced = fees.filter((fee) => labels(fee).includes('Brothers and sisters'));
      expect(new Set(reduced.map(({ student_id }) => student_id)).size).toBe(1);
      expect(reduced).toHaveLength(3);
      const [{ student_id }] = reduced;
      const inFull = fees.filter((fee) => fee.student_id !== student_id);
      expect(inFull).toHaveLength(3);
      expect(inFull.flatMap(labels)).not.toContain('Brothers and sisters');
      const step = reduced[0].steps.find(({ label }: any) => label === 'Brothers and sisters');
      // the other student has the coupon
      const price = inFull[0].steps[labels(inFull[0]).indexOf('Welcome') - 1].total;
      expect(step).toMatchObject({ basis: price, fraction: '10 %' });
      expect(Math.abs(cents(step.amount) + cents(step.basis) / 10)).toBeLessThanOrEqual(0.5);
      expect(sumOf(reduced)).toBe(cents(step.total));
    });

    test('include numbered installments that are due a month apart, of which the first are paid', async () => {
      const fees = (await enrolledToday()).filter((fee) => fee.installment);
      const groups = [...Map.groupBy(fees, (fee) => fee.installment.group_id).values()];
      expect(groups).toHaveLength(3);
      for (const group of groups) {
        const inOrder = group.toSorted((a, b) => a.installment.number - b.installment.number);
        expect(inOrder.map(({ installment }) => [installment.number, installment.count])).toEqual([
          [1, 3],
          [2, 3],
          [3, 3],
        ]);
        const [first, second, third] = inOrder.map(({ due_date }) => due_date);
        for (const days of [daysBetween(first, second), daysBetween(second, third)]) {
          expect(days).toBeGreaterThanOrEqual(28);
          expect(days).toBeLessThanOrEqual(31);
        }
      }
      const paid = fees.filter(
        ({ payment_status, credited_amount }) => payment_status === 'paid' && !cents(credited_amount),
      );
      expect(paid.map(({ installment }) => installment.number)).toEqual([1, 1]);
      const payments = await get(`/payments?account_id=${paid[0].account_id}&paid_from=${now}`);
      expect(payments).toMatchObject([{ reference: 'First installments', fee_id: null }]);
      const allocated = payments[0].allocations.map((each: any) => [each.fee_id, each.amount]).sort();
      expect(allocated).toEqual(paid.map(({ id, amount }) => [id, amount]).sort());
      expect(cents(payments[0].amount)).toBe(sumOf(paid));
    });

    test('include an enrollment with a coupon and an add-on plan', async () => {
      const discounts = await get('/discounts');
      expect(discounts.map(({ kind }: any) => kind).sort()).toEqual(['coupon', 'sibling']);
      const coupon = discounts.find(({ kind }: any) => kind === 'coupon');
      expect(coupon).toMatchObject({ uses: 1, condition: { code: 'WELCOME-15' } });
      const fees = ofStudent(await enrolledToday(), (fee) => labels(fee).includes(coupon.name));
      const tuition = fees.filter(({ fee_type }) => fee_type === 'tuition');
      const step = tuition[0].steps.find(({ label }: any) => label === coupon.name);
      expect(step.amount).toBe('-15.00');
      expect(sumOf(tuition)).toBe(cents(step.total));
      expect(fees.filter(({ title }) => title === extra)).toHaveLength(1);
    });

    test('include credits for every fee of a student who dropped an enrollment', async () => {
      const notes = await get('/credit-notes?reason=drop&include=fee');
      const fees = ofStudent(await enrolledToday(), ({ id }) => id === notes[0].fee_id);
      expect(notes.map(({ fee_id }: any) => fee_id).sort()).toEqual(fees.map(({ id }) => id).sort());
      for (const { fee } of notes) expect(fee).toMatchObject({ credited_amount: fee.amount, balance: '0.00' });
      const { status, drop_reason } = await get(`/enrollments/${fees[0].enrollment_id}`);
      expect([status, drop_reason]).toEqual(['dropped', 'Another hobby']);
      const { note, reason } = (await get('/credit-notes?reason=goodwill'))[0];
      expect([note, reason]).toEqual(['A lesson fell out.', 'goodwill']);
    });

    test('include a penalty for an overdue fee, with an explanation', async () => {
      const all = await get(`/fees?fee_type=late_payment_penalty&created_from=${now}`);
      expect(all).toHaveLength(1);
      const [penalty] = all;
      expect(await get(`/billing-runs/${penalty.billing_run_id}`)).toMatchObject({ kind: 'penalty', total: '8.00' });
      const late = await get(`/fees/${penalty.penalty_for_id}`);
      expect(late).toMatchObject({
        title: 'Holiday camp',
        amount: '320.00',
        balance: '320.00',
        payment_status: 'overdue',
      });
      expect(penalty).toMatchObject({ amount: '8.00', account_id: late.account_id, due_date: today });
      expect(penalty.penalty_basis).toMatchObject({ grace_end: addDays(late.due_date, 5), balance: '320.00' });
      const explanation = await get(`/fees/${penalty.id}/explanation`);
      expect(explanation.steps).toMatchObject([{ basis: '320.00', fraction: '2.5 %', total: '8.00' }]);
      expect(explanation.sentence).toContain('8.00');
    });

    test('include account statements and fee explanations that match the balances and billed amounts', async () => {
      const fees = await enrolledToday();
      const span = `from=${addDays(today, -365)}&to=${today}`;
      for (const id of new Set(fees.map(({ account_id }) => account_id))) {
        const [{ balance }, statement] = [await get(`/accounts/${id}`), await get(`/accounts/${id}/statement?${span}`)];
        expect(statement.closing).toBe(balance);
        expect(statement.entries.at(-1).balance).toBe(balance);
        expect(cents(statement.opening) + sumOf(statement.entries)).toBe(cents(balance));
      }
      for (const { id, steps, amount, balance } of fees) {
        const explanation = await get(`/fees/${id}/explanation`);
        expect(explanation).toMatchObject({ steps, amount, balance, as_of: today });
        expect(explanation.steps.at(-1).total).toBe(amount);
      }
    });
  });
});
