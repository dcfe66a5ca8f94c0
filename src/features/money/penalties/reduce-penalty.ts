import type { SqlEntityManager } from '@mikro-orm/sql';
import { changeAmount } from '../fees/fee-changes.ts';
import { strike } from '../fees/void-fee.ts';
import { postCreditNote } from '../ledger/credit-note-postings.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import { balanceOf, settledOf } from '../ledger/fee-amounts.ts';
import type { CreditReason } from '../ledger/ledger.enums.ts';
import type { OpenPosting } from '../ledger/ledger.types.ts';
import { creditableOf } from '../ledger/money.sql.ts';

/** The reduced amount of a penalty, and the reason. */
export interface Reduction {
  /** The amount in minor units. */
  readonly amount: number;
  /** The label of the price step. */
  readonly label: string;
  /** The reason of the credit note for the paid part. */
  readonly reason: CreditReason;
  readonly note: string;
}

/**
 * Reduces a penalty to an amount, in minor units. Does nothing if the uncredited part of the penalty is not greater
 * than this amount. The open part is reduced first. For the paid part, a credit note is issued. If a penalty without
 * payments or credits is reduced to 0, it is voided. If the penalty was invoiced, a credit note is issued for the open
 * part too. The penalty and its account must be locked, and the caller commits the posting.
 */
export async function reducePenalty(
  em: SqlEntityManager,
  books: OpenPosting,
  penalty: Fee,
  { amount, label, reason, note }: Reduction,
): Promise<void> {
  const { account, currency } = penalty;
  const billed = await creditableOf(em, account.id, penalty.id);
  const excess = billed - amount;
  if (excess <= 0) return;
  if (penalty.invoicedAt) {
    await postCreditNote(em, books, account, { fee: penalty, amount: excess, reason, note, currency });
    return;
  }
  // the whole amount can still be credited, so no credit note was issued for the penalty
  if (amount === 0 && settledOf(penalty) === 0 && billed === penalty.amount) {
    strike(books, penalty);
    return;
  }
  const open = Math.min(excess, balanceOf(penalty));
  changeAmount(books, penalty, penalty.amount - open, label);
  const paid = excess - open;
  if (paid > 0) await postCreditNote(em, books, account, { fee: penalty, amount: paid, reason, note, currency });
}
