import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Course } from '../../../../src/features/academics/courses/course.entity.ts';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import { DiscountUse } from '../../../../src/features/money/discounts/discount-use.entity.ts';
import { FeeType } from '../../../../src/features/money/ledger/fee.enums.ts';
import { EnrollmentAddOn } from '../../../../src/features/money/plans/enrollment-add-on.entity.ts';
import { InstallmentInterval, ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { formatMoney } from '../../../../src/platform/validation/scalars.ts';
import { gql, rest } from '../../../support/clients.ts';
import { badInput, EVERY_ROLE, refusal, UNKNOWN_ID } from '../../writing.ts';
import { billByItself, billed, billingScenes } from './enrolling.ts';

const at = billingScenes();

const { MONTHLY, ONE_TIME, PER_TERM } = BillingFrequency;
const whole = { proration: ProrationBasis.NONE };
const INVALID_COUPON = { coupon: ['The selected coupon is invalid.'] };

const uses = () => at.academy.run((em) => em.count(DiscountUse, {}));

describe('enrollStudent, which bills fees', () => {
  it('bills one-time items, the current month and the current term, for the amounts that quote returns', async () => {
    const { with: make } = at.academy;
    await make.term({ startsOn: '2026-03-01', endsOn: '2026-04-30' });
    await make.term({ startsOn: '2026-05-01', endsOn: '2026-08-31' });
    const { id: taxRateId } = await make.taxRate({ percent: 1_000 });
    const installments = { weights: [50, 30, 20], every: InstallmentInterval.MONTH };
    await at.plan([
      { taxRateId },
      { code: 'hall', frequency: PER_TERM, amount: 9_001, installments },
      { ...whole, code: 'joining', feeType: FeeType.ADMISSION, frequency: ONE_TIME, amount: 2_500 },
    ]);
    const { id: bus } = await make.feePlan({ items: [{ ...whole, code: 'bus', frequency: MONTHLY, amount: 3_000 }] });
    await at.coupon();
    await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2 });
    const [sibling, parent] = [await make.student(), await make.parent()];
    for (const { id: studentId } of [sibling, { id: at.studentId }]) {
      await make.link({ parentId: parent.id, studentId, receivesBilling: true });
    }
    await make.enrollment({ studentId: sibling.id, batchId: at.batchId });
    const chosen = { coupon: 'WELCOME', addOnPlanIds: [bus] };
    const { now, totalNow } = (await at.quote(chosen)).data.quote;
    const { data } = await at.enroll(chosen);
    const fees = await at.feesOf(data.done.id);
    expect(fees.map(({ steps }) => steps?.at(-1)?.total)).toEqual(fees.map(({ amount }) => amount));
    const told = fees.map(({ title, feeType, amount, tax, dueDate, steps, installment }) => ({
      ...{ title, feeType: feeType.toUpperCase(), amount: formatMoney(amount), tax: formatMoney(tax), dueDate },
      steps: steps?.map((step) => ({
        ...step,
        basis: step.basis === null ? null : formatMoney(step.basis),
        ...{ amount: formatMoney(step.amount), total: formatMoney(step.total) },
      })),
      installment: installment && { number: installment.number, count: installment.count },
    }));
    const quoted = now.map(({ code, periodFrom, periodUntil, currency, ...fee }: any) => fee);
    expect(told).toHaveLength(6);
    expect(told).toEqual(expect.arrayContaining(quoted));
    expect(formatMoney(fees.reduce((sum, { amount }) => sum + amount, 0))).toBe(totalNow);
    const accounts = await gql(at.app, at.admin, '{ fees { nodes { balance } } }');
    expect(accounts.data.fees.nodes).toHaveLength(6);
  });

  it('bills three taxes, each computed from the discounted price, and splitFee divides each tax between the parts', async () => {
    const { with: make } = at.academy;
    const rates = [
      await make.taxRate({ name: 'VAT', percent: 1_000, inclusive: true }),
      await make.taxRate({ name: 'State', percent: 887.5 }),
      await make.taxRate({ name: 'City', percent: 0.5 }),
    ];
    const taxRateIds = rates.map(({ id }) => id);
    await at.plan([{ ...whole, taxRateIds, amount: 22_000 }]);
    await at.coupon({ amount: null, percent: 5_000 });
    const { now } = (await at.quote({ coupon: 'WELCOME' })).data.quote;
    const { id } = (await at.enroll({ coupon: 'WELCOME' })).data.done;
    const TAXES =
      'amount tax taxes { taxRateId name percent inclusive amount } steps { label basis fraction amount total }';
    const query = `query ($id: ID!) { fees(filter: { studentId: $id }) { nodes { id ${TAXES} } } }`;
    const read = async () => (await gql(at.app, at.admin, query, { id: at.studentId })).data.fees.nodes;
    const [fee] = await read();
    // the discounted price of 110.00 includes 10.00 VAT; the other taxes are 8.875 % and 0.005 % of 100.00
    expect(fee).toMatchObject({ amount: '118.89', tax: '18.89' });
    const [vat, state, city] = taxRateIds;
    expect(fee.taxes).toEqual([
      { taxRateId: vat, name: 'VAT', percent: '10.00', inclusive: true, amount: '10.00' },
      { taxRateId: state, name: 'State', percent: '8.875', inclusive: false, amount: '8.88' },
      { taxRateId: city, name: 'City', percent: '0.005', inclusive: false, amount: '0.01' },
    ]);
    expect(fee.steps.slice(-3)).toEqual([
      { label: 'VAT, 10.00 included', basis: '100.00', fraction: '10 %', amount: '0.00', total: '110.00' },
      { label: 'State', basis: '100.00', fraction: '8.875 %', amount: '8.88', total: '118.88' },
      { label: 'City', basis: '100.00', fraction: '0.005 %', amount: '0.01', total: '118.89' },
    ]);
    expect(now[0]).toMatchObject({ amount: '118.89', tax: '18.89' });
    const parts = ['60.00', '58.89'].map((amount) => ({ amount, dueDate: '2026-04-01' }));
    const split = 'mutation ($id: ID!, $parts: [FeePartInput!]!) { splitFee(id: $id, parts: $parts) { id } }';
    expect((await gql(at.app, at.admin, split, { id: fee.id, parts })).errors).toBeUndefined();
    const both = (await read()).map(({ tax, taxes }: any) => [tax, ...taxes.map((each: any) => each.amount)]);
    const sums = [0, 1, 2, 3].map((n) =>
      both.reduce((sum: number, each: string[]) => sum + Number(each[n]), 0).toFixed(2),
    );
    expect(sums).toEqual(['18.89', '10.00', '8.88', '0.01']);
    for (const [tax, ...taxes] of both) {
      expect(taxes.reduce((sum: number, each: string) => sum + Number(each), 0).toFixed(2)).toBe(tax);
    }
    expect(await at.feesOf(id)).toHaveLength(2);
  });

  it('bills the remaining sessions of the current month, but only one-time items if the enrollment begins in a later month', async () => {
    await at.plan([{}, { ...whole, code: 'joining', frequency: ONE_TIME, amount: 2_500 }]);
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, startDate: '2026-03-23' });
    const { data } = await at.enroll({ batchId });
    expect(billed(await at.feesOf(data.done.id))).toEqual(['joining 25.00 2026-03-23', 'tuition 66.67 2026-03-09']);
    const later = await at.enroll({ enrollmentDate: '2026-05-04' });
    expect(billed(await at.feesOf(later.data.done.id))).toEqual(['joining 25.00 2026-03-09']);
  });

  it('bills nothing for a pending enrollment, but stores its coupon and add-on plans', async () => {
    await at.plan();
    const discountId = await at.coupon({ maxUses: 1 });
    const { id: planId } = await at.academy.with.feePlan({ items: [{ ...whole, code: 'bus', amount: 3_000 }] });
    const parent = await at.academy.as('parent');
    await at.academy.with.link({ parentId: parent.parentId as string, studentId: at.studentId });
    const { data } = await at.enroll({ coupon: 'welcome', addOnPlanIds: [planId] }, parent);
    expect(data.done.status).toBe('PENDING');
    expect(await at.feesOf(data.done.id)).toEqual([]);
    const kept = await at.academy.run((em) => em.find(DiscountUse, {}));
    expect(kept.map(({ discount, enrollment }) => [discount.id, enrollment.id])).toEqual([[discountId, data.done.id]]);
    expect(await at.academy.run((em) => em.count(EnrollmentAddOn, {}))).toBe(1);
  });

  it('bills the course price only if automatic billing is on', async () => {
    const priced = { price: 9_000, billingFrequency: MONTHLY };
    await at.academy.run(async (em) => void Object.assign(await em.findOneOrFail(Course, { id: at.courseId }), priced));
    expect(await at.feesOf((await at.enroll()).data.done.id)).toEqual([]);
    await billByItself(at.academy);
    const { id: studentId } = await at.academy.with.student();
    const { data } = await at.enroll({ studentId });
    expect(billed(await at.feesOf(data.done.id))).toEqual(['tuition 70.00 2026-03-09']);
  });

  it('bills an enrollment in a course without a batch', async () => {
    await at.plan([whole]);
    const { data } = await at.enroll({ batchId: null, courseId: at.courseId });
    expect(billed(await at.feesOf(data.done.id))).toEqual(['tuition 200.00 2026-03-09']);
  });

  it('reports an invalid coupon and invalid add-on plans in one error, and writes nothing', async () => {
    const planId = await at.plan();
    await at.coupon({ maxUses: 1 });
    const used = await at.enroll({ coupon: 'WELCOME' });
    expect(used.errors).toBeUndefined();
    const { id: studentId } = await at.academy.with.student();
    const refused = (given: object) => refusal(at.app, at.academy.id, () => at.enroll({ studentId, ...given }));
    expect(await refused({ coupon: 'WELCOME' })).toEqual(badInput(INVALID_COUPON));
    expect(await refused({ coupon: 'NONE', addOnPlanIds: [planId, UNKNOWN_ID], studentId: UNKNOWN_ID })).toEqual(
      badInput({
        studentId: ['The selected student id is invalid.'],
        'addOnPlanIds.0': ['The selected add_on_plan_ids.0 is invalid.'],
        'addOnPlanIds.1': ['The selected add_on_plan_ids.1 is invalid.'],
        ...INVALID_COUPON,
      }),
    );
    expect(await uses()).toBe(1);
  });

  it('bills nothing if the caller may not enroll students', async () => {
    await at.plan();
    await at.coupon();
    for (const role of EVERY_ROLE) {
      const as = await at.academy.as(role);
      if (['academy_admin', 'administrator', 'support_staff'].includes(role)) continue;
      expect(await refusal(at.app, at.academy.id, () => at.enroll({ coupon: 'WELCOME' }, as))).toMatchObject({
        code: expect.stringMatching(/FORBIDDEN|BAD_USER_INPUT/),
      });
    }
  });

  it('accepts a coupon and add-on plans over REST', async () => {
    await at.plan([whole]);
    await at.coupon();
    const { id: planId } = await at.academy.with.feePlan({ items: [{ ...whole, code: 'bus', amount: 3_000 }] });
    const given = { student_id: at.studentId, batch_id: at.batchId, coupon: 'WELCOME' };
    const { status, body } = await rest(at.app, at.admin, 'POST', '/enrollments', {
      ...given,
      add_on_plan_ids: [planId],
    });
    expect(status).toBe(201);
    expect(billed(await at.feesOf(body.data.id))).toEqual(['bus 15.00 2026-03-09', 'tuition 185.00 2026-03-09']);
    const bad = await rest(at.app, at.admin, 'POST', '/enrollments', {
      ...given,
      coupon: 'NONE',
      student_id: UNKNOWN_ID,
    });
    expect([bad.status, bad.body.errors]).toEqual([
      ...[422, { student_id: ['The selected student id is invalid.'], coupon: INVALID_COUPON.coupon }],
    ]);
  });

  it('bills only once if the request is repeated with its idempotency key', async () => {
    await at.plan();
    const again = { idempotencyKey: 'once' };
    const { data } = await at.enroll(again);
    expect((await at.enroll(again)).data).toEqual(data);
    expect(await at.feesOf(data.done.id)).toHaveLength(1);
  });
});
