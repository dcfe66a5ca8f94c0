import type { SqlEntityManager } from '@mikro-orm/sql';
import { addMonths, type Days, laterOf } from '../../../platform/time/days.ts';
import type { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../academics/enrollments/enrollment.enums.ts';
import { type BilledTerm, onceOf } from '../pricing/billing-periods.ts';
import { type ItemInEffect, itemsPossible } from '../pricing/items-in-effect.ts';
import type { EnrollmentFacts, PricedEnrollment } from '../pricing/priced-enrollment.ts';
import { type Pricing, readPricing } from '../pricing/pricing.ts';
import type { BilledCharge } from './billed-charges.ts';

/**
 * Reads the data for pricing enrollments that may have been billed. The data include deleted enrollments, and
 * archived or deleted plans and terms.
 */
export const pricingOfBilled = (
  em: SqlEntityManager,
  enrollments: readonly Enrollment[],
  days: Days,
): Promise<Pricing> =>
  readPricing(em, {
    enrollments: enrollments.map((enrollment) => ({
      ...factsOf(enrollment),
      until: enrollment.droppedOn ?? enrollment.completionDate,
      leftOn: enrollment.status === EnrollmentStatus.DROPPED ? enrollment.droppedOn : null,
    })),
    days,
    withFormer: true,
  });

/**
 * Returns the facts that determine the price of an enrollment. If `billedFrom` is set, the enrollment was billed for
 * days before its place began. The place then counts from `billedFrom`.
 */
function factsOf(enrollment: Enrollment): Omit<EnrollmentFacts, 'until'> {
  const { id, student, course, batch, enrollmentDate, createdAt } = enrollment;
  return {
    ...{ id, studentId: student.id, courseId: course.id, batchId: batch?.id ?? null, enrollmentDate, createdAt },
    heldFrom: enrollment.billedFrom ?? enrollment.heldFrom ?? enrollmentDate,
    activeFrom: enrollment.billedFrom ?? enrollment.activeFrom ?? enrollmentDate,
  };
}

/**
 * The days that a charge covers, and the fee plan item by which it was billed. `item` is undefined if no fee plan has
 * the item any more.
 */
export interface KnownCharge {
  readonly period: Days;
  readonly item: ItemInEffect | undefined;
}

const MONTH = /^\d{4}-\d{2}$/;

/**
 * Returns the period and the item of a billed charge. Returns null for the charge of a single session, and for a term
 * that is not in `terms`.
 */
export function knownCharge(
  { code, periodKey, fees }: Pick<BilledCharge, 'code' | 'periodKey' | 'fees'>,
  enrollment: PricedEnrollment,
  terms: readonly BilledTerm[],
): KnownCharge | null {
  const period = periodOf(periodKey, enrollment, terms);
  if (!period) return null;
  const { heldFrom, activeFrom } = enrollment;
  const day = periodKey === 'once' ? heldFrom : laterOf(period.from, activeFrom);
  const items = itemsPossible(enrollment, day).filter(({ item }) => item.code === code);
  // fees do not store their plan, and several plans may have the item, so the label and the price decide
  const isBilledBy = ({ item }: ItemInEffect) =>
    fees.some(({ label, price }) => label === item.title && price === item.amount);
  return { period, item: items.find(isBilledBy) ?? items[0] };
}

function periodOf(key: string, enrollment: PricedEnrollment, terms: readonly BilledTerm[]): Days | null {
  if (key === 'once') return onceOf(enrollment.batch, enrollment.heldFrom);
  if (MONTH.test(key)) return { from: `${key}-01`, until: addMonths(`${key}-31`, 0) };
  const term = terms.find(({ id }) => id === key);
  return term ? { from: term.startsOn, until: term.endsOn } : null;
}
