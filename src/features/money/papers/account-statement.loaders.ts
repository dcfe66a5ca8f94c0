import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { conditionOf } from '../../people/students/student.visibility.ts';
import { accountVisibility } from '../accounts/account.visibility.ts';
import { entriesOfAccounts, openingOfAccounts } from '../ledger/entries/entries.loaders.ts';
import type { PrintedAccount, PrintedEntry } from './account-statement.types.ts';

/** Returns an account with its payer; null if the caller cannot see the account. */
export async function readPrintedAccount(ctx: RequestContext, id: string): Promise<PrintedAccount | null> {
  const context = requireReadContext(ctx);
  const { academyId } = context;
  const [account] = await ctx.session.query(
    sql<PrintedAccount>`select a.number, coalesce(p.name, s.name) as payer
      from accounts a
      left join parents p on p.academy_id = ${academyId} and p.id = a.parent_id
      left join students s on s.academy_id = ${academyId} and s.id = a.student_id
      where a.academy_id = ${academyId} and a.id = ${id} and ${conditionOf(accountVisibility(context, 'a'))}`,
  );
  return account ?? null;
}

/** Returns the entries of an account in a period, and the balance before them. The caller must see the account. */
export async function readPrintedEntries(
  ctx: RequestContext,
  id: string,
  period: { readonly from: string; readonly to: string },
): Promise<{ opening: number; entries: PrintedEntry[] }> {
  const opening = (await openingOfAccounts(ctx, [id], period.from)).get(id) ?? 0;
  let balance = opening;
  const entries = (await entriesOfAccounts(ctx, [id], period)).map((entry) => {
    const { effectiveOn: day, kind, feeTitle, feeType, receiptNumber, creditNoteNumber, amount } = entry;
    balance += amount;
    return { day, kind, feeTitle, feeType, number: receiptNumber ?? creditNoteNumber, amount, balance };
  });
  return { opening, entries };
}
