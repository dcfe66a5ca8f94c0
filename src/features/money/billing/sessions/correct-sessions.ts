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
 * Revokes the charges of enrollments for sessions on days in which the marks of their students have changed: a fee
 * without payments is voided, and billed again if the marks change back; others are credited, a transaction each. Such
 * credits are charged again if the marks change back.
 */
export async function correctSessions(
  ctx: RequestContext,
  enrollmentIds: readonly string[],
  days: Days,
): Promise<void> {
  const wrong = await ctx.session.write((em) => findWrong(em, enrollmentIds, days));
  for (const fee of wrong) {
    // the fee with the key is last: the charge counts as wrong until then
    for (const id of [...(await ctx.session.write((em) => partIds(em, fee.feeId))), fee.feeId]) {
      await ctx.session.write((em) => takeBack(ctx, em, id, fee));
    }
  }
  await ctx.session.write((em) => chargeMarkedAgain(ctx, em, enrollmentIds, days));
}

/** Finds the fees that need not be paid any more: all except those of absent students who pay regardless. */
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

/** The parts that a fee was split into, beside itself. */
const partIds = async (em: SqlEntityManager, feeId: string): Promise<string[]> =>
  (await partsOf(em, await em.findOneOrFail(Fee, { id: feeId }))).map(({ id }) => id);

/** Revokes a fee of a session, or a part of it. */
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
    // a run bills the first fee of a session anew, whole, but no part of it
    await (isBilledAnew ? forgetTakenBack(em, of) : noteTakenBack(em, of, { amount, creditNoteId: null }));
    return;
  }
  const { currency } = requireAcademy(ctx);
  await lockOpenFees(em, [account.id], currency, [fee.id]);
  const billed = await creditableOf(em, account.id, fee?.id ?? null);
  // credit is in the academy's currency
  const amount = books.isOwn(fee) ? billed : Math.min(billed, balanceOf(fee));
  if (amount === 0) return;
  const note = await issue(em, books, account, { fee, amount, reason: CreditReason.CORRECTION, currency });
  await noteTakenBack(em, of, { amount, creditNoteId: note.id });
}
