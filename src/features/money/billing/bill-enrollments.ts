import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { insertMissingRows } from '../../../platform/database/bulk-rows.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { compareTexts } from '../../../platform/text/compare-texts.ts';
import { laterOf } from '../../../platform/time/days.ts';
import { openAccounts } from '../accounts/open-accounts.ts';
import { DiscountUse } from '../discounts/discount-use.entity.ts';
import { billingKeyOf } from '../fees/billing-keys.ts';
import { feeStepsOf, feeTaxesOf } from '../fees/fee-steps.ts';
import { type FeeRow, insertFees } from '../fees/insert-fees.ts';
import { SkipReason } from '../ledger/billing-run.enums.ts';
import { billedCurrency } from '../ledger/currency.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import type { Charge } from '../pricing/charges.ts';
import { installmentsOf, type PricedCharge, priceCharge } from '../pricing/price-charge.ts';
import type { Pricing } from '../pricing/pricing.ts';
import { type BillingRequest, findDue, type UnbilledCharges } from './due-charges.ts';
import { lockBilled } from './lock-billed.ts';
import { addCounts, type BillingCounts, type BillingResult, noCounts, noResult, skip } from './runs/billing-counts.ts';
import { tellFees } from './runs/tell-preview.ts';
import { type Billed, noteExcused } from './sessions/note-excused.ts';

/** The maximum number of enrollments that a transaction bills. */
export const MOST_ENROLLMENTS = 500;

/**
 * Bills the missing charges of enrollments. Each charge is billed once, even if several callers bill it at the same
 * time. All fees of one account must be billed in one transaction. Locks students, enrollments, discounts with a
 * maximum number of uses, and accounts. Then locks the fees that are paid from account credit.
 */
export async function billEnrollments(
  ctx: RequestContext,
  em: SqlEntityManager,
  ids: readonly string[],
  request: BillingRequest,
): Promise<BillingResult> {
  const seen = await findDue(em, ids, request);
  const result = noResult();
  const open = seen.enrollments.filter(({ due }) => due.length > 0).map(({ enrollment }) => enrollment);
  for (const { due, counts } of seen.enrollments) if (due.length === 0) addCounts(result.counts, counts);
  if (open.length === 0) return result;
  const currency = await billedCurrency(ctx, em);
  const studentIds = open.map(({ studentId }) => studentId);
  await lockBilled(em, open);
  const accounts = await openAccounts(
    em,
    studentIds.map((studentId) => ({ studentId, parentId: null })),
  );
  const accountOf = new Map(accounts.of.map(({ id }, index) => [studentIds[index], id]));
  const books = new LedgerPosting(ctx, em, accounts.all, currency);
  // reads the missing charges again under the locks, because they may have changed since the first read
  const due = await findDue(
    em,
    open.map(({ id }) => id),
    request,
  );
  const { fees, uses, billed, counts } = priceDue(due, books.today);
  const billingRunId = request.runId ?? null;
  const rows = fees.map((fee) => ({
    ...fee,
    currency,
    billingRunId,
    accountId: requireValue(accountOf.get(fee.studentId ?? '')),
  }));
  const made = await insertFees(em, books, rows);
  tellFees(ctx, made);
  await insertMissingRows(em, DiscountUse, uses);
  await noteExcused(em, billed);
  await books.commit();
  addCounts(result.counts, counts);
  result.counts.created += made.length;
  result.counts.existing += rows.length - made.length;
  return { ...result, total: totalOf(made) };
}

/** Returns the result that {@link billEnrollments} would return now. Writes nothing and locks nothing. */
export async function previewBilling(
  ctx: RequestContext,
  em: SqlEntityManager,
  ids: readonly string[],
  request: BillingRequest,
): Promise<BillingResult> {
  const due = await findDue(em, ids, request);
  const { fees, counts } = priceDue(due, todayOf(ctx));
  counts.created = fees.length;
  return { counts, total: totalOf(fees) };
}

const totalOf = (fees: readonly Pick<FeeRow, 'amount'>[]): number => fees.reduce((sum, { amount }) => sum + amount, 0);

/** New fees, and the discounts with a maximum number of uses that enrollments get for the first time. */
interface Priced {
  readonly fees: readonly Omit<FeeRow, 'accountId' | 'currency' | 'billingRunId'>[];
  readonly uses: readonly { id: string; discountId: string; enrollmentId: string }[];
  readonly billed: readonly Billed[];
  readonly counts: BillingCounts;
}

/** Computes the fees for missing charges. Each fee is due `today` or later. */
function priceDue({ enrollments, pricing }: UnbilledCharges, today: string): Priced {
  const fees: Priced['fees'][number][] = [];
  const uses: Priced['uses'][number][] = [];
  const billed: Billed[] = [];
  const priced = { fees, uses, billed, counts: noCounts() };
  const prices = pricesOf(enrollments, pricing);
  for (const { enrollment, due, counts } of enrollments) {
    addCounts(priced.counts, counts);
    for (const { charge, missing, isWhole, groupId } of due) {
      const billed = prices.get(charge);
      if (!billed) {
        skip(priced.counts, SkipReason.NOTHING_TO_PAY);
        continue;
      }
      priced.billed.push({ enrollment, charge, isWhole });
      const { item, period } = charge;
      const { id: enrollmentId, studentId } = enrollment;
      for (const { number, count, price, dueDate } of installmentsOf(charge, billed.price)) {
        if (!missing.has(number)) continue;
        priced.fees.push({
          ...{ id: uuid(), studentId, parentId: null, enrollmentId, feeType: item.feeType, title: item.title },
          ...{ period: period.key, amount: price.amount, tax: price.tax },
          ...{ taxes: feeTaxesOf(price), steps: feeStepsOf(price) },
          dueDate: laterOf(dueDate, today),
          billingKey: billingKeyOf(enrollmentId, item.code, period.key, number),
          ...{ penaltyForId: null, siblingRank: billed.siblingRank, billedUnits: charge.proration?.billable ?? null },
          installment: item.installments && { groupId, number, count },
        });
      }
      for (const discount of billed.discounts) {
        if (!billed.taken.has(discount.id)) continue;
        priced.uses.push({ id: uuid(), discountId: discount.id, enrollmentId });
      }
    }
  }
  return priced;
}

/**
 * A priced charge. `taken` has the ids of discounts with a maximum number of uses that the enrollment gets for the
 * first time.
 */
interface GivenPrice extends PricedCharge {
  readonly taken: ReadonlySet<string>;
}

/**
 * Prices charges in the order of their `day`, the earliest first. If two charges compete for a rank among siblings or
 * for the last use of a discount, the earlier charge gets it.
 */
function pricesOf(enrollments: UnbilledCharges['enrollments'], pricing: Pricing | null): Map<Charge, GivenPrice> {
  const prices = new Map<Charge, GivenPrice>();
  if (!pricing) return prices;
  const all = enrollments.flatMap(({ enrollment, due }) => {
    const basis = pricing.basisOf(enrollment);
    return due.map(({ charge }) => ({ enrollment, charge, basis }));
  });
  for (const { enrollment, charge, basis } of all.toSorted((one, other) =>
    compareTexts(one.charge.day, other.charge.day),
  )) {
    const price = priceCharge(charge, basis);
    if (!price) continue;
    pricing.keepRank(enrollment, charge, price.siblingRank);
    const taken = price.discounts.filter((discount) => pricing.take(enrollment, discount)).map(({ id }) => id);
    prices.set(charge, { ...price, taken: new Set(taken) });
  }
  return prices;
}
