import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { openAccounts } from '../accounts/open-accounts.ts';
import type { Fee } from '../ledger/fee.entity.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';

/**
 * Bills new fees to the accounts of their payers, and pays them from account credit. Creates missing accounts, and
 * locks the accounts. The caller must lock people before the call, and fees after it.
 */
export async function billFees(ctx: RequestContext, em: SqlEntityManager, fees: readonly Fee[]): Promise<void> {
  const billed = fees.map(({ student, parent }) => ({ studentId: student?.id ?? null, parentId: parent?.id ?? null }));
  const accounts = await openAccounts(em, billed);
  const books = new LedgerPosting(ctx, em, accounts.all, fees[0]?.currency);
  for (const [index, fee] of fees.entries()) {
    const account = accounts.of[index];
    if (!account) throw new Error('A fee was billed without an account.');
    fee.account = account;
    em.persist(fee);
    books.postFee(fee, { kind: EntryKind.CHARGE, amount: fee.amount });
  }
  await books.commit();
}
