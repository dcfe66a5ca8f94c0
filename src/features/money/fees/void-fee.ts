import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { CreditNote } from '../ledger/credit-note.entity.ts';
import { creditWhole } from '../ledger/credit-note-postings.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { assertNotVoided, balanceOf, settledOf } from '../ledger/fee-amounts.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import type { OpenPosting } from '../ledger/ledger.types.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { lockFeeAt } from '../ledger/lock-fees.ts';
import { chargeKeyIn, isChargedAgain, numberIn } from './billing-keys.ts';

/** The options of voiding a fee. */
export interface VoidOptions {
  readonly expectedVersion?: number | null | undefined;
  /** True to bill the charge again in the next billing run; otherwise no run bills it. */
  readonly rebill?: boolean | null | undefined;
}

/**
 * Voids a fee permanently. If the fee was invoiced, a credit note cancels the invoice, and the invoice is kept. Throws
 * if the fee has payments or credits, because they would be lost.
 */
export function voidFee(
  ctx: RequestContext,
  id: string,
  { expectedVersion, rebill = false }: VoidOptions = {},
): Promise<void> {
  return ctx.session.write(async (em) => {
    const { fee, account } = await lockFeeAt(em, id, expectedVersion);
    assertNotVoided(fee, 'id');
    const found = await findOnFee(em, fee);
    if (found) {
      throw invalidField('id', `A fee with ${found} on it cannot be voided: issue a credit note for it instead.`);
    }
    const refusal = rebill ? await whyNotAnew(em, fee) : null;
    if (refusal) throw invalidField('rebill', refusal);
    const books = new LedgerPosting(ctx, em, [account]);
    if (fee.invoicedAt) {
      await creditWhole(em, books, fee, [account]);
      fee.voidedAt = now();
      if (rebill) fee.billingKey = null;
    } else strike(books, fee, rebill);
    await books.commit();
  });
}

/**
 * Describes, for an error message, the money on a fee that prevents voiding the fee or changing its payer. Returns null
 * if there is no such money. Account credit on the fee counts. A credit note for the fee also counts, even if its
 * amount now pays other fees.
 */
export async function findOnFee(em: SqlEntityManager, fee: Fee): Promise<string | null> {
  if (fee.paidAmount > 0) return 'money';
  if ((await em.count(CreditNote, { fee, voidedAt: null })) > 0) return 'a credit note';
  return fee.creditedAmount > 0 ? 'credit' : null;
}

/**
 * Returns the reason why a billing run cannot bill a fee again; null if it can. A run always bills the whole price.
 * This would be too much if another fee still contains a part of the price, or if this fee was never the whole price.
 */
async function whyNotAnew(em: SqlEntityManager, fee: Fee): Promise<string | null> {
  if ((await partsOf(em, fee)).length > 0) {
    return 'A fee that was split is billed anew only once its other parts are voided.';
  }
  const { isFurther, further } = await furtherFees(em, fee);
  if (isFurther) return 'A further fee is not billed anew: void it without rebill.';
  return further.length > 0
    ? 'A fee with a further fee for the same period is billed anew only once that is voided: void the further fee first, or issue a credit note for this one instead.'
    : null;
}

/**
 * Reads the further fees of the charge to which `fee` belongs: fees that were added after the charge was billed. Omits
 * voided fees. Also returns whether `fee` is a further fee itself.
 */
async function furtherFees(em: SqlEntityManager, fee: Fee): Promise<{ isFurther: boolean; further: Fee[] }> {
  const { billingKey, enrollment, period } = fee;
  if (!billingKey) return { isFurther: false, further: [] };
  const keyed = await em.find(Fee, { enrollment, period, billingKey: { $ne: null } });
  const charge = keyed.filter((each) => chargeKeyIn(each.billingKey ?? '') === chargeKeyIn(billingKey));
  // the group id of planned installments is not the id of a fee; the group id of parts that were split off a fee is the
  // id of that fee
  const planned = charge.map(({ id, installment }) =>
    installment && installment.groupId !== id ? installment.count : 1,
  );
  const isFurther = (key: string | null) =>
    key !== null && (isChargedAgain(key) || numberIn(key) > Math.max(...planned));
  const further = charge.filter(({ billingKey: key, voidedAt }) => voidedAt === null && isFurther(key));
  return { isFurther: isFurther(billingKey), further };
}

/** Returns true if a fee can be voided without losing money or credit, and without a credit note for its invoice. */
export const isUntouched = async (em: SqlEntityManager, fee: Fee): Promise<boolean> =>
  fee.invoicedAt === null && (await findOnFee(em, fee)) === null;

/** Finds the parts of an automatically billed fee that were split off and are not voided. */
export async function partsOf(em: SqlEntityManager, { id, billingKey, enrollment }: Fee): Promise<Fee[]> {
  if (!billingKey || !enrollment) return [];
  const others = await em.find(Fee, { enrollment, billingKey: null, voidedAt: null, id: { $ne: id } });
  return others.filter(({ installment }) => installment?.groupId === id);
}

/** Voids a locked fee without payments and credits. */
export function strike(books: OpenPosting, fee: Fee, rebill: boolean | null = false): void {
  if (settledOf(fee) !== 0) throw new Error('A fee with money on it was to be voided.');
  books.postFee(fee, { kind: EntryKind.VOID, amount: -balanceOf(fee) });
  fee.voidedAt = now();
  if (rebill) fee.billingKey = null;
}
