import { sql } from 'kysely';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { dayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { requireReadContext } from '../../../platform/tenancy/require-read-context.ts';
import { conditionOf } from '../../people/students/student.visibility.ts';
import { invoiceVisibility } from '../invoices/invoice.visibility.ts';
import type { PrintedCreditNote } from './invoice.types.ts';

/** An issued invoice. `isVoided` is true if its fee was voided. */
interface IssuedInvoice<Snapshot> {
  readonly snapshot: Snapshot;
  readonly logoFileId: string | null;
  readonly isVoided: boolean;
}

/** Returns the invoice for a fee; null if none was issued, or if the caller cannot see it. */
export async function readIssuedInvoice<Snapshot>(
  ctx: RequestContext,
  feeId: string,
): Promise<IssuedInvoice<Snapshot> | null> {
  const context = requireReadContext(ctx);
  const { academyId } = context;
  const [row] = await ctx.session.query(
    sql<{ snapshot: unknown; logoFileId: string | null; voidedAt: string | null }>`select i.snapshot,
        i.logo_file_id as "logoFileId", f.voided_at as "voidedAt"
      from invoices i join fees f on f.academy_id = ${academyId} and f.id = i.fee_id
      where i.academy_id = ${academyId} and i.fee_id = ${feeId} and ${conditionOf(invoiceVisibility(context, sql`i.account_id`))}`,
  );
  if (!row) return null;
  const { snapshot, logoFileId, voidedAt } = row;
  return { snapshot: fromJsonColumn<Snapshot>(snapshot), logoFileId, isVoided: voidedAt !== null };
}

/** Returns the credit notes for a fee, oldest first. Omits voided credit notes. */
export async function readPrintedCreditNotes(ctx: RequestContext, feeId: string): Promise<PrintedCreditNote[]> {
  const { academyId } = requireReadContext(ctx);
  const rows = await ctx.session.query(
    sql<{ number: string; createdAt: string; amount: string }>`select n.number, n.created_at as "createdAt", n.amount
      from credit_notes n
      where n.academy_id = ${academyId} and n.fee_id = ${feeId} and n.voided_at is null order by n.id`,
  );
  return rows.map(({ number, createdAt, amount }) => ({ number, day: dayOf(ctx, createdAt), amount: Number(amount) }));
}
