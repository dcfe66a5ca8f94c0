import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { BatchStatus } from '../../../../src/features/academics/batches/batch.enums.ts';
import { Course } from '../../../../src/features/academics/courses/course.entity.ts';
import { BillingFrequency } from '../../../../src/features/academics/courses/course.enums.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { DiscountKind } from '../../../../src/features/money/discounts/discount.enums.ts';
import { FeeType } from '../../../../src/features/money/ledger/fee.enums.ts';
import { DueAnchor, InstallmentInterval, ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { StudentStatus } from '../../../../src/features/people/students/student.enums.ts';
import { formatMoney } from '../../../../src/platform/validation/scalars.ts';
import { codes, rest } from '../../../support/clients.ts';
import { ASKERS, seedSchool } from '../../../support/school.ts';
import { onlyFor } from '../../academics/enrollments/setup.ts';
import { refusal, stateOf, UNKNOWN_ID } from '../../writing.ts';
import { billByItself, billingScenes, inShort, TODAY } from './enrolling.ts';

const at = billingScenes();

const { MONTHLY, ONE_TIME, PER_TERM, PER_SESSION } = BillingFrequency;
const whole = { proration: ProrationBasis.NONE };
const INVALID_COUPON = { coupon: ['The selected coupon is invalid.'] };

const LATE = 'field must be a date before or equal to 2026-04-17.';

const fieldsOf = async (given: object) => (await at.quote(given)).errors?.[0]?.extensions.fields;

describe('quote for an enrollment', () => {
  it('contains every price step of the fees that are due now', async () => {
    const { with: make } = at.academy;
    const { id: taxRateId } = await make.taxRate({ name: 'GST', percent: 1_000 });
    await at.plan([{ taxRateId, title: 'Lessons' }]);
    await at.coupon();
    await make.discount({ kind: DiscountKind.SIBLING, name: 'Sibling', rankFrom: 2 });
    const sibling = await make.student();
    const { id: parentId } = await make.parent();
    for (const studentId of [sibling.id, at.studentId]) await make.link({ parentId, studentId, receivesBilling: true });
    await make.enrollment({ studentId: sibling.id, batchId: at.batchId });
    const { data } = await at.quote({ coupon: 'welcome' });
    expect(data.quote.totalNow).toBe('137.50');
    expect(data.quote.now).toEqual([
      {
        ...{
          code: 'tuition',
          feeType: 'TUITION',
          title: 'Lessons',
          periodFrom: '2026-03-01',
          periodUntil: '2026-03-31',
        },
        ...{ amount: '137.50', tax: '12.50', currency: 'USD', dueDate: TODAY, installment: null },
        steps: [
          { label: 'Lessons', basis: null, fraction: null, amount: '200.00', total: '200.00' },
          { label: '7 of 9 sessions', basis: '200.00', fraction: '7/9', amount: '-44.44', total: '155.56' },
          { label: 'Sibling', basis: '155.56', fraction: '10 %', amount: '-15.56', total: '140.00' },
          { label: 'Welcome', basis: null, fraction: null, amount: '-15.00', total: '125.00' },
          { label: 'GST', basis: '125.00', fraction: '10 %', amount: '12.50', total: '137.50' },
        ],
      },
    ]);
  });

  it.each([
    ['2026-03-02', '200.00'],
    ['2026-03-03', '177.78'],
    ['2026-03-09', '155.56'],
    ['2026-03-10', '133.33'],
    ['2026-03-31', undefined],
  ])(
    'for an enrollment from %s on, contains the price of the remaining sessions of the month: %s',
    async (from, amount) => {
      await at.plan();
      expect((await at.quote({ from })).data.quote.now[0]?.amount).toBe(amount);
      const { data } = await at.enroll({ enrollmentDate: from });
      const [fee] = await at.feesOf(data.done.id);
      expect(fee && formatMoney(fee.amount)).toBe(amount);
    },
  );

  it('contains one-time fees and the fees of the current month and term as due now, and later fees with their due dates', async () => {
    await at.academy.with.term({ startsOn: '2026-01-01', endsOn: '2026-04-30' });
    await at.academy.with.term({ startsOn: '2026-05-01', endsOn: '2026-08-31' });
    await at.plan([
      { ...whole, code: 'tuition', frequency: MONTHLY, due: { anchor: DueAnchor.PERIOD_START, offsetDays: 4 } },
      { ...whole, code: 'hall', frequency: PER_TERM, amount: 5_000 },
      { ...whole, code: 'joining', frequency: ONE_TIME, amount: 2_500 },
      { ...whole, code: 'lesson', frequency: PER_SESSION, amount: 900 },
    ]);
    const { data } = await at.quote();
    expect(inShort(data.quote.now)).toEqual([
      ...['joining 25.00 2026-03-09', 'tuition 200.00 2026-03-09', 'hall 50.00 2026-03-09'],
    ]);
    expect(inShort(data.quote.later)).toEqual([
      ...[
        'tuition 200.00 2026-04-05',
        'hall 50.00 2026-05-01',
        'tuition 200.00 2026-05-05',
        'tuition 200.00 2026-06-05',
      ],
    ]);
    expect(data.quote.totalNow).toBe('275.00');
  });

  it('contains the fees of the next twelve months', async () => {
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, endDate: '2030-12-31' });
    await at.plan();
    const { later } = (await at.quote({ batchId })).data.quote;
    expect([later.length, later.at(-1).periodFrom]).toEqual([12, '2027-03-01']);
  });

  it.each([
    ['2026-10-01', undefined, '2026-10-01', '2027-09-01'],
    ['2028-09-01', undefined, '2028-09-01', '2029-08-01'],
    ['2028-09-15', undefined, '2028-09-01', '2029-09-01'],
    ['2028-09-01', '2029-02-10', '2029-02-01', '2030-02-01'],
  ])(
    'for a batch that begins on %s and an enrollment from %s on, contains the months from %s to %s',
    async (startDate, from, first, last) => {
      const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, startDate, endDate: '2030-12-31' });
      await at.plan();
      const { now, later } = (await at.quote({ batchId, from })).data.quote;
      expect([now, later[0].periodFrom, later.at(-1).periodFrom]).toEqual([[], first, last]);
    },
  );

  it('for a batch that begins in more than a year, contains the price steps of its terms, and ends with the batch', async () => {
    const { with: make } = at.academy;
    const dates = { startDate: '2028-09-11', endDate: '2028-11-30' };
    const { id: batchId } = await make.batch({ courseId: at.courseId, ...dates });
    await make.term({ startsOn: '2028-09-01', endsOn: '2028-12-31' });
    await at.plan([{}, { ...whole, code: 'hall', frequency: PER_TERM, amount: 5_000 }]);
    const { later } = (await at.quote({ batchId })).data.quote;
    expect(inShort(later)).toEqual([
      ...['tuition 150.00 2028-09-01', 'hall 50.00 2028-09-01', 'tuition 200.00 2028-10-01'],
      'tuition 200.00 2028-11-01',
    ]);
    expect(later[0].steps.map(({ label }: any) => label)).toEqual(['Tuition', '6 of 8 sessions']);
  });

  it('contains the first fee as due now if the batch begins this month, and as due later if the enrollment begins next month', async () => {
    await at.plan();
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, startDate: '2026-03-23' });
    expect(inShort((await at.quote({ batchId })).data.quote.now)).toEqual(['tuition 66.67 2026-03-09']);
    const { now, later, totalNow } = (await at.quote({ from: '2026-04-20' })).data.quote;
    expect([now, totalNow, inShort(later).slice(0, 2)]).toEqual([
      ...[[], '0.00', ['tuition 88.89 2026-04-01', 'tuition 200.00 2026-05-01']],
    ]);
  });

  it('contains installments with their amounts, numbers and count', async () => {
    const installments = { weights: [50, 30, 20], every: InstallmentInterval.MONTH };
    await at.plan([{ ...whole, code: 'course', frequency: ONE_TIME, amount: 10_001, installments }]);
    const { now } = (await at.quote()).data.quote;
    expect(now.map(({ amount, installment }: any) => [amount, installment.number, installment.count])).toEqual([
      ...[
        ['50.01', 1, 3],
        ['30.00', 2, 3],
        ['20.00', 3, 3],
      ],
    ]);
  });

  it('contains the add-on plans in the request, and the coupon and add-on plans of a pending enrollment', async () => {
    const { with: make } = at.academy;
    await at.plan([whole]);
    const discountId = await at.coupon({ maxUses: 1 });
    const bus = await make.feePlan({ items: [{ ...whole, code: 'bus', amount: 3_000 }] });
    const lunch = await make.feePlan({ items: [{ ...whole, code: 'lunch', amount: 4_000 }] });
    expect(inShort((await at.quote({ addOnPlanIds: [bus.id] })).data.quote.now)).toEqual([
      ...['tuition 200.00 2026-03-09', 'bus 30.00 2026-03-09'],
    ]);
    const pending = { studentId: at.studentId, batchId: at.batchId, status: EnrollmentStatus.PENDING };
    const { id: enrollmentId } = await make.enrollment({ ...pending, enrollmentDate: '2026-03-02' });
    await make.addOn({ enrollmentId, planId: bus.id });
    await make.discountUse({ enrollmentId, discountId });
    const asked = ['tuition 185.00 2026-03-09', 'bus 15.00 2026-03-09'];
    expect(inShort((await at.quote()).data.quote.now)).toEqual(asked);
    const more = { addOnPlanIds: [bus.id, lunch.id], coupon: 'WELCOME' };
    expect(inShort((await at.quote(more)).data.quote.now)).toEqual([...asked, 'lunch 25.00 2026-03-09']);
    await at.coupon({ code: 'OTHER', amount: 5_000 });
    expect(inShort((await at.quote({ coupon: 'OTHER' })).data.quote.now)[0]).toBe('tuition 150.00 2026-03-09');
  });

  it('contains the course price only if automatic billing is on', async () => {
    const priced = { price: 9_000, billingFrequency: MONTHLY };
    await at.academy.run(async (em) => void Object.assign(await em.findOneOrFail(Course, { id: at.courseId }), priced));
    expect((await at.quote()).data.quote).toEqual({ now: [], later: [], totalNow: '0.00' });
    await billByItself(at.academy);
    expect((await at.quote()).data.quote.totalNow).toBe('70.00');
  });

  it('excludes a charge for which a fee was created manually, and is empty for an inactive student', async () => {
    const { with: make } = at.academy;
    await at.plan([whole, { ...whole, code: 'joining', feeType: FeeType.ADMISSION, frequency: ONE_TIME }]);
    const { studentId, batchId } = at;
    const { id: enrollmentId } = await make.enrollment({ studentId, batchId, status: EnrollmentStatus.PENDING });
    await make.fee({ studentId, enrollmentId, feeType: FeeType.TUITION, period: '2026-03' });
    expect(inShort((await at.quote()).data.quote.now)).toEqual(['joining 200.00 2026-03-09']);
    const { id: paused } = await make.student({ status: StudentStatus.INACTIVE });
    expect((await at.quote({ studentId: paused })).data.quote.now).toEqual([]);
  });

  it('changes no data', async () => {
    const { with: make } = at.academy;
    await at.plan();
    await at.coupon();
    const { id: planId } = await make.feePlan();
    await make.enrollment({ studentId: at.studentId, batchId: at.batchId, status: EnrollmentStatus.PENDING });
    const before = await stateOf(at.app, at.academy.id);
    const { data, errors } = await at.quote({ coupon: 'WELCOME', addOnPlanIds: [planId] });
    expect([errors, data.quote.now.length]).toEqual([undefined, 1]);
    expect(await stateOf(at.app, at.academy.id)).toEqual(before);
  });
});

