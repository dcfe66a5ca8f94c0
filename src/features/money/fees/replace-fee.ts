import type { SqlEntityManager } from '@mikro-orm/sql';
import { assignGiven } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { CreditNote } from '../ledger/credit-note.entity.ts';
import { creditWhole } from '../ledger/credit-note-postings.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { settledOf } from '../ledger/fee-amounts.ts';
import { writeInvoice } from '../ledger/invoices/write-invoice.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import type { LedgerPosting } from '../ledger/ledger-posting.ts';
import { type FeeForPayer, pricedAt } from './fee-changes.ts';
import { partsOf } from './void-fee.ts';

/** An invoiced fee to replace, with its locked account and the changes. */
export interface Replacement extends FeeForPayer {
  readonly changes: Partial<Pick<Fee, 'title' | 'notes' | 'feeType' | 'amount' | 'dueDate'>>;
}

/** The facts that decide whether a fee can be replaced. */
interface ReplaceFacts {
  /** True if the request also pays the fee. */
  readonly isPaying: boolean;
  /** True if the fee is in the academy's currency. */
  readonly isOwn: boolean;
}

/**
 * Returns the errors that prevent replacing a fee, for example if a part of its amount is already credited or billed
 * by another fee.
 */
export async function replaceErrors(
  em: SqlEntityManager,
  fee: Fee,
  { isPaying, isOwn }: ReplaceFacts,
): Promise<FieldErrors> {
  // the payment would lock the receipt counter after the credit note counter, which the lock order forbids
  if (isPaying) return { replace: [messages.prohibits('replace', ['paymentStatus'])] };
  if ((await em.count(CreditNote, { fee, voidedAt: null })) > 0) {
    return { id: ['A fee with a credit note on it cannot be replaced: issue another credit note instead.'] };
  }
  // the penalty belongs to the former fee, and the new fee would get another penalty
  if ((await em.count(Fee, { penaltyFor: fee })) > 0) {
    return { id: ['A fee with a late penalty cannot be replaced: issue a credit note for it instead.'] };
  }
  if ((await partsOf(em, fee)).length > 0) {
    return { id: ['A fee that was split cannot be replaced: issue a credit note for it instead.'] };
  }
  // only fees in the academy's currency can produce account credit
  if (!isOwn && settledOf(fee) > 0) {
    return { id: ['A fee with money in another currency on it cannot be replaced.'] };
  }
  return {};
}

/**
 * Replaces an invoiced fee. A credit note cancels the whole former fee; the new fee has the changed values and its own
 * invoice. Money on the former fee moves to the new fee. The new fee gets the billing key of the former fee. Therefore,
 * no billing run bills the charge again, and later credits of the charge are for the new fee. The caller commits the
 * posting.
 */
export async function replaceFee(
  em: SqlEntityManager,
  books: LedgerPosting,
  { fee, account, payer, changes }: Replacement,
): Promise<Fee> {
  const settled = settledOf(fee);
  const { id: creditNoteId } = await creditWhole(em, books, fee, [account, ...(payer?.account ? [payer.account] : [])]);
  const next = successorOf(fee, changes);
  if (payer) next.parent = payer.parent;
  next.account = payer?.account ?? account;
  Object.assign(fee, { billingKey: null, period: null, installment: null, siblingRank: null, penaltyFor: null });
  // removes the unique keys from the former fee before the new fee is inserted with them
  await em.flush();
  em.persist(next);
  books.postFee(next, { kind: EntryKind.CHARGE, amount: next.amount });
  if (settled > 0) books.move(next, { paymentId: null, creditNoteId }, Math.min(settled, next.amount));
  next.invoicedAt = (await writeInvoice(books.ctx, em, next)).issuedAt;
  return next;
}

/**
 * Returns a new fee that has the values of `fee`, including its billing key and its period, except for the given
 * changes. Does not persist the new fee.
 */
function successorOf(fee: Fee, { amount = fee.amount, ...others }: Replacement['changes']): Fee {
  const { student, parent, enrollment, feeType, title, notes, currency, dueDate } = fee;
  const { period, billingKey, installment, siblingRank, billedUnits, penaltyFor, penaltyBasis } = fee;
  const next = Object.assign(new Fee(), { student, parent, enrollment, feeType, title, notes, currency, dueDate });
  Object.assign(next, { period, billingKey, installment, siblingRank, billedUnits, penaltyFor, penaltyBasis });
  Object.assign(next, pricedAt(fee, amount));
  assignGiven(next, others);
  return next;
}
