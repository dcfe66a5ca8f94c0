import { beforeAll, describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { billEnrollments, previewBilling } from '../../../../src/features/money/billing/bill-enrollments.ts';
import type { BillingRequest } from '../../../../src/features/money/billing/due-charges.ts';
import type { BillingResult } from '../../../../src/features/money/billing/runs/billing-counts.ts';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import { DiscountUse } from '../../../../src/features/money/discounts/discount-use.entity.ts';
import { splitFee } from '../../../../src/features/money/fees/split-fee.ts';
import { voidFee } from '../../../../src/features/money/fees/void-fee.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { FeeType } from '../../../../src/features/money/ledger/fee.enums.ts';
import { FeePlan } from '../../../../src/features/money/plans/fee-plan.entity.ts';
import { InstallmentInterval, RevisionScope } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { StudentStatus } from '../../../../src/features/people/students/student.enums.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { asService, feesOf, learner, WHOLE } from './setup.ts';

const MARCH = { days: { from: '2026-03-01', until: '2026-03-31' }, once: true, periods: true };

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const bill = (academy: SeededAcademy, ids: string[], request: BillingRequest = MARCH): Promise<BillingResult> =>
  asService(app, academy, (ctx) => ctx.session.write((em) => billEnrollments(ctx, em, ids, request)));

describe('billEnrollments', () => {
  it('creates one fee per charge, with the price steps, the period and the tax of the charge', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const { id: taxRateId } = await make.taxRate({ name: 'VAT', percent: 1_000 });
    const batch = await make.batch({ startDate: '2026-03-02', endDate: '2026-03-31' });
    await make.feePlan({
      batchId: batch.id,
      items: [
        { amount: 20_000, taxRateId },
        {
          ...WHOLE,
          code: 'joining',
          feeType: FeeType.ADMISSION,
          title: 'Joining',
          frequency: BillingFrequency.ONE_TIME,
        },
      ],
    });
    const { id: studentId } = await make.student();
    const { id } = await make.enrollment({ studentId, batchId: batch.id, enrollmentDate: '2026-03-09' });
    await make.discount({ name: 'Friends', kind: DiscountKind.MANUAL, studentId, feeTypes: [FeeType.TUITION] });
    const result = await bill(academy, [id]);
    expect(result).toEqual({ counts: { created: 2, existing: 0, skipped: {}, failed: 0 }, total: 25_400 });
    const [joining, tuition] = await feesOf(academy);
    const today = new Date().toISOString().slice(0, 10);
    expect(joining).toMatchObject({
      ...{ title: 'Joining', feeType: FeeType.ADMISSION, period: 'once', amount: 10_000, tax: 0, installment: null },
      ...{ billingKey: `${id}:joining:once:1`, dueDate: today, currency: 'USD', version: 1 },
      steps: [{ label: 'Joining', basis: null, fraction: null, amount: 10_000, total: 10_000 }],
    });
    expect(tuition).toMatchObject({
      billingKey: `${id}:tuition:2026-03:1`,
      period: '2026-03',
      amount: 15_400,
      tax: 1_400,
    });
    expect(tuition?.steps).toEqual([
      { label: 'Tuition', basis: null, fraction: null, amount: 20_000, total: 20_000 },
      { label: '7 of 9 sessions', basis: 20_000, fraction: '7/9', amount: -4_444, total: 15_556 },
      { label: 'Friends', basis: 15_556, fraction: '10 %', amount: -1_556, total: 14_000 },
      { label: 'VAT', basis: 14_000, fraction: '10 %', amount: 1_400, total: 15_400 },
    ]);
  });

  it('adds a fee to the ledger, pays a part of the fee with the credit of the account, and records events', async () => {
    const academy = await seedAcademy(app);
    const { id, studentId } = await learner(academy);
    const account = await academy.with.account({ studentId });
    await academy.with.creditNote({ accountId: account.id, amount: 4_000 });
    await bill(academy, [id]);
    const admin = await academy.as('academy_admin');
    const { data } = await gql(
      app,
      admin,
      `{ fees { nodes { id amount balance accountId } }
        auditLog(filter: { resource: "Fee" }) { nodes { action resourceId userId after } } }`,
    );
    const [fee] = data.fees.nodes;
    expect(fee).toMatchObject({ amount: '100.00', balance: '60.00', accountId: account.id });
    const created = data.auditLog.nodes.find((each: any) => each.action === 'created');
    expect(created).toMatchObject({ resourceId: fee.id, userId: null, after: { amount: '100.00', enrollmentId: id } });
    const events = await academy.run((em) => em.find(OutboxEvent, {}, { orderBy: { type: 'asc' } }));
    expect(events.map(({ type }) => type)).toEqual(['credit.applied', 'fee.changed', 'fee.created']);
    expect(events[2]).toMatchObject({
      ...{ resource: 'Fee', resourceId: fee.id, resourceVersion: 1 },
      payload: {
        student_id: studentId,
        account_id: account.id,
        enrollment_id: id,
        amount: '100.00',
        balance: '100.00',
      },
    });
  });

  it('bills each charge only once, and skips a charge that already has a voided or manually created fee', async () => {
    const academy = await seedAcademy(app);
    const { id, studentId } = await learner(academy, [WHOLE, { ...WHOLE, code: 'books', feeType: FeeType.ACTIVITY }]);
    await academy.with.fee({ studentId, enrollmentId: id, feeType: FeeType.ACTIVITY, period: '2026-03' });
    expect((await bill(academy, [id])).counts).toMatchObject({ created: 1, existing: 1 });
    const again = await bill(academy, [id]);
    expect(again).toMatchObject({ counts: { created: 0, existing: 2 }, total: 0 });
    const fee = (await feesOf(academy)).find(({ billingKey }) => billingKey) as Fee;
    await asService(app, academy, (ctx) => voidFee(ctx, fee.id));
    expect((await bill(academy, [id])).counts).toMatchObject({ created: 0, existing: 2 });
  });

  it('bills a charge again after its fee was voided with rebill: true', async () => {
    const academy = await seedAcademy(app);
    const { id } = await learner(academy);
    await bill(academy, [id]);
    const [fee] = (await feesOf(academy)) as [Fee];
    await asService(app, academy, (ctx) => voidFee(ctx, fee.id, { rebill: true }));
    expect((await bill(academy, [id])).counts).toMatchObject({ created: 1, existing: 0 });
    expect((await bill(academy, [id])).counts).toMatchObject({ created: 0, existing: 1 });
    expect((await feesOf(academy)).map(({ billingKey, voidedAt }) => [billingKey, voidedAt !== null])).toEqual(
      expect.arrayContaining([
        [null, true],
        [`${id}:tuition:2026-03:1`, false],
      ]),
    );
  });

  it('bills a split fee again after all of its parts are voided', async () => {
    const academy = await seedAcademy(app);
    const { id } = await learner(academy);
    await bill(academy, [id]);
    const [fee] = (await feesOf(academy)) as [Fee];
    const parts = [4_000, 6_000].map((amount) => ({ amount, dueDate: '2099-01-31' }));
    const [first, second] = await asService(app, academy, (ctx) => splitFee(ctx, fee.id, parts));
    const anew = (of: string | undefined) =>
      asService(app, academy, (ctx) => voidFee(ctx, String(of), { rebill: true }));
    await expect(anew(first)).rejects.toMatchObject({
      details: { fields: { rebill: ['A fee that was split is billed anew only once its other parts are voided.'] } },
    });
    expect((await feesOf(academy)).every(({ voidedAt }) => voidedAt === null)).toBe(true);
    await anew(second);
    await anew(first);
    expect(await bill(academy, [id])).toMatchObject({ counts: { created: 1, existing: 0 }, total: 10_000 });
  });

  it('creates all installments of a charge in one call, but can bill a single voided installment again', async () => {
    const academy = await seedAcademy(app);
    const installments = { weights: [50, 30, 20], every: InstallmentInterval.MONTH };
    const { id } = await learner(academy, [{ ...WHOLE, amount: 10_001, installments }]);
    expect(await bill(academy, [id])).toMatchObject({ counts: { created: 3 }, total: 10_001 });
    const fees = await feesOf(academy);
    expect(fees.map(({ amount, billingKey }) => [amount, billingKey])).toEqual([
      [5_001, `${id}:tuition:2026-03:1`],
      [3_000, `${id}:tuition:2026-03:2`],
      [2_000, `${id}:tuition:2026-03:3`],
    ]);
    const groupId = fees[0]?.installment?.groupId;
    expect(fees.map(({ installment }) => installment)).toEqual(
      [1, 2, 3].map((number) => ({ groupId, number, count: 3 })),
    );
    await asService(app, academy, (ctx) => voidFee(ctx, (fees[1] as Fee).id, { rebill: true }));
    expect(await bill(academy, [id])).toMatchObject({ counts: { created: 1, existing: 2 }, total: 3_000 });
    const anew = (await feesOf(academy)).find((fee) => fee.installment?.number === 2 && !fee.voidedAt);
    expect(anew?.installment).toEqual({ groupId, number: 2, count: 3 });
  });

  it('gives the discount to all siblings except the one with the highest price; a new sibling changes the ranks from the next month on', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    await make.discount({ kind: DiscountKind.SIBLING, percent: 1_000, rankFrom: 2 });
    const { id: parentId } = await make.parent();
    const learn = async (amount: number, enrollmentDate: string) => {
      const learns = await learner(academy, [{ ...WHOLE, amount }], { enrollmentDate });
      await make.link({ parentId, studentId: learns.studentId, receivesBilling: true });
      return learns.id;
    };
    const ids = [
      await learn(10_000, '2026-01-05'),
      await learn(12_000, '2026-01-07'),
      await learn(10_000, '2026-01-06'),
    ];
    const amountsOf = async (month: string) => {
      const fees = await feesOf(academy);
      return ids.map((id) => fees.find(({ billingKey }) => billingKey === `${id}:tuition:${month}:1`)?.amount);
    };
    await bill(academy, ids);
    expect(await amountsOf('2026-03')).toEqual([9_000, 12_000, 9_000]);
    ids.push(await learn(14_000, '2026-03-01'));
    expect(await bill(academy, ids)).toMatchObject({ counts: { created: 1, existing: 3 }, total: 12_600 });
    // rank 1 of March was already billed, so the new sibling gets the discount
    expect(await amountsOf('2026-03')).toEqual([9_000, 12_000, 9_000, 12_600]);
    await bill(academy, ids, { days: { from: '2026-04-01', until: '2026-04-30' }, periods: true });
    expect(await amountsOf('2026-04')).toEqual([9_000, 10_800, 9_000, 14_000]);
  });

  it('ranks siblings by the prices that apply on the first day of each billed month', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    await make.discount({ kind: DiscountKind.SIBLING, percent: 1_000, rankFrom: 2 });
    const { id: parentId } = await make.parent();
    const ids: string[] = [];
    // each row is a sibling with a fee plan from February on: the enrollment date, the price, and the price from April on
    for (const [enrollmentDate, first, then] of [
      ['2026-01-05', 10_000, 10_000],
      ['2026-01-06', 12_000, 8_000],
    ] as const) {
      const { id: courseId } = await make.course();
      const { id: planId } = await make.feePlan({
        ...{ courseId, effectiveFrom: '2026-02-01', items: [{ ...WHOLE, amount: first }] },
      });
      await academy.run(async (em) => {
        const { revisions, items } = await em.findOneOrFail(FeePlan, { id: planId });
        const changed = items.map((item) => ({ ...item, amount: then }));
        const next = { number: 2, effectiveFrom: '2026-04-01', appliesTo: RevisionScope.ALL, items: changed };
        revisions.push(next);
      });
      const { id: studentId } = await make.student();
      await make.link({ parentId, studentId, receivesBilling: true });
      ids.push((await make.enrollment({ studentId, courseId, enrollmentDate })).id);
    }
    await bill(academy, ids, { days: { from: '2026-01-01', until: '2026-04-30' }, periods: true });
    const amounts = new Map((await feesOf(academy)).map(({ billingKey, amount }) => [billingKey, amount]));
    const months = ['2026-02', '2026-03', '2026-04'];
    expect(ids.map((id) => months.map((month) => amounts.get(`${id}:tuition:${month}:1`)))).toEqual([
      [9_000, 9_000, 10_000],
      [12_000, 12_000, 7_200],
    ]);
  });

  it('uses the fee plan revision that applies to the enrollment on the first day of each period', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const { id: courseId } = await make.course();
    const plan = await make.feePlan({ courseId, items: [{ ...WHOLE, amount: 10_000 }] });
    const revision = (number: number, effectiveFrom: string, appliesTo: RevisionScope, amount: number) => ({
      ...{ number, effectiveFrom, appliesTo },
      items: plan.items.map((item) => ({ ...item, amount })),
    });
    await academy.run(async (em) => {
      const { revisions } = await em.findOneOrFail(FeePlan, { id: plan.id });
      revisions.push(revision(2, '2026-03-15', RevisionScope.NEW_ENROLLMENTS, 20_000));
      revisions.push(revision(3, '2026-05-01', RevisionScope.ALL, 30_000));
    });
    const enroll = async (enrollmentDate: string) => {
      const { id: studentId } = await make.student();
      return (await make.enrollment({ studentId, courseId, enrollmentDate })).id;
    };
    const ids = [await enroll('2026-03-14'), await enroll('2026-03-15')];
    await bill(academy, ids, { days: { from: '2026-03-01', until: '2026-05-31' }, periods: true });
    const amounts = new Map((await feesOf(academy)).map(({ billingKey, amount }) => [billingKey, amount]));
    const months = ['2026-03', '2026-04', '2026-05'];
    expect(ids.map((id) => months.map((month) => amounts.get(`${id}:tuition:${month}:1`)))).toEqual([
      [10_000, 10_000, 30_000],
      [20_000, 20_000, 30_000],
    ]);
  });

  it('bills the largest allowed amounts with tax, and returns their exact total', async () => {
    const academy = await seedAcademy(app);
    const { id: taxRateId } = await academy.with.taxRate({ percent: 10_000 });
    const most = { ...WHOLE, amount: 9_999_999_999, taxRateId };
    const { id } = await learner(academy, [most, { ...most, code: 'hall' }]);
    expect(await bill(academy, [id])).toMatchObject({ counts: { created: 2 }, total: 39_999_999_996 });
    const admin = await academy.as('academy_admin');
    const { data } = await gql(app, admin, '{ fees { nodes { amount tax balance } } accounts { nodes { owed } } }');
    const fee = { amount: '199999999.98', tax: '99999999.99', balance: '199999999.98' };
    expect(data).toEqual({ fees: { nodes: [fee, fee] }, accounts: { nodes: [{ owed: '399999999.96' }] } });
  });

  it('applies a discount to at most `maxUses` enrollments, and to the same enrollments in the next month', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const first = await learner(academy);
    const ids = [first.id];
    for (let n = 0; n < 2; n++) {
      const { id: studentId } = await make.student();
      ids.push((await make.enrollment({ studentId, courseId: first.courseId })).id);
    }
    const discount = await make.discount({ kind: DiscountKind.MULTI_COURSE, minCourses: 1, maxUses: 2, amount: 1_000 });
    expect(await bill(academy, ids)).toMatchObject({ counts: { created: 3 }, total: 28_000 });
    const uses = await academy.run((em) => em.find(DiscountUse, {}));
    expect(uses.map(({ discount: { id } }) => id)).toEqual([discount.id, discount.id]);
    const april = { ...MARCH, days: { from: '2026-04-01', until: '2026-04-30' } };
    expect(await bill(academy, ids, april)).toMatchObject({ counts: { created: 3 }, total: 28_000 });
  });

  it('counts the skipped enrollments by reason', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const { id: free } = await learner(academy, [{ ...WHOLE, amount: 0 }]);
    const { id: bare } = await make.enrollment({ studentId: (await make.student()).id });
    const priced = await make.course({ price: 5_000, billingFrequency: BillingFrequency.MONTHLY });
    const { id: byCourse } = await make.enrollment({ studentId: (await make.student()).id, courseId: priced.id });
    const { id: pausing, courseId } = await learner(academy);
    const paused = await make.student({ status: StudentStatus.INACTIVE });
    const { id: asleep } = await make.enrollment({ studentId: paused.id, courseId });
    const late = { status: EnrollmentStatus.PENDING };
    const { id: pending } = await make.enrollment({ studentId: (await make.student()).id, courseId, ...late });
    const ids = [free, bare, byCourse, pausing, asleep, pending];
    const skipped = { nothing_due: 1, nothing_to_pay: 1, course_price: 1, student_not_active: 1 };
    expect((await bill(academy, ids)).counts).toEqual({ created: 1, existing: 0, failed: 0, skipped });
    expect(await bill(academy, [byCourse], { ...MARCH, coursePricesSince: '2026-03-01' })).toMatchObject({
      total: 5_000,
    });
    const earlier = await bill(academy, [byCourse, pausing], { ...MARCH, since: '2026-03-02' });
    expect(earlier.counts).toMatchObject({ created: 0, skipped: { too_early: 1, course_price: 1 } });
  });

  it('returns the same counts and total as previewBilling, which writes nothing', async () => {
    const academy = await seedAcademy(app);
    const { id } = await learner(academy);
    const preview = () =>
      asService(app, academy, (ctx) => ctx.session.write((em) => previewBilling(ctx, em, [id, id], MARCH)));
    const { result, statements } = await app.counting(preview);
    expect(statements.filter((text) => /^(insert|update|delete)|for (update|share)/i.test(text))).toEqual([]);
    expect(result).toEqual({ counts: { created: 1, existing: 0, skipped: {}, failed: 0 }, total: 10_000 });
    expect(await bill(academy, [id])).toEqual(result);
  });

  it('runs no more SQL statements for ten enrollments than for one, and writes nothing if all fees already exist', async () => {
    const academy = await seedAcademy(app);
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) ids.push((await learner(academy)).id);
    const one = await app.counting(() => bill(academy, ids.slice(0, 1)));
    await bill(academy, ids.slice(0, 2));
    const many = await app.counting(() => bill(academy, ids.slice(2)));
    expect(many.result.counts).toMatchObject({ created: 10 });
    expect(many.statements.length).toBeLessThanOrEqual(one.statements.length);
    const again = await app.counting(() => bill(academy, ids));
    expect(again.result.counts).toMatchObject({ created: 0, existing: 12 });
    expect(again.statements.filter((text) => /^(insert|update|delete)|for (update|share)/i.test(text))).toEqual([]);
  });
});
