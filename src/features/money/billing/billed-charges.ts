import type { SqlEntityManager } from '@mikro-orm/sql';
import { itemAt } from '../../../platform/errors/require-value.ts';
import { dayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { chargeKeyIn, isChargedAgain } from '../fees/billing-keys.ts';
import type { PricedEnrollment } from '../pricing/priced-enrollment.ts';
import { type BilledFee, readBilledFees, readKnownCredits } from './credits/charge-credits.loaders.ts';

/** The fees of an enrollment for an item and a period. */
export interface BilledCharge {
  readonly enrollmentId: string;
  /** The code of the item, and the key of the period. */
  readonly code: string;
  readonly periodKey: string;
  /** The first due first. */
  readonly fees: readonly BilledFee[];
  /** The total, without fees that charge credited amounts again. */
  readonly total: number;
  /** The part of the total that the service itself credited. */
  readonly credited: number;
  /** The days of the weekly schedule that are not paid for: it was billed without them, or they were credited. */
  readonly excused: ReadonlySet<string>;
  /** Whether the unused part was credited at the end. */
  readonly isEnded: boolean;
}

/** The key of a charge within its enrollment. */
export const chargeOf = ({ code, periodKey }: Pick<BilledCharge, 'code' | 'periodKey'>): string =>
  `${code}:${periodKey}`;

/** Reads the charges that plans have billed to enrollments. */
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
    };
  });
}

/** The last day that a charge was billed for; null if it was billed as if the enrollment went on. */
export function paidUntil(
  ctx: RequestContext,
  { isEnded, fees }: BilledCharge,
  { until }: Pick<PricedEnrollment, 'until'>,
): string | null {
  // who leaves, and is credited nothing, has paid for what comes later
  const isShort = isEnded || fees.every(({ createdAt }) => until && dayOf(ctx, createdAt) > until);
  return isShort ? until : null;
}

const halvesOf = (charge: string): [string, string] => {
  const colon = charge.lastIndexOf(':');
  return [charge.slice(0, colon), charge.slice(colon + 1)];
};
