import type { SqlEntityManager } from '@mikro-orm/sql';
import { now } from '../../../platform/time/now.ts';
import type { CreditNote } from '../ledger/credit-note.entity.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import type { LedgerPosting } from '../ledger/ledger-posting.ts';
import { moneyOfCreditNote } from '../ledger/money.sql.ts';

/**
 * Cancels a credit note of a fee in books that are closed later; the account and the fee are locked. Returns false and
 * changes nothing if a part of it went to another fee: that part is spent.
 */
export async function voidCreditNote(
  em: SqlEntityManager,
  books: LedgerPosting,
  creditNote: CreditNote,
  fee: Fee,
): Promise<boolean> {
  if (creditNote.voidedAt !== null || fee.voidedAt !== null || fee.account.id !== creditNote.account.id) return false;
  const places = await moneyOfCreditNote(em, creditNote.id);
  if (places.some(({ feeId }) => feeId !== null && feeId !== fee.id)) return false;
  const of = { paymentId: null, creditNoteId: creditNote.id };
  const credit = places.find(({ feeId }) => feeId === null)?.amount ?? 0;
  // the reverse of how it was issued: first back to the fee, so that reports count it where they counted the note
  if (credit > 0) books.move(fee, of, credit);
  fee.creditedAmount -= creditNote.amount;
  books.postFee(fee, { kind: EntryKind.CREDIT_NOTE, ...of, amount: creditNote.amount });
  creditNote.voidedAt = now();
  await em.flush();
  return true;
}
