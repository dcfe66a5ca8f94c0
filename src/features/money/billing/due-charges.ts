import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { type Days, hasDay } from '../../../platform/time/days.ts';
import { billingKeyOf } from '../fees/billing-keys.ts';
import { SkipReason } from '../ledger/billing-run.enums.ts';
import { type Charge, onceCharges, periodCharges } from '../pricing/charges.ts';
import type { PricedEnrollment } from '../pricing/priced-enrollment.ts';
import { type Pricing, pricingOf } from '../pricing/pricing.ts';
import {
  type Billable,
  type KeyedFee,
  type Mark,
  readBillable,
  readHandMade,
  readKeyed,
  readMarks,
} from './billing.loaders.ts';
import { type BillingCounts, noCounts, skip } from './runs/billing-counts.ts';
import { hasSessionItems, sessionCharges } from './sessions/session-charges.ts';

/** The days and the kinds of the charges to bill. */
export interface BillingRequest {
  /**
   * The range of days. Months and terms that overlap the range are billed. One-time charges are billed if the
   * enrollment begins on or before the last day of the range.
   */
  readonly days: Days;
  readonly once?: boolean;
  readonly periods?: boolean;
  /** If set, only the month and the terms that contain this day are billed. */
  readonly current?: string | null;
  /** True to bill the sessions within `days` for which students have attendance marks. */
  readonly sessions?: boolean;
  /** A charge from a fee plan is skipped if its day is before this day. Null to skip none of these charges. */
  readonly since?: string | null;
  /**
   * A charge at the price of the course is skipped if its day is before this day. Null to skip all charges at course
   * prices, because the academy does not bill them automatically.
   */
  readonly coursePricesSince?: string | null;
  /** The id of the billing run that bills the fees. */
  readonly runId?: string | null;
}

/** A charge with at least one missing fee. */
export interface DueCharge {
  readonly charge: Charge;
  /** The numbers of the installments that have no fee yet. */
  readonly missing: ReadonlySet<number>;
  /** True if the charge has no fee yet. */
  readonly isWhole: boolean;
  /** The group id that the installments of the charge share. */
  readonly groupId: string;
}

export interface DueEnrollment {
  readonly enrollment: PricedEnrollment;
  readonly due: readonly DueCharge[];
  /** The numbers of existing and skipped charges. */
  readonly counts: BillingCounts;
}

/** The missing charges of enrollments, and the data to price them. */
export interface UnbilledCharges {
  readonly enrollments: readonly DueEnrollment[];
  readonly pricing: Pricing | null;
}

/**
 * Finds the missing charges of enrollments. A charge counts as billed if a fee with its key exists, even a voided fee.
 * It also counts as billed if a fee of the same type was billed manually for the same period. The number of SQL
 * statements does not depend on the number of enrollments.
 */
export async function findDue(
  em: SqlEntityManager,
  ids: readonly string[],
  request: BillingRequest,
): Promise<UnbilledCharges> {
  const billable = await readBillable(em, ids);
  if (billable.size === 0) return { enrollments: [], pricing: null };
  const pricing = await pricingOf(em, [...billable.keys()], request.days);
  const marks = request.sessions ? await marksOf(em, pricing.enrollments, request.days) : new Map<string, Mark[]>();
  const charged = pricing.enrollments.map((enrollment) => {
    const counts = noCounts();
    const of = requireValue(billable.get(enrollment.id));
    const bySession = sessionCharges(enrollment, marks.get(enrollment.id) ?? []);
    return { enrollment, counts, charges: chargesOf(enrollment, of, { pricing, request, counts, bySession }) };
  });
  const charges = charged.flatMap((each) => each.charges);
  const keyed = new Map((await readKeyed(em, charges.flatMap(keysOf))).map((fee) => [fee.billingKey, fee]));
  const ofHand = await readHandMade(em, [...new Set(charges.map(({ enrollmentId }) => enrollmentId))]);
  const handMade = new Set(ofHand.map((fee) => handMadeKey(fee.enrollmentId, fee.feeType, fee.period)));
  const enrollments = charged.map(({ enrollment, counts, charges: own }) => ({
    enrollment,
    counts,
    due: own.flatMap((charge) => {
      const missing = missingOf(charge, keyed, handMade);
      counts.existing += countOf(charge) - (missing?.missing.size ?? 0);
      return missing ? [{ charge, ...missing }] : [];
    }),
  }));
  return { enrollments, pricing };
}

