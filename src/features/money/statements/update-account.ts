import { assertVersion, assignGiven } from '../../../platform/database/records.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { lockAccounts } from '../accounts/open-accounts.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import type { UpdateAccountInput } from './account.inputs.ts';

/**
 * Changes an account. If the automatic allocation of credit is switched on, existing credit immediately pays open fees.
 */
export function updateAccount(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...changes }: UpdateAccountInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const [account] = await lockAccounts(em, [id]);
    if (!account) throw notFound('Account');
    assertVersion(account, expectedVersion);
    assignGiven(account, changes);
    await new LedgerPosting(ctx, em, [account]).commit();
  });
}
