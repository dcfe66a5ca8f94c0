import type { SqlEntityManager } from '@mikro-orm/sql';
import { chunksOf } from '../../../platform/csv/chunks.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { FIRST_DAY, laterOf } from '../../../platform/time/days.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { termsOf } from '../pricing/pricing.ts';
import { daysAround } from './activation-charges.ts';
import { billEnrollments, MOST_ENROLLMENTS } from './bill-enrollments.ts';
import { readPricedBy } from './billing.loaders.ts';
import type { BillingRequest } from './due-charges.ts';

/**
 * Bills one-time charges, the current month and current terms to enrollments that have become active. The enrollments
 * must be locked.
 */
export async function billActivation(ctx: RequestContext, em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  const { isAutomatic, isPlanned } = await readPricedBy(em, ids);
  if (!isAutomatic && !isPlanned) return;
  const today = todayOf(ctx);
  const days = daysAround(today, await termsOf(em, { from: today, until: today }));
  const coursePricesSince = isAutomatic ? FIRST_DAY : null;
  for (const some of chunksOf(ids, MOST_ENROLLMENTS)) {
    // one-time charges are billed even if the place begins after `days`
    const until = laterOf(days.until, await lastDayOf(em, some));
    const request: BillingRequest = {
      ...{ days: { ...days, until }, once: true, periods: true, current: today },
      coursePricesSince,
    };
    await billEnrollments(ctx, em, some, request);
  }
}

/** Returns the latest first day of the places of the enrollments. */
async function lastDayOf(em: SqlEntityManager, ids: readonly string[]): Promise<string> {
  const places = { id: { $in: [...ids] }, heldFrom: { $ne: null } };
  const [last] = await em.find(Enrollment, places, { orderBy: { heldFrom: 'desc' }, limit: 1 });
  return last?.heldFrom ?? FIRST_DAY;
}
