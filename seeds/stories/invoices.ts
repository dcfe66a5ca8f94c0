import { issueInvoice } from '../../src/features/money/invoices/issue-invoice.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';

/** The number of paid fees and of open fees that get an invoice. */
const PAID = 3;
const OPEN = 3;

/**
 * Issues invoices for some fees that are paid, and for some that are still open. The last paid fee of the demo parent
 * gets an invoice too.
 */
export async function issueInvoices({ as, member, rows }: DemoContext): Promise<void> {
  const { parentId } = member('parent');
  const { id: accountId } = theFirst(rows.accounts, (account) => account.parentId === parentId);
  const standing = rows.fees.filter(({ voidedAt }) => voidedAt === null);
  const paid = standing.filter(({ amount, paidAmount }) => paidAmount === amount).slice(-PAID);
  const open = standing.filter(({ paidAmount, creditedAmount }) => paidAmount + creditedAmount === 0).slice(-OPEN);
  const own = standing.findLast((fee) => fee.accountId === accountId && fee.paidAmount === fee.amount);
  for (const { id } of new Set([...paid, ...open, ...(own ? [own] : [])]))
    await as('office', (ctx) => issueInvoice(ctx, id));
}
