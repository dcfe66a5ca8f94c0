import { updateRows } from '../../../platform/database/bulk-rows.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { annotateRequest } from '../../../platform/http/request-report.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { assertNotVoided } from '../ledger/fee-amounts.ts';
import { Invoice } from '../ledger/invoices/invoice.entity.ts';
import { lockInvoicedPeople, writeInvoice } from '../ledger/invoices/write-invoice.ts';
import { lockFee } from '../ledger/lock-fees.ts';

/**
 * Issues the invoice for a fee. If the fee already has an invoice, issues no new one. Returns the id of the invoice.
 */
export function issueInvoice(ctx: RequestContext, feeId: string): Promise<string> {
  return ctx.session.write(async (em) => {
    await lockInvoicedPeople(em, feeId);
    const fee = (await lockFee(em, feeId))?.fee;
    if (!fee) throw notFound('Fee');
    if (fee.invoicedAt) {
      annotateRequest(ctx.report, { isRepeated: true });
      return (await em.findOneOrFail(Invoice, { fee })).id;
    }
    assertNotVoided(fee, 'feeId');
    const { id, issuedAt: invoicedAt } = await writeInvoice(ctx, em, fee);
    await em.flush();
    // the update is silent, because the values and the version of the fee stay the same
    await updateRows(em, Fee, [{ id: fee.id, invoicedAt }], { isSilent: true });
    return id;
  });
}