describe('request for a quote', () => {
  it('is refused with all errors in one response if several inputs are invalid', async () => {
    const fields = {
      studentId: ['The selected student id is invalid.'],
      batchId: ['The selected batch id is invalid.'],
      'addOnPlanIds.0': ['The selected add_on_plan_ids.0 is invalid.'],
      ...INVALID_COUPON,
    };
    const given = { studentId: UNKNOWN_ID, batchId: UNKNOWN_ID, addOnPlanIds: [await at.plan()], coupon: 'NONE' };
    expect(await fieldsOf(given)).toEqual(fields);
    const { id: archived } = await at.academy.with.student({ status: StudentStatus.ARCHIVED });
    expect(await fieldsOf({ studentId: archived })).toEqual({ studentId: fields.studentId });
    const { id: over } = await at.academy.with.batch({ courseId: at.courseId, status: BatchStatus.CANCELLED });
    expect(await fieldsOf({ batchId: over })).toEqual({ batchId: fields.batchId });
    await at.academy.with.enrollment({ studentId: at.studentId, batchId: at.batchId });
    expect(await fieldsOf({})).toEqual({ studentId: ['The student is already enrolled in this batch.'] });
  });

  it('is refused for a day after the last day of the batch, as enrolling is', async () => {
    await at.plan();
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, endDate: '2026-04-17' });
    const pending = { studentId: at.studentId, batchId, status: EnrollmentStatus.PENDING };
    const given = { student_id: at.studentId, batch_id: batchId };
    for (const isPending of [false, true]) {
      if (isPending) await at.academy.with.enrollment(pending);
      const before = await stateOf(at.app, at.academy.id);
      const { status, body } = await rest(at.app, at.admin, 'POST', '/quotes', { ...given, from: '2026-04-18' });
      expect([status, body.errors]).toEqual([422, { from: [`The from ${LATE}`] }]);
      expect(await fieldsOf({ batchId, from: '2026-04-18' })).toEqual({ from: [`The from ${LATE}`] });
      expect(await stateOf(at.app, at.academy.id)).toEqual(before);
      // enrolling refuses neither the last day of the batch nor a day before its first day
      for (const from of ['2026-04-17', '2025-12-31']) expect(await fieldsOf({ batchId, from })).toBeUndefined();
      if (isPending) continue;
      const { errors } = await at.enroll({ batchId, enrollmentDate: '2026-04-18' });
      expect(errors?.[0]?.extensions.fields).toEqual({ enrollmentDate: [`The enrollment date ${LATE}`] });
    }
  });

  it('is refused with one error if the batch has ended', async () => {
    const { id: batchId } = await at.academy.with.batch({ courseId: at.courseId, endDate: '2026-03-08' });
    expect(await fieldsOf({ batchId })).toEqual({ batchId: ['The selected batch id is invalid.'] });
  });

  it('is refused for coupons that are unknown, not valid today or used up', async () => {
    await at.coupon({ code: 'OVER', validUntil: '2026-03-08' });
    await at.coupon({ code: 'AHEAD', validFrom: '2026-03-10' });
    await at.coupon({ code: 'GONE', deletedAt: '2026-03-01T00:00:00.000Z' });
    const { id: discountId } = await at.academy.with.discount({ kind: DiscountKind.COUPON, code: 'ONCE', maxUses: 1 });
    const { id: enrollmentId } = await at.academy.with.enrollment({ studentId: (await at.academy.with.student()).id });
    await at.academy.with.discountUse({ discountId, enrollmentId });
    for (const coupon of ['UNKNOWN', 'OVER', 'AHEAD', 'GONE', 'ONCE']) {
      expect(await fieldsOf({ coupon })).toEqual(INVALID_COUPON);
    }
    await at.coupon({ code: 'LAST', validFrom: TODAY, validUntil: TODAY, maxUses: 1 });
    expect(await fieldsOf({ coupon: 'last' })).toBeUndefined();
  });

  it('is allowed for roles that may read fees, for parents of the student, and for the student', async () => {
    const { academy, as, ids } = await seedSchool(at.app);
    await academy.with.feePlan({ courseId: ids.violin as string, items: [whole] });
    const batchId = ids['other batch'] as string;
    const of = (studentId: string | undefined, asker: (typeof ASKERS)[number]) =>
      at.quote({ studentId, batchId }, as[asker]);
    const verdicts: Record<string, string> = {};
    for (const asker of ASKERS) verdicts[asker] = codes(await of(ids.Ada, asker))[0] ?? 'ok';
    expect(verdicts).toEqual(onlyFor('academy_admin', 'administrator', 'support_staff', 'parent', 'student'));
    for (const asker of ['parent', 'student'] as const) {
      const { errors } = await of(ids.Cid, asker);
      expect(errors?.[0]?.extensions.fields).toEqual({ studentId: ['The selected student id is invalid.'] });
    }
    expect(await refusal(at.app, academy.id, () => of(ids.Cid, 'teacher'))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is refused for an inactive academy', async () => {
    await at.academy.run(async (em) => {
      (await em.findOneOrFail(Academy, { id: at.academy.id })).status = AcademyStatus.INACTIVE;
    });
    expect(await fieldsOf({})).toEqual({ batchId: ['The academy takes no new enrollments.'] });
  });

  it('returns the quote or the validation errors over REST', async () => {
    await at.plan();
    const given = { student_id: at.studentId, batch_id: at.batchId };
    const { status, body } = await rest(at.app, at.admin, 'POST', '/quotes', given);
    expect([
      status,
      body.data.total_now,
      inShort([{ ...body.data.now[0], dueDate: body.data.now[0].due_date }]),
    ]).toEqual([...[200, '155.56', ['tuition 155.56 2026-03-09']]]);
    const bad = await rest(at.app, at.admin, 'POST', '/quotes', { ...given, from: 'never', coupon: 'NONE' });
    expect([bad.status, bad.body.errors]).toEqual([
      ...[422, { from: ['The from field must be a valid date.'], coupon: ['The selected coupon is invalid.'] }],
    ]);
  });
});