/** Reads the attendance marks for the enrollments that are billed per session. */
async function marksOf(
  em: SqlEntityManager,
  enrollments: readonly PricedEnrollment[],
  days: Days,
): Promise<Map<string, Mark[]>> {
  const ids = enrollments.filter(hasSessionItems).map(({ id }) => id);
  return Map.groupBy(ids.length > 0 ? await readMarks(em, ids, days) : [], ({ enrollmentId }) => enrollmentId);
}

interface ChargeContext {
  readonly pricing: Pricing;
  readonly request: BillingRequest;
  readonly counts: BillingCounts;
  /** The charges billed per session. */
  readonly bySession: readonly Charge[];
}

/** Returns all charges of an enrollment, including charges that are already billed. */
function chargesOf(
  enrollment: PricedEnrollment,
  { isDropped, isLearning }: Billable,
  { pricing, request, counts, bySession }: ChargeContext,
): Charge[] {
  const { days, once = false, periods = false, current = null, since = null, coursePricesSince = null } = request;
  const all = [
    // a dropped enrollment gets no more one-time charges
    ...(once && !isDropped ? onceCharges(enrollment).filter(({ day }) => day <= days.until) : []),
    ...(periods
      ? periodCharges(enrollment, days, pricing.terms).filter(
          ({ period }) => current === null || hasDay(period, current),
        )
      : []),
    ...bySession,
  ];
  if (all.length === 0) skip(counts, SkipReason.NOTHING_DUE);
  return all.filter(({ planId, day }) => {
    const reason = reasonAgainst({ planId, day });
    if (reason) skip(counts, reason);
    return !reason;
  });

  function reasonAgainst({ planId, day }: Pick<Charge, 'planId' | 'day'>): SkipReason | null {
    // attended sessions are billed even if the student is inactive
    if (!isLearning && !request.sessions) return SkipReason.STUDENT_NOT_ACTIVE;
    if (planId === null && coursePricesSince === null) return SkipReason.COURSE_PRICE;
    const first = planId === null ? coursePricesSince : since;
    return first !== null && day < first ? SkipReason.TOO_EARLY : null;
  }
}

const countOf = ({ item }: Charge): number => item.installments?.weights.length ?? 1;

const numbersOf = (charge: Charge): number[] => Array.from({ length: countOf(charge) }, (_, index) => index + 1);

const keyOf = ({ enrollmentId, item, period }: Charge, number: number): string =>
  billingKeyOf(enrollmentId, item.code, period.key, number);

const keysOf = (charge: Charge): string[] => numbersOf(charge).map((number) => keyOf(charge, number));

const handMadeKey = (...parts: readonly (string | null)[]): string => parts.join(' ');

/**
 * Returns the numbers of the installments of a charge that are not billed yet. A charge without installments counts as
 * one installment with the number 1. Returns null if the whole charge is billed.
 */
function missingOf(
  charge: Charge,
  keyed: ReadonlyMap<string, KeyedFee>,
  handMade: ReadonlySet<string>,
): Omit<DueCharge, 'charge'> | null {
  const { enrollmentId, item, period } = charge;
  if (handMade.has(handMadeKey(enrollmentId, item.feeType, period.key))) return null;
  const known = numbersOf(charge).flatMap((number) => keyed.get(keyOf(charge, number)) ?? []);
  // the charge was billed while the plan divided it into another number of installments
  if (known.some(({ installment }) => (installment?.count ?? 1) !== countOf(charge))) return null;
  const missing = new Set(numbersOf(charge).filter((number) => !keyed.has(keyOf(charge, number))));
  if (missing.size === 0) return null;
  return { missing, isWhole: known.length === 0, groupId: known[0]?.installment?.groupId ?? uuid() };
}
