import { issueInvoice } from '../../src/features/money/invoices/issue-invoice.ts';
import type { DemoContext } from '../demo-context.ts';

/** The numbers of loaded fees that get an invoice, of each kind. */
const PAID = 3;
const OPEN = 3;

/** Issues invoices for some fees that are paid, and for some that are still open. */
export async function issueInvoices({ as, rows }: DemoContext): Promise<void> {
  const standing = rows.fees.filter(({ voidedAt }) => voidedAt === null);
  const paid = standing.filter(({ amount, paidAmount }) => paidAmount === amount).slice(-PAID);
  const open = standing.filter(({ paidAmount, creditedAmount }) => paidAmount + creditedAmount === 0).slice(-OPEN);
  for (const { id } of [...paid, ...open]) await as('office', (ctx) => issueInvoice(ctx, id));
}
