import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { Days } from '../../../../platform/time/days.ts';
import { issue } from '../../credit-notes/create-credit-note.ts';
import { chargeKeyIn, chargeKeyOf, isChargedAgain } from '../../fees/billing-keys.ts';
import { isUntouched, partsOf, strike } from '../../fees/void-fee.ts';
import { Fee } from '../../ledger/fee.entity.ts';
import { balanceOf } from '../../ledger/fee-amounts.ts';
import { CreditReason } from '../../ledger/ledger.enums.ts';
import { LedgerPosting } from '../../ledger/ledger-posting.ts';
import { lockFee, lockOpenFees } from '../../ledger/lock-fees.ts';
import { creditableOf } from '../../ledger/money.sql.ts';
import { sessionItems } from '../../pricing/charges.ts';
import { pricingOf } from '../../pricing/pricing.ts';
import { readDoubtful, type SessionFee } from '../billing.loaders.ts';
import { chargeMarkedAgain, forgetTakenBack, noteTakenBack } from './marked-again.ts';
import { isCharged } from './session-charges.ts';

/**
 * Corrects fees for sessions whose attendance marks changed. A fee without payments is voided, and any other fee is
 * credited. Each fee is corrected in its own transaction. If the mark changes back, a voided fee is billed again, and a
 * credited amount is charged again.
 */
export async function correctSessions(
  ctx: RequestContext,
  enrollmentIds: readonly string[],
  days: Days,
): Promise<void> {
  const wrong = await ctx.session.write((em) => findWrong(em, enrollmentIds, days));
  for (const fee of wrong) {
    // the fee itself comes after its parts: a retry finds the parts only while the fee is not corrected
    for (const id of [...(await ctx.session.write((em) => partIds(em, fee.feeId))), fee.feeId]) {
      await ctx.session.write((em) => takeBack(ctx, em, id, fee));
    }
  }
  await ctx.session.write((em) => chargeMarkedAgain(ctx, em, enrollmentIds, days));
}

/**
 * Finds the fees that students no longer have to pay. A student who was absent must still pay if the fee plan charges
 * absences.
 */
async function findWrong(em: SqlEntityManager, enrollmentIds: readonly string[], days: Days): Promise<SessionFee[]> {
  const doubtful = await readDoubtful(em, enrollmentIds, days);
  if (doubtful.length === 0) return [];
  const pricing = await pricingOf(em, [...new Set(doubtful.map(({ enrollmentId }) => enrollmentId))], days);
  const enrollments = new Map(pricing.enrollments.map((each) => [each.id, each]));
  return doubtful.filter(({ enrollmentId, billingKey, period, date, status }) => {
    const enrollment = enrollments.get(enrollmentId);
    const items = enrollment ? sessionItems(enrollment, date) : [];
    return !items.some(
      ({ item }) => isCharged(status, item) && chargeKeyIn(billingKey) === chargeKeyOf(enrollmentId, item.code, period),
    );
  });
}

/** Returns the ids of the parts that were split off a fee, without the id of the fee itself. */
const partIds = async (em: SqlEntityManager, feeId: string): Promise<string[]> =>
  (await partsOf(em, await em.findOneOrFail(Fee, { id: feeId }))).map(({ id }) => id);

/** Revokes a session fee, or a part of such a fee, by voiding or crediting it. */
async function takeBack(ctx: RequestContext, em: SqlEntityManager, feeId: string, of: SessionFee): Promise<void> {
  const opened = await lockFee(em, feeId);
  if (!opened || opened.fee.voidedAt !== null) return;
  const { fee, account } = opened;
  const books = new LedgerPosting(ctx, em, [account]);
  if (await isUntouched(em, fee)) {
    const isBilledAnew = feeId === of.feeId && !isChargedAgain(of.billingKey);
    const amount = fee.amount;
    strike(books, fee, isBilledAnew);
    await books.commit();
    // the next billing run bills the session again if its first fee is voided, but not if only a part of that fee is
    // voided
    await (isBilledAnew ? forgetTakenBack(em, of) : noteTakenBack(em, of, { amount, creditNoteId: null }));
    return;
  }
  const { currency } = requireAcademy(ctx);
  await lockOpenFees(em, [account.id], currency, [fee.id]);
  const billed = await creditableOf(em, account.id, fee?.id ?? null);
  // only fees in the academy's currency can produce account credit
  const amount = books.isOwn(fee) ? billed : Math.min(billed, balanceOf(fee));
  if (amount === 0) return;
  const note = await issue(em, books, account, { fee, amount, reason: CreditReason.CORRECTION, currency });
  await noteTakenBack(em, of, { amount, creditNoteId: note.id });
}
