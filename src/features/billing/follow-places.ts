import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { onEvent } from '../../platform/events/events.ts';
import { mulDiv } from '../../platform/money/mul-div.ts';
import { todayOf } from '../../platform/tenancy/context.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { addDays, earlierOf, FIRST_DAY, LAST_DAY } from '../../platform/time/days.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import { Enrollment } from '../enrollments/enrollment.entity.ts';
import { type PlaceMove, placesMoved } from '../enrollments/enrollment.events.ts';
import { Books } from '../fees/books.ts';
import { Fee } from '../fees/fee.entity.ts';
import { type FeeRow, insertFees } from '../fees/insert-fees.ts';
import { CreditReason } from '../fees/ledger.enums.ts';
import { ProrationBasis } from '../plans/fee-plan.enums.ts';
import { billingKeyOf } from '../pricing/charges.ts';
import { prorationOf } from '../pricing/counted-days.ts';
import { priceCharge } from '../pricing/price-charge.ts';
import type { PricedEnrollment } from '../pricing/priced-enrollment.ts';
import type { Pricing } from '../pricing/pricing-of.ts';
import { billEnrollments } from './bill-enrollments.ts';
import type { BilledCharge } from './billed-charges.ts';
import { readKeyed, readPricedBy } from './billing.loaders.ts';
import { creditCharges, type DueCredit } from './credit-charges.ts';
import { type KnownCharge, knownCharge, pricingOfBilled } from './known-charges.ts';

const DELETED_TOO = { filters: { notDeleted: false } };

/** Numbers of fees of one charge that are tried for one more. */
const MOST_FEES = 100;

/** What of a charge has to be billed more. */
interface Missing {
  readonly charge: BilledCharge;
  readonly amount: number;
}

/** Credits the days that places no longer cover after their first day has moved, and bills the missing ones. */
export const followPlaces = onEvent(placesMoved, async (ctx: RequestContext, em, { moves }) => {
  const missing: Missing[] = [];
  const moveOf = new Map(moves.map((move) => [move.id, move]));
  await creditCharges(ctx, em, [...moveOf.keys()], CreditReason.CORRECTION, async (charges) => {
    const rows = await em.find(Enrollment, { id: { $in: [...moveOf.keys()] } }, DELETED_TOO);
    const first = moves.flatMap(({ from, to }) => [from, to]).toSorted()[0] ?? FIRST_DAY;
    const pricing = await pricingOfBilled(em, rows, { from: first, until: LAST_DAY });
    const enrollments = new Map(pricing.enrollments.map((each) => [each.id, each]));
    return charges.flatMap((charge): DueCredit[] => {
      const enrollment = enrollments.get(charge.enrollmentId) as PricedEnrollment;
      const delta = deltaOf(charge, enrollment, moveOf.get(charge.enrollmentId) as PlaceMove, pricing);
      if (delta > 0) missing.push({ charge, amount: delta });
      return delta < 0 ? [{ charge, amount: -delta, days: [markOf(charge)] }] : [];
    });
  });
  await billMissing(ctx, em, missing);
  await billEarlier(ctx, em, moves);
});

/** What a charge comes to more, or less, since the place begins on another day. */
function deltaOf(charge: BilledCharge, enrollment: PricedEnrollment, move: PlaceMove, pricing: Pricing): number {
  const { from, to, batchStartedOn } = move;
  // what is billed once is for the whole batch, and students who left have settled what they used
  if (batchStartedOn !== undefined && (charge.periodKey === 'once' || charge.isEnded)) return 0;
  const { batch } = enrollment;
  const formerBatch = batch && { ...batch, startDate: batchStartedOn ?? batch.startDate };
  const former = { ...enrollment, batch: formerBatch, activeFrom: from };
  const known = knownCharge(charge, former, pricing.terms);
  if (!known?.item || known.item.item.refundable === false) return 0;
  const net = charge.total - charge.credited;
  const until = charge.isEnded ? enrollment.until : null;
  const amountFor = (learner: PricedEnrollment) => amountOf(known, { ...learner, until }, charge, pricing, enrollment);
  const [before, after] = [amountFor(former), amountFor({ ...enrollment, activeFrom: to })];
  if (before === net) return after - net;
  // its price has changed since
  return before > 0 ? mulDiv(net, after, before) - net : 0;
}

