import type { Proration } from '../../../platform/money/price.ts';
import { type Days, laterOf } from '../../../platform/time/days.ts';
import { BillingFrequency } from '../../academics/courses/course.enums.ts';
import { FeeType } from '../ledger/fee.enums.ts';
import type { FeePlanItem } from '../plans/fee-plan.entity.ts';
import { type BilledTerm, type BillingPeriod, commonDays, onceOf, periodsOf } from './billing-periods.ts';
import { prorationOf } from './counted-days.ts';
import { dueDateOf } from './due-dates.ts';
import { type ItemInEffect, itemsInEffect } from './items-in-effect.ts';
import type { PricedEnrollment } from './priced-enrollment.ts';

/** A charge for an enrollment and a period. */
export interface Charge extends ItemInEffect {
  readonly enrollmentId: string;
  readonly period: BillingPeriod;
  /**
   * The day from which the charge counts. For a one-time charge, this is the day on which the enrollment received its
   * place. For other charges, it is the first day of the period or of the place, whichever is later.
   */
  readonly day: string;
  /** The billed share of the period; null for the whole price. */
  readonly proration: Proration | null;
  /** The due date of the charge, or of its first installment. */
  readonly dueDate: string;
}

/** Returns the one-time charges of an enrollment. */
export const onceCharges = (enrollment: PricedEnrollment): Charge[] =>
  chargesFor(enrollment, BillingFrequency.ONE_TIME, onceOf(enrollment.batch, enrollment.heldFrom)).filter(({ item }) =>
    isBilledAnew(item, enrollment),
  );

/**
 * Returns true if a one-time item is billed to an enrollment. After a transfer within a course, no one-time item is
 * billed. After a transfer to another course, admission fees and non-refundable items are not billed, because the
 * student keeps the fees from the former course.
 */
export const isBilledAnew = (
  { feeType, refundable }: Pick<FeePlanItem, 'feeType' | 'refundable'>,
  { leftCourseId, courseId }: Pick<PricedEnrollment, 'leftCourseId' | 'courseId'>,
): boolean => !leftCourseId || (leftCourseId !== courseId && refundable && feeType !== FeeType.ADMISSION);

/**
 * Returns the charges of an enrollment for the months, and then for the terms, in which it was active on any day in
 * `days`.
 */
export function periodCharges(enrollment: PricedEnrollment, days: Days, terms: readonly BilledTerm[]): Charge[] {
  const { batch, activeFrom, until } = enrollment;
  const taught = batch ? commonDays(days, { from: batch.startDate, until: batch.endDate }) : days;
  const learned = taught && commonDays(taught, { from: activeFrom, until });
  if (!learned) return [];
  return [BillingFrequency.MONTHLY, BillingFrequency.PER_TERM].flatMap((frequency) =>
    periodsOf(frequency, learned, terms).flatMap((period) => chargesFor(enrollment, frequency, period)),
  );
}

/**
 * Returns the items that are billed per session on a day. Each attended session is a separate fee for the whole price.
 */
export const sessionItems = (enrollment: PricedEnrollment, day: string): ItemInEffect[] =>
  itemsInEffect(enrollment, day).filter(({ item }) => item.frequency === BillingFrequency.PER_SESSION);

function chargesFor(enrollment: PricedEnrollment, frequency: BillingFrequency, period: BillingPeriod): Charge[] {
  const { id: enrollmentId, heldFrom, activeFrom } = enrollment;
  const day = frequency === BillingFrequency.ONE_TIME ? heldFrom : laterOf(period.from, activeFrom);
  return itemsInEffect(enrollment, day)
    .filter(({ item }) => item.frequency === frequency)
    .map((each) => ({
      ...each,
      enrollmentId,
      period,
      day,
      proration: prorationOf(each.item.proration, period, enrollment),
      dueDate: dueDateOf(each.item.due, period, heldFrom),
    }))
    .filter(({ proration }) => proration === null || proration.billable > 0);
}
