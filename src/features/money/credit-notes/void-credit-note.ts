import type { SqlEntityManager } from '@mikro-orm/sql';
import { now } from '../../../platform/time/now.ts';
import type { CreditNote } from '../ledger/credit-note.entity.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import type { LedgerPosting } from '../ledger/ledger-posting.ts';
import { moneyOfCreditNote } from '../ledger/money.sql.ts';

/**
 * Voids a credit note of a fee. The caller commits the posting later. The account and the fee must be locked. If a
 * part of the credit has already paid another fee, returns false and changes nothing.
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
  // undoes the steps of issuing in reverse order: the credit returns to the fee first, so that reports count it for
  // the same fee as the credit note
  if (credit > 0) books.move(fee, of, credit);
  fee.creditedAmount -= creditNote.amount;
  books.postFee(fee, { kind: EntryKind.CREDIT_NOTE, ...of, amount: creditNote.amount });
  creditNote.voidedAt = now();
  await em.flush();
  return true;
}
