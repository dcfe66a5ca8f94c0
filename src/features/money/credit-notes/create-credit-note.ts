import type { SqlEntityManager } from '@mikro-orm/sql';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import { writeOnce } from '../../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import type { Account } from '../accounts/account.entity.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import type { CreditNote } from '../ledger/credit-note.entity.ts';
import { type NewCreditNote, postCreditNote } from '../ledger/credit-note-postings.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import { assertNotVoided } from '../ledger/fee-amounts.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { lockOpenFees } from '../ledger/lock-fees.ts';
import type { CreateCreditNoteInput } from './credit-note.inputs.ts';

/**
 * Issues a credit note for an account. Returns the id of the credit note. If the idempotency key was used before,
 * returns the id of the credit note that was issued then.
 */
export function createCreditNote(
  ctx: RequestContext,
  { idempotencyKey, ...given }: CreateCreditNoteInput,
): Promise<string> {
  const input = { ...given, accountId: given.accountId.toLowerCase(), feeId: given.feeId?.toLowerCase() ?? null };
  return writeOnce(ctx, { operation: 'createCreditNote', key: idempotencyKey, input }, async (em) => {
    const [account] = await lockAccounts(em, [input.accountId]);
    if (!account) throw invalidField('accountId', messages.selected('accountId'));
    const { currency } = requireAcademy(ctx);
    // locks the credited fee, and the fees that the credit may pay
    const fees = await lockOpenFees(em, [account.id], currency, [input.feeId]);
    const fee = input.feeId ? feeOf(account, fees, input.feeId) : null;
    return (await issue(em, new LedgerPosting(ctx, em, [account]), account, { ...input, fee, currency })).id;
  });
}

/** Returns the fee to credit. Throws if the fee is not in the account. */
function feeOf(account: Account, fees: readonly Fee[], feeId: string): Fee {
  const fee = fees.find(({ id }) => id === feeId);
  if (fee?.account.id !== account.id) throw invalidField('feeId', messages.selected('feeId'));
  assertNotVoided(fee, 'feeId');
  return fee;
}

/**
 * Issues a credit note for a locked account, and optionally for a locked fee of this account. If the amount exceeds the
 * balance of the fee, the rest becomes account credit, which pays other fees.
 */
export async function issue(
  em: SqlEntityManager,
  books: LedgerPosting,
  account: Account,
  given: NewCreditNote,
): Promise<CreditNote> {
  const creditNote = await postCreditNote(em, books, account, given);
  await books.commit();
  return creditNote;
}