/** What a charge comes to for the days of a place. */
function amountOf(
  { period, item }: KnownCharge,
  learner: PricedEnrollment,
  charge: BilledCharge,
  pricing: Pricing,
  enrollment: PricedEnrollment,
): number {
  if (!item) return 0;
  const isWhole = item.item.proration === ProrationBasis.NONE;
  if (isWhole && charge.periodKey === 'once') return charge.total - charge.credited;
  const excused = [...new Set([...charge.excused, ...learner.excused])];
  const counted = prorationOf(isWhole ? ProrationBasis.DAYS : item.item.proration, period, { ...learner, excused });
  if (counted && counted.billable <= 0) return 0;
  const proration = isWhole ? null : counted;
  const price = priceCharge({ item: item.item, proration, day: period.from }, pricing.basisOf(enrollment));
  return price?.price.amount ?? 0;
}

/** A day by which a correction is noted: none on which a session is, and another one for each. */
function markOf({ excused }: BilledCharge): string {
  let day = FIRST_DAY;
  while (excused.has(day)) day = addDays(day, 1);
  return day;
}

/** Bills what charges come to more, by a fee of its own each. */
async function billMissing(ctx: RequestContext, em: SqlEntityManager, missing: readonly Missing[]): Promise<void> {
  if (missing.length === 0) return;
  const accounts = await lockAccounts(
    em,
    missing.flatMap(({ charge }) => charge.fees.map(({ accountId }) => accountId)),
  );
  const books = new Books(ctx, em, accounts);
  const rows: FeeRow[] = [];
  for (const { charge, amount } of missing) {
    const [first] = charge.fees;
    const fee = await em.findOneOrFail(Fee, { id: first?.id as string }, { populate: ['student'] as never });
    rows.push({
      ...{ id: uuid(), studentId: fee.student?.id as string, parentId: null, accountId: first?.accountId as string },
      ...{ enrollmentId: charge.enrollmentId, feeType: fee.feeType, title: fee.title, period: fee.period, amount },
      ...{ currency: fee.currency, dueDate: todayOf(ctx), billingKey: await nextKey(em, charge) },
      ...taxesOf(fee, amount),
      steps: [{ label: fee.title ?? charge.code, basis: null, fraction: null, amount, total: amount }],
      ...{ penaltyForId: null, installment: null, billingRunId: null },
    });
  }
  await insertFees(em, books, rows);
  await books.close();
}

/** The taxes in an amount that is billed more, in proportion to those of the first fee. */
function taxesOf({ amount: whole, tax, taxes }: Fee, amount: number): Pick<FeeRow, 'tax' | 'taxes'> {
  const shareOf = (part: number) => (whole > 0 ? mulDiv(part, amount, whole) : 0);
  if (!taxes) return { tax: shareOf(tax), taxes };
  const shares = taxes.map((each) => ({ ...each, amount: shareOf(each.amount) }));
  return { tax: shares.reduce((sum, each) => sum + each.amount, 0), taxes: shares };
}

/** The key of one more fee of a charge. */
async function nextKey(em: SqlEntityManager, { enrollmentId, code, periodKey }: BilledCharge): Promise<string> {
  const keys = Array.from({ length: MOST_FEES }, (_, n) => billingKeyOf(enrollmentId, code, periodKey, n + 1));
  const used = new Set((await readKeyed(em, keys)).map(({ billingKey }) => billingKey));
  const last = keys.findLastIndex((key) => used.has(key));
  return keys[last + 1] ?? billingKeyOf(enrollmentId, code, periodKey, MOST_FEES + 1);
}

/** Bills the periods up to today of which places that begin earlier now have no fee. */
async function billEarlier(ctx: RequestContext, em: SqlEntityManager, moves: readonly PlaceMove[]): Promise<void> {
  const today = todayOf(ctx);
  const earlier = moves.filter(({ from, to }) => to < from && to <= today);
  if (earlier.length === 0) return;
  const { isAutomatic } = await readPricedBy(
    em,
    earlier.map(({ id }) => id),
  );
  const days = { from: earlier.map(({ to }) => to).reduce(earlierOf), until: today };
  await billEnrollments(
    ctx,
    em,
    earlier.map(({ id }) => id),
    { days, once: true, periods: true, coursePricesSince: isAutomatic ? FIRST_DAY : null },
  );
}
