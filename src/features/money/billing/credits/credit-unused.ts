import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import { mulDiv } from '../../../../platform/money/mul-div.ts';
import { requireAcademy, todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { addDays, LAST_DAY } from '../../../../platform/time/days.ts';
import { now as instant } from '../../../../platform/time/now.ts';
import { wallClock } from '../../../../platform/time/wall-clock.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { EnrollmentTransfer } from '../../../academics/enrollments/enrollment-transfer.entity.ts';
import { CreditReason } from '../../ledger/ledger.enums.ts';
import { ProrationBasis } from '../../plans/fee-plan.enums.ts';
import { isRefundable } from '../../plans/plan-items.ts';
import { learnsOn, prorationOf } from '../../pricing/counted-days.ts';
import type { ItemInEffect } from '../../pricing/items-in-effect.ts';
import type { PricedEnrollment } from '../../pricing/priced-enrollment.ts';
import type { BilledCharge } from '../billed-charges.ts';
import { type KnownCharge, knownCharge, pricingOfBilled } from '../known-charges.ts';
import { readMovedSlots, type Slot } from './charge-credits.loaders.ts';
import { creditCharges } from './credit-charges.ts';

const DELETED_TOO = { filters: { notDeleted: false } };

/** Returns true if the unused part of a charge is credited. */
export type IsCredited = (charge: BilledCharge, item: ItemInEffect | undefined) => boolean;

/**
 * Credits the unused part of the charges of ended enrollments: the billed amount for those sessions of the month, the
 * term or the whole batch that have not begun yet. If an enrollment followed a transfer, the one-time charges of the
 * former enrollment are included. The enrollments must be locked.
 */
export async function creditUnused(
  ctx: RequestContext,
  em: SqlEntityManager,
  ids: readonly string[],
  isCredited: IsCredited,
): Promise<void> {
  if (ids.length === 0) return;
  const former = await findFormer(em, ids);
  const dropped = { enrollmentIds: [...ids, ...former], reason: CreditReason.DROP };
  await creditCharges(ctx, em, dropped, async (charges) => {
    const ended = [...new Set(charges.map(({ enrollmentId }) => enrollmentId))];
    const rows = await em.find(Enrollment, { id: { $in: ended } }, DELETED_TOO);
    const batchIds = [...new Set(rows.flatMap(({ batch }) => batch?.id ?? []))];
    const batches = await em.find(Batch, { id: { $in: batchIds } }, DELETED_TOO);
    const today = todayOf(ctx);
    const countOf = counterOf(ctx, batches, await readMovedSlots(em, batchIds, today));
    const pricing = await pricingOfBilled(em, rows, { from: today, until: LAST_DAY });
    const enrollments = new Map(pricing.enrollments.map((each) => [each.id, each]));
    return charges.flatMap((charge) => {
      const enrollment = enrollments.get(charge.enrollmentId);
      const known = enrollment && knownCharge(charge, enrollment, pricing.terms);
      if (!known || charge.isEnded || !isRefunded(charge, known) || !isCredited(charge, known.item)) return [];
      if (charge.periodKey !== 'once' && former.has(charge.enrollmentId)) return [];
      // for an item without proration, excused days (closures, cancelled sessions) count as paid until they are
      // credited
      const isWhole = known.item?.item.proration === ProrationBasis.NONE;
      const excused = isWhole ? enrollment.excused : [...charge.excused];
      // counts the whole period, as if the enrollment had not ended
      const amount = unusedOf(charge, countOf({ ...enrollment, until: null, excused }, known));
      return amount > 0 ? [{ charge, amount, days: [] }] : [];
    });
  });
}

/**
 * Returns true if a charge may be credited, according to its fee plan item. If no fee plan has this item any more, the
 * default for the fee type decides.
 */
const isRefunded = ({ fees }: BilledCharge, { item }: KnownCharge): boolean =>
  item ? item.item.refundable : fees.every(({ feeType }) => isRefundable(feeType));

/** Returns the unused part of a charge, in minor units. */
function unusedOf({ total, credited }: BilledCharge, { used, billable }: Count): number {
  const net = total - credited;
  return billable > 0 ? net - mulDiv(net, Math.min(used, billable), billable) : net;
}

/** The number of billable sessions or days in a period, and the number that have begun. */
interface Count {
  readonly used: number;
  readonly billable: number;
}

/** Returns a function that counts the billable sessions or days of a charge, and how many of them have begun. */
function counterOf(ctx: RequestContext, batches: readonly Batch[], moved: readonly Slot[]) {
  const now = instant();
  const wall = wallClock(requireAcademy(ctx).timezone);
  const today = wall.dayOf(now);
  const begins = new Map(batches.map(({ id, startTime }) => [id, startTime]));
  const movedOf = Map.groupBy(moved, ({ batchId }) => batchId);

  /** Returns today if the usual start time of the batch has already passed today, otherwise yesterday. */
  const lastBegun = (batchId: string): string =>
    wall.instantOf(today, requireValue(begins.get(batchId))) <= now ? today : addDays(today, -1);

  return (enrollment: PricedEnrollment, { period, item }: KnownCharge): Count => {
    const { batch, excused } = enrollment;
    const byDays = !batch || item?.item.proration === ProrationBasis.DAYS;
    const basis = byDays ? ProrationBasis.DAYS : ProrationBasis.SESSIONS;
    const last = byDays ? today : lastBegun(batch.id);
    const billable = prorationOf(basis, period, enrollment)?.billable ?? 0;
    const used = prorationOf(basis, period, { ...enrollment, until: last })?.billable ?? 0;
    if (byDays) return { used, billable };
    const own = (movedOf.get(batch.id) ?? []).filter(
      ({ slotDate }) => learnsOn(slotDate, period, enrollment) && !excused.includes(slotDate),
    );
    const ahead = own.filter(({ slotDate, startsAt }) => slotDate <= last && startsAt > now).length;
    const early = own.filter(({ slotDate, startsAt }) => slotDate > last && startsAt <= now).length;
    return { used: used - ahead + early, billable };
  };
}

/**
 * Finds the former enrollments that were transferred, in one or several steps, to the given enrollments. One-time
 * charges of these former enrollments are not billed again.
 */
export async function findFormer(em: SqlEntityManager, ids: readonly string[]): Promise<Set<string>> {
  const former = new Set<string>();
  for (let entered = [...ids]; entered.length > 0; ) {
    const transfers = await em.find(EnrollmentTransfer, { wasActive: true, entered: { id: { $in: entered } } });
    entered = transfers.map(({ left }) => left.id);
    for (const id of entered) former.add(id);
  }
  return former;
}
