import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import { FeeType } from '../../../../src/features/money/ledger/fee.enums.ts';
import { FeePlanStatus, ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { onceCharges, periodCharges } from '../../../../src/features/money/pricing/charges.ts';
import { priceCharge } from '../../../../src/features/money/pricing/price-charge.ts';
import type { PricedEnrollment } from '../../../../src/features/money/pricing/priced-enrollment.ts';
import { type Pricing, pricingOf, readPricing } from '../../../../src/features/money/pricing/pricing.ts';
import { StudentStatus } from '../../../../src/features/people/students/student.enums.ts';
import { CancelCause, SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

const MARCH = { from: '2026-03-01', until: '2026-03-31' };
const whole = { proration: ProrationBasis.NONE };

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const pricing = ({ run }: SeededAcademy, ids: string[], days = MARCH): Promise<Pricing> =>
  run((em) => pricingOf(em, ids, days));

/** Returns the code, the period and the amount of each charge of an enrollment for the given days. */
function billed(read: Pricing, enrollment: PricedEnrollment, days = MARCH): [string, string, number | undefined][] {
  const charges = [...onceCharges(enrollment), ...periodCharges(enrollment, days, read.terms)];
  return charges.map((charge) => [
    charge.item.code,
    charge.period.key,
    priceCharge(charge, read.basisOf(enrollment))?.price.amount,
  ]);
}

async function billedTo(academy: SeededAcademy, id: string, days = MARCH) {
  const read = await pricing(academy, [id], days);
  return billed(read, read.enrollments[0] as PricedEnrollment, days);
}

describe('readPricing, which computes prices of enrollments', () => {
  it('uses the fee plan, the sessions, the taxes and the terms of a batch', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const batch = await make.batch({ startDate: '2026-03-02', endDate: '2026-04-30' });
    const term = await make.term({ startsOn: '2026-03-01', endsOn: '2026-03-31' });
    await make.term({ startsOn: '2026-04-01', endsOn: '2026-04-30' });
    const { id: taxRateId } = await make.taxRate({ percent: 1_000 });
    const items = [
      { taxRateId },
      { ...whole, code: 'books', frequency: BillingFrequency.PER_TERM, amount: 500 },
      { code: 'joining', frequency: BillingFrequency.ONE_TIME, amount: 1_800 },
    ];
    await make.feePlan({ batchId: batch.id, items });
    await make.feePlan({ courseId: batch.courseId, items: [{ amount: 1 }] });
    const excused = { ...{ status: SessionStatus.CANCELLED, cancelCause: CancelCause.MANUAL }, excusesFees: true };
    await make.session({ batchId: batch.id, date: '2026-03-09', ...excused });
    // moved from 11 March to 2 April and then cancelled: still counts as a session in March
    await make.session({ batchId: batch.id, date: '2026-04-02', slotDate: '2026-03-11', ...excused });
    await make.session({ batchId: batch.id, date: '2026-03-16', ...excused, excusesFees: false });
    await make.session({ batchId: batch.id, date: '2026-03-17', ...excused, slotDate: null });
    const { id: studentId } = await make.student();
    const { id } = await make.enrollment({ studentId, batchId: batch.id, enrollmentDate: '2026-03-02' });
    // students pay for 7 of the 9 sessions in March, and for 16 of the 18 sessions of the batch
    expect(await billedTo(academy, id)).toEqual([
      ['joining', 'once', 1_600],
      ['tuition', '2026-03', 8_556],
      ['books', term.id, 500],
    ]);
  });

  it('uses add-on plans, and uses the course price if there is no fee plan', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const course = await make.course({ price: 7_500, billingFrequency: BillingFrequency.MONTHLY });
    const plans = [
      await make.feePlan({ courseId: course.id, status: FeePlanStatus.DRAFT }),
      await make.feePlan({ courseId: course.id, status: FeePlanStatus.ARCHIVED }),
      await make.feePlan({ courseId: course.id, deletedAt: '2026-01-01T00:00:00.000Z' }),
    ];
    const { id: planId } = await make.feePlan({ items: [{ ...whole, code: 'minibus', amount: 3_000 }] });
    const { id: studentId } = await make.student();
    const { id } = await make.enrollment({ studentId, courseId: course.id });
    await make.addOn({ enrollmentId: id, planId });
    for (const plan of plans) await make.addOn({ enrollmentId: id, planId: plan.id });
    expect(await billedTo(academy, id)).toEqual([
      ['tuition', '2026-03', 7_500],
      ['minibus', '2026-03', 3_000],
    ]);
  });

  it('gives the discount to all siblings with the same payer except the one with the highest price, and to no other student', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2 });
    const courses = await Promise.all(
      [12_000, 10_000].map(async (amount) => {
        const { id: courseId } = await make.course();
        await make.feePlan({ courseId, items: [{ ...whole, amount }] });
        return courseId;
      }),
    );
    const learn = async (courseId: string | undefined, student: Parameters<typeof make.student>[0] = {}) => {
      const { id: studentId } = await make.student(student);
      return { studentId, id: (await make.enrollment({ studentId, courseId: courseId as string })).id };
    };
    const [ann, ben, cid] = [await learn(courses[1]), await learn(courses[0]), await learn(courses[1])];
    const [left, stranger] = [await learn(courses[0], { status: StudentStatus.INACTIVE }), await learn(courses[1])];
    const dropped = await make.student();
    await make.enrollment({ studentId: dropped.id, courseId: courses[0] as string, status: EnrollmentStatus.DROPPED });
    const payer = await make.parent();
    const other = await make.parent();
    const bill = (parentId: string, studentId: string, isPrimary = true) =>
      make.link({ parentId, studentId, receivesBilling: true, isPrimary });
    for (const each of [ann, ben, cid, left]) await bill(payer.id, each.studentId);
    await bill(payer.id, dropped.id);
    // the primary parent of this student is another parent, who gets the bills
    await bill(payer.id, stranger.studentId, false);
    await bill(other.id, stranger.studentId);
    await make.link({ parentId: other.id, studentId: ann.studentId, receivesBilling: false, isPrimary: true });
    const read = await pricing(academy, [ann.id, ben.id, cid.id, stranger.id]);
    const amounts = new Map(read.enrollments.map((each) => [each.id, billed(read, each)[0]?.[2]]));
    expect([ann, ben, cid, stranger].map(({ id }) => amounts.get(id))).toEqual([9_000, 12_000, 9_000, 10_000]);
  });

  it('ranks the sibling with the oldest enrollment first if prices are equal', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2 });
    const { id: courseId } = await make.course();
    await make.feePlan({ courseId, items: [{ ...whole }] });
    const { id: parentId } = await make.parent();
    const ids: string[] = [];
    for (const enrollmentDate of ['2026-01-08', '2026-01-06', '2026-01-07']) {
      const { id: studentId } = await make.student();
      await make.link({ parentId, studentId, receivesBilling: true });
      ids.push((await make.enrollment({ studentId, courseId, enrollmentDate })).id);
    }
    const amounts = await Promise.all(ids.map(async (id) => (await billedTo(academy, id))[0]?.[2]));
    expect(amounts).toEqual([9_000, 10_000, 9_000]);
  });

  it('ranks siblings by their monthly cost, even if their prices have different billing frequencies', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2 });
    await make.term({ startsOn: '2026-01-05', endsOn: '2026-04-24' });
    const { id: parentId } = await make.parent();
    const learn = async (frequency: BillingFrequency, amount: number) => {
      const { id: studentId } = await make.student();
      await make.link({ parentId, studentId, receivesBilling: true });
      const batch = await make.batch({ startDate: '2026-03-02', endDate: '2026-06-26' });
      await make.feePlan({ batchId: batch.id, items: [{ ...whole, frequency, amount }] });
      const given = { studentId, batchId: batch.id, enrollmentDate: '2026-03-02' };
      return (await make.enrollment(given)).id;
    };
    // costs per month: 75.00 of the term price, 81.00 for 9 sessions, 80.00; the one-time price ranks last
    const ids = [
      await learn(BillingFrequency.PER_TERM, 30_000),
      await learn(BillingFrequency.PER_SESSION, 900),
      await learn(BillingFrequency.MONTHLY, 8_000),
      await learn(BillingFrequency.ONE_TIME, 90_000),
    ];
    const read = await pricing(academy, ids);
    const ranks = new Map(
      read.enrollments.map((each) => [each.id, read.basisOf(each).standing.rankBy([], '2026-03-02')]),
    );
    expect(ids.map((id) => ranks.get(id))).toEqual([3, 1, 2, 4]);
  });

  it('applies all other kinds of discounts if the enrollment meets their conditions, and ignores deleted discounts', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const batch = await make.batch({ startDate: '2026-03-02', endDate: '2026-03-30' });
    await make.feePlan({ batchId: batch.id, items: [{ ...whole, amount: 100_000 }] });
    const { id: studentId } = await make.student();
    const { id: stranger } = await make.student();
    const { id } = await make.enrollment({ studentId, batchId: batch.id, enrollmentDate: '2026-02-02' });
    await make.enrollment({ studentId, courseId: (await make.course()).id });
    const discount = async (amount: number, given: Parameters<typeof make.discount>[0]) =>
      (await make.discount({ amount, ...given })).id;
    await discount(1, { kind: DiscountKind.MULTI_COURSE, minCourses: 2 });
    await discount(2, { kind: DiscountKind.MULTI_COURSE, minCourses: 3 });
    await discount(4, { kind: DiscountKind.EARLY_BIRD, daysBeforeStart: 28 });
    await discount(8, { kind: DiscountKind.EARLY_BIRD, daysBeforeStart: 29 });
    await discount(16, { kind: DiscountKind.SCHOLARSHIP, studentId });
    await discount(32, { kind: DiscountKind.SCHOLARSHIP, studentId: stranger });
    await discount(64, { kind: DiscountKind.MANUAL, enrollmentId: id, feeTypes: [FeeType.TUITION] });
    await discount(128, { kind: DiscountKind.MANUAL, studentId, deletedAt: '2026-02-02T00:00:00.000Z' });
    const coupon = await discount(256, { kind: DiscountKind.COUPON, code: 'A' });
    await discount(512, { kind: DiscountKind.COUPON, code: 'B' });
    const full = await discount(1_024, { kind: DiscountKind.MANUAL, studentId, maxUses: 1 });
    const other = await make.enrollment({ studentId: stranger, batchId: batch.id });
    await make.discountUse({ discountId: coupon, enrollmentId: id });
    await make.discountUse({ discountId: full, enrollmentId: other.id });
    expect(await billedTo(academy, id)).toEqual([['tuition', '2026-03', 100_000 - 1 - 4 - 16 - 64 - 256]]);
  });

  it('returns no price for an enrollment of another academy', async () => {
    const [academy, other] = [await seedAcademy(app), await seedAcademy(app)];
    const { id: studentId } = await other.with.student();
    const theirs = await other.with.enrollment({ studentId });
    expect((await pricing(academy, [theirs.id])).enrollments).toEqual([]);
  });

  it('returns the price of an enrollment that does not exist yet', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    await make.discount({ kind: DiscountKind.SIBLING, rankFrom: 2, feeTypes: [FeeType.TUITION] });
    const { id: discountId } = await make.discount({ kind: DiscountKind.COUPON, code: 'NEW', amount: 500 });
    const { id: courseId } = await make.course();
    await make.feePlan({ courseId, items: [{ ...whole }] });
    const { id: planId } = await make.feePlan({
      items: [{ ...whole, code: 'cap', feeType: FeeType.ACTIVITY, amount: 1_000 }],
    });
    const { id: parentId } = await make.parent();
    const students = [(await make.student()).id, (await make.student()).id] as const;
    for (const studentId of students) await make.link({ parentId, studentId, receivesBilling: true });
    await make.enrollment({ studentId: students[0], courseId });
    const proposed = {
      ...{ id: '01890000-0000-7000-8000-000000000001', studentId: students[1], courseId, batchId: null },
      ...{
        enrollmentDate: '2026-03-01',
        heldFrom: '2026-03-01',
        activeFrom: '2026-03-01',
        until: null,
        createdAt: '2026-03-01T00:00:00.000Z',
      },
    };
    const read = await academy.run((em) =>
      readPricing(em, {
        ...{ enrollments: [proposed], days: MARCH },
        proposed: {
          addOns: [{ enrollmentId: proposed.id, planId }],
          uses: [{ enrollmentId: proposed.id, discountId }],
        },
      }),
    );
    expect(billed(read, read.enrollments[0] as PricedEnrollment)).toEqual([
      ['tuition', '2026-03', 8_500],
      ['cap', '2026-03', 500],
    ]);
  });

  it('runs as many SQL statements for twelve enrollments as for one', async () => {
    const academy = await seedAcademy(app);
    const { with: make } = academy;
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) {
      const batch = await make.batch();
      const { id: taxRateId } = await make.taxRate();
      await make.feePlan({ batchId: batch.id, items: [{ taxRateId }] });
      const { id: studentId } = await make.student();
      const { id: parentId } = await make.parent();
      await make.link({ parentId, studentId, receivesBilling: true });
      const { id } = await make.enrollment({ studentId, batchId: batch.id });
      await make.discount({ kind: DiscountKind.MANUAL, enrollmentId: id });
      ids.push(id);
    }
    const one = await app.counting(() => pricing(academy, ids.slice(0, 1)));
    const many = await app.counting(() => pricing(academy, ids));
    expect(many.result.enrollments).toHaveLength(12);
    expect(many.statements).toHaveLength(one.statements.length);
  });
});
