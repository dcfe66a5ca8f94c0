import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { findRecord } from '../../../../platform/database/records.ts';
import { type FieldErrors, unlessRefused } from '../../../../platform/errors/app-error.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { requireAcademy, todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { compareTexts } from '../../../../platform/text/compare-texts.ts';
import { addDays, addMonths, earlierOf, laterOf } from '../../../../platform/time/days.ts';
import { now as instant } from '../../../../platform/time/now.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { Course } from '../../../academics/courses/course.entity.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../academics/enrollments/enrollment.enums.ts';
import { checkFirstDay, isEnrollable, targetErrors } from '../../../academics/enrollments/enrollment-target.ts';
import { placeBegins } from '../../../academics/enrollments/hold-place.ts';
import { mayEnroll } from '../../../academics/enrollments/steps/enroll-student.ts';
import { OPEN } from '../../../academics/enrollments/steps/transitions.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { StudentStatus } from '../../../people/students/student.enums.ts';
import { feeStepsOf, feeTaxesOf } from '../../fees/fee-steps.ts';
import type { Charge } from '../../pricing/charges.ts';
import { installmentsOf, priceCharge } from '../../pricing/price-charge.ts';
import type { EnrollmentFacts, PricedEnrollment } from '../../pricing/priced-enrollment.ts';
import { type Pricing, type PricingRequest, readPricing } from '../../pricing/pricing.ts';
import { chargesBehind, chargesOnActivation } from '../activation-charges.ts';
import { readHandMade } from '../billing.loaders.ts';
import { settingsOf } from '../billing-settings.ts';
import { type ChosenExtras, findExtras, putExtras } from '../extras.ts';
import type { QuoteArgs } from './quote.inputs.ts';
import type { Quote, QuotedFee } from './quote.types.ts';

/** The number of months that a quote covers, from today or from the first day of the place, whichever is later. */
const MONTHS_AHEAD = 12;

/**
 * Returns the fees that would be billed, now and later, for enrolling a student in a batch. Applies the rules of
 * enrolling and of `billEnrollments` in a transaction that is rolled back.
 */
export const quoteEnrollment = (ctx: RequestContext, args: QuoteArgs): Promise<Quote> =>
  ctx.session.dryRun(async (em) => {
    const today = todayOf(ctx);
    const { facts, lastDay, isLearning, ...others } = await proposed(ctx, em, args, today);
    const yearEnd = addDays(addMonths(laterOf(today, facts.activeFrom), MONTHS_AHEAD), -1);
    const until = laterOf(today, earlierOf(yearEnd, lastDay));
    const pricing = await readPricing(em, { enrollments: [facts], days: { from: today, until }, ...others });
    const enrollment = requireValue(pricing.enrollments[0]);
    const { auto } = (await settingsOf(ctx, em)).billing;
    const handMade = new Set((await readHandMade(em, [facts.id])).map(({ feeType, period }) => `${feeType} ${period}`));
    const feesOf = (charges: readonly Charge[]): QuotedFee[] =>
      charges
        .filter(({ item, period }) => isLearning && !handMade.has(`${item.feeType} ${period.key}`))
        .flatMap((charge) => quotedFees(ctx, pricing, { enrollment, charge, today }));
    const now = feesOf(chargesOnActivation(enrollment, today, pricing.terms, auto));
    const later = feesOf(chargesBehind(enrollment, { from: today, until }, pricing.terms, auto));
    return {
      now,
      later: later.toSorted((one, other) => compareTexts(one.dueDate, other.dueDate)),
      totalNow: now.reduce((sum, { amount }) => sum + amount, 0),
    };
  });

interface Proposed extends Pick<PricingRequest, 'proposed'> {
  readonly facts: EnrollmentFacts;
  readonly lastDay: string;
  /** True if the student can be billed at present: the student is active and not paused. */
  readonly isLearning: boolean;
}

/**
 * Returns the enrollment that would be created or, if the student has a pending enrollment in the batch, that
 * enrollment. Throws BAD_USER_INPUT if the enrollment would be refused.
 */
async function proposed(
  ctx: RequestContext,
  em: SqlEntityManager,
  { studentId, batchId, from, ...chosen }: QuoteArgs,
  today: string,
): Promise<Proposed> {
  const errors: FieldErrors = {};
  const heldFrom = from ?? today;
  const student = await findRecord(em, Student, studentId);
  const batch = await findRecord(em, Batch, batchId);
  const course = batch && (await findRecord(em, Course, batch.course.id));
  Object.assign(errors, targetErrors(ctx, { batchId }, { batch, course }));
  if (!errors.batchId) checkFirstDay(ctx, { field: 'from', day: heldFrom }, batch, errors);
  const isOffered =
    student !== null && isEnrollable(student) && (await mayEnroll(em, requireAcademy(ctx).viewer, student));
  if (!isOffered) errors.studentId = [messages.selected('studentId')];
  const open = isOffered && batch ? await em.findOne(Enrollment, { student, batch, status: { $in: OPEN } }) : null;
  if (open?.status === EnrollmentStatus.ACTIVE) errors.studentId = ['The student is already enrolled in this batch.'];
  const extras = await findExtras(em, open, chosen, { today, errors });
  const found = unlessRefused(errors, { student, batch, course });
  const { id, endDate: lastDay } = found.batch;
  const place = { studentId: found.student.id, courseId: found.course.id, batchId: id, until: null };
  const days = { heldFrom, activeFrom: placeBegins(heldFrom, batch) };
  const isLearning = student?.status === StudentStatus.ACTIVE;
  if (open) {
    await putExtras(em, open, extras);
    const { id: openId, enrollmentDate, createdAt } = open;
    const facts = { ...place, ...days, id: openId, enrollmentDate: from ?? enrollmentDate, createdAt };
    return { facts, lastDay, isLearning };
  }
  const facts = { ...place, ...days, id: uuid(), enrollmentDate: heldFrom, createdAt: instant() };
  return { facts, lastDay, isLearning, proposed: proposedBy(facts.id, extras) };
}

const proposedBy = (enrollmentId: string, { coupon, addOns }: ChosenExtras): PricingRequest['proposed'] => ({
  addOns: addOns.map(({ id: planId }) => ({ enrollmentId, planId })),
  uses: coupon ? [{ enrollmentId, discountId: coupon.id }] : [],
});

/** Returns the fees that would be billed for a charge. */
function quotedFees(
  ctx: RequestContext,
  { basisOf, take }: Pricing,
  { enrollment, charge, today }: { enrollment: PricedEnrollment; charge: Charge; today: string },
): QuotedFee[] {
  const priced = priceCharge(charge, basisOf(enrollment));
  if (!priced) return [];
  for (const discount of priced.discounts) take(enrollment, discount);
  const { item, period } = charge;
  return installmentsOf(charge, priced.price).map(({ number, count, price, dueDate }) => ({
    ...{ code: item.code, feeType: item.feeType, title: item.title },
    ...{ periodFrom: period.from, periodUntil: period.until },
    ...{ amount: price.amount, tax: price.tax, currency: requireAcademy(ctx).currency },
    dueDate: laterOf(dueDate, today),
    installment: count > 1 ? { number, count } : null,
    taxes: feeTaxesOf(price),
    steps: feeStepsOf(price),
  }));
}
