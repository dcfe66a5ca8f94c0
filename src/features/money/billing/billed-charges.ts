import type { SqlEntityManager } from '@mikro-orm/sql';
import { itemAt } from '../../../platform/errors/require-value.ts';
import { dayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { chargeKeyIn, isChargedAgain } from '../fees/billing-keys.ts';
import type { PricedEnrollment } from '../pricing/priced-enrollment.ts';
import {
  type BilledFee,
  type KnownCredit,
  readBilledFees,
  readKnownCredits,
} from './credits/charge-credits.loaders.ts';
import { isCorrectionDay } from './credits/correction-days.ts';

/** The fees that were billed to an enrollment for one item and one period. */
export interface BilledCharge {
  readonly enrollmentId: string;
  /** The code of the billed fee plan item. */
  readonly code: string;
  /** The key of the billed period: `once`, a month such as `2026-12`, or the id of a term or a class session. */
  readonly periodKey: string;
  /** The fees of the charge by due date, the earliest first. */
  readonly fees: readonly BilledFee[];
  /** The total of the charge in minor units, without the fees that charge a credited amount again. */
  readonly total: number;
  /** The part of the total, in minor units, that the service credited automatically. */
  readonly credited: number;
  /** The days of the weekly schedule that the student does not pay for: days that were not billed, or were credited. */
  readonly excused: ReadonlySet<string>;
  /** True if the unused part of the charge was credited when the enrollment ended. */
  readonly isEnded: boolean;
  /**
   * The number of sessions or days for which the charge was billed, without the credited ones. Null if the number is not
   * stored, or if the charge was corrected because the place began on another day.
   */
  readonly units: number | null;
}

/** Returns the key of a charge, unique within its enrollment. */
export const chargeOf = ({ code, periodKey }: Pick<BilledCharge, 'code' | 'periodKey'>): string =>
  `${code}:${periodKey}`;

/** Reads the charges that were billed to enrollments automatically. */
export async function readBilledCharges(
  em: SqlEntityManager,
  enrollmentIds: readonly string[],
): Promise<BilledCharge[]> {
  const fees = await readBilledFees(em, enrollmentIds);
  if (fees.length === 0) return [];
  const charges = Map.groupBy(fees, ({ billingKey }) => chargeKeyIn(billingKey));
  const credits = await readKnownCredits(em, enrollmentIds);
  const known = Map.groupBy(credits, ({ enrollmentId, charge }) => `${enrollmentId}:${charge}`);
  return [...charges].map(([key, own]) => {
    const enrollmentId = itemAt(own, 0).enrollmentId;
    const [code, periodKey] = halvesOf(key.slice(enrollmentId.length + 1));
    const before = known.get(key) ?? [];
    return {
      ...{ enrollmentId, code, periodKey, fees: own },
      total: own.reduce((sum, { amount, billingKey }) => sum + (isChargedAgain(billingKey) ? 0 : amount), 0),
      credited: before.reduce((sum, { amount }) => sum + amount, 0),
      excused: new Set(before.flatMap(({ slotDate }) => slotDate ?? [])),
      isEnded: before.some(({ slotDate }) => slotDate === null),
      units: unitsOf(own, before),
    };
  });
}

/** Returns {@link BilledCharge.units}. */
function unitsOf(fees: readonly BilledFee[], credits: readonly KnownCredit[]): number | null {
  const priced = Map.groupBy(
    fees.filter(({ billingKey }) => !isChargedAgain(billingKey)),
    ({ billingKey }) => billingKey,
  );
  // of the parts into which a fee was split, only the first one has the number
  const billed = [...priced.values()].map((parts) => parts.find((part) => part.billedUnits !== null)?.billedUnits);
  const [units, ...others] = new Set(billed);
  if (units === undefined || units === null || others.length > 0) return null;
  const days = credits.flatMap(({ slotDate, amount }) => (slotDate !== null && amount > 0 ? slotDate : []));
  return days.some(isCorrectionDay) ? null : Math.max(units - days.length, 0);
}

/** Returns the last day for which a charge was billed; null if the charge was billed for the whole period. */
export function paidUntil(
  ctx: RequestContext,
  { isEnded, fees }: BilledCharge,
  { until }: Pick<PricedEnrollment, 'until'>,
): string | null {
  // a student who left without getting a credit has also paid for the days after the end of the enrollment
  const isShort = isEnded || fees.every(({ createdAt }) => until && dayOf(ctx, createdAt) > until);
  return isShort ? until : null;
}

const halvesOf = (charge: string): [string, string] => {
  const colon = charge.lastIndexOf(':');
  return [charge.slice(0, colon), charge.slice(colon + 1)];
};
