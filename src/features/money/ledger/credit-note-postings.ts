import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import type { Account } from '../accounts/account.entity.ts';
import { CreditNote } from './credit-note.entity.ts';
import type { Fee } from './fee.entity.ts';
import { balanceOf } from './fee-amounts.ts';
import { CreditReason, EntryKind } from './ledger.enums.ts';
import type { OpenPosting } from './ledger.types.ts';
import type { LedgerPosting } from './ledger-posting.ts';
import { lockOpenFees } from './lock-fees.ts';
import { creditableOf } from './money.sql.ts';
import { nextCreditNoteNumber } from './numbers/receipts.ts';

/** A credit note to issue. */
export interface NewCreditNote extends Pick<CreditNote, 'amount' | 'reason' | 'currency'> {
  readonly fee: Fee | null;
  readonly note?: string | null | undefined;
}

/**
 * Posts a credit note for a locked account, and optionally for a locked fee of this account. If the amount exceeds the
 * balance of the fee, the rest becomes account credit, which pays other fees. The caller commits the posting later.
 */
export async function postCreditNote(
  em: SqlEntityManager,
  books: OpenPosting,
  account: Account,
  { fee, amount, reason, note = null, currency }: NewCreditNote,
): Promise<CreditNote> {
  const billed = await creditableOf(em, account.id, fee?.id ?? null);
  // only fees in the academy's currency can produce account credit
  const most = fee && !books.isOwn(fee) ? Math.min(billed, balanceOf(fee)) : billed;
  if (amount > most) {
    const billedTo = valueIfReadable(books.ctx, fee ? 'Fee' : 'Account', formatMoney(most), 'what was billed');
    throw invalidField('amount', messages.atMost('amount', billedTo));
  }
  const creditNote = new CreditNote();
  Object.assign(creditNote, { account, fee, amount, reason, note, currency: fee?.currency ?? currency });
  creditNote.number = await nextCreditNoteNumber(em);
  em.persist(creditNote);
  const of = { paymentId: null, creditNoteId: creditNote.id };
  books.post(account.id, { kind: EntryKind.CREDIT_NOTE, ...of, fee, amount: -amount });
  if (fee) {
    const excess = amount - balanceOf(fee);
    fee.creditedAmount += amount;
    // the newest money on a fee becomes credit first, and this credit note is the newest
    if (excess > 0) books.move(fee, of, -excess);
  }
  return creditNote;
}

/**
 * Cancels the invoice for a locked fee: posts a credit note for the whole amount of the fee. Afterwards, the money that
 * was on the fee may pay other fees of `accounts`.
 */
export async function creditWhole(
  em: SqlEntityManager,
  books: LedgerPosting,
  fee: Fee,
  accounts: readonly [Account, ...Account[]],
): Promise<CreditNote> {
  // the lock order requires the fees that account credit may pay to be locked before the counters
  const ids = accounts.map(({ id }) => id);
  await lockOpenFees(em, ids, requireAcademy(books.ctx).currency, [fee.id]);
  const { amount, currency } = fee;
  return postCreditNote(em, books, accounts[0], { fee, amount, reason: CreditReason.CORRECTION, currency });
}
