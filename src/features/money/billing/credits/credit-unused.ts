import type { SqlEntityManager } from '@mikro-orm/sql';
import { mulDiv } from '../../../../platform/money/mul-div.ts';
import { todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { LAST_DAY } from '../../../../platform/time/days.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { EnrollmentTransfer } from '../../../academics/enrollments/enrollment-transfer.entity.ts';
import { CreditReason } from '../../ledger/ledger.enums.ts';
import { ProrationBasis } from '../../plans/fee-plan.enums.ts';
import { isRefundable } from '../../plans/plan-items.ts';
import type { BilledCharge } from '../billed-charges.ts';
import { type KnownCharge, knownCharge, pricingOfBilled } from '../known-charges.ts';
import { creditCharges } from './credit-charges.ts';
import { readUnitCounter, type UnitCount } from './unit-counter.ts';

const DELETED_TOO = { filters: { notDeleted: false } };

/** Returns true if the unused part of a charge is credited. */
export type IsCredited = (charge: BilledCharge, known: KnownCharge) => boolean;

/**
 * Credits the unused part of the charges of ended enrollments: the billed amount for those sessions of the month, the
 * term or the whole batch that have not begun yet. The number of sessions for which a charge was billed stays the same
 * if the batch gets other weekdays or another last day. If an enrollment followed a transfer, the one-time charges of the
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
    const pricing = await pricingOfBilled(em, rows, { from: todayOf(ctx), until: LAST_DAY });
    const countOf = await readUnitCounter(ctx, em, pricing.enrollments);
    const enrollments = new Map(pricing.enrollments.map((each) => [each.id, each]));
    return charges.flatMap((charge) => {
      const enrollment = enrollments.get(charge.enrollmentId);
      const known = enrollment && knownCharge(charge, enrollment, pricing.terms);
      if (!known || charge.isEnded || !isRefunded(charge, known) || !isCredited(charge, known)) return [];
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
function unusedOf({ total, credited, units }: BilledCharge, { used, all }: UnitCount): number {
  const net = total - credited;
  const paid = units ?? all;
  return paid > 0 ? net - mulDiv(net, Math.min(used, paid), paid) : net;
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
