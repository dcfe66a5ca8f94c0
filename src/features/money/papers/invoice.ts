import { notFound } from '../../../platform/errors/app-error.ts';
import { foundPaper, type PaperSource } from '../../../platform/paper-sources/paper-source.ts';
import { pageSizeIn } from '../../../platform/papers/page-size.ts';
import type { PaperLook } from '../../../platform/papers/paper.ts';
import { readPicture } from '../../../platform/papers/read-picture.ts';
import type { InvoiceSnapshot } from '../ledger/invoices/invoice-snapshot.ts';
import { readIssuedInvoice, readPrintedCreditNotes } from './invoice.loaders.ts';
import { invoicePaper } from './invoice.paper.ts';
import type { PrintedInvoice } from './invoice.types.ts';

/** Returns the look of an invoice: the look that the academy had when the invoice was issued. */
function lookOf({ seller, locale }: InvoiceSnapshot): PaperLook {
  const { name, address, postalCode, city, state, country, phone, email, website, primaryColor } = seller;
  const details = [
    [address, [postalCode, city].filter(Boolean).join(' '), state, country],
    [phone, email, website],
  ].map((parts) => parts.filter(Boolean).join(' · '));
  return {
    ...{ name, locale, primaryColor, pageSize: pageSizeIn(country ?? '', locale) },
    details: details.filter((line) => line !== ''),
  };
}

function printedOf({ seller, buyer, student, lines, taxes, ...snapshot }: InvoiceSnapshot): PrintedInvoice {
  const { number, issuedOn, dueDate, currency, feeType, title, net, amount } = snapshot;
  const { legalName, taxId, footer } = seller;
  return {
    ...{ number, issuedOn, dueDate, currency, legalName, taxId, footer, buyer: buyer.name, student },
    ...{ feeType, title, net, amount },
    lines: lines.map((line) => ({ label: line.label, fraction: line.fraction, amount: line.amount })),
    taxes: taxes.map(({ name, percent, amount: tax }) => ({ name, percent, amount: tax })),
  };
}

/** Declares the PDF file of the invoice for a fee: its URL path and its data. */
export const invoiceSource: PaperSource = {
  path: '/fees/:id/invoice.pdf',
  operation: 'feeInvoicePaper',
  record: 'Invoice',
  permission: 'invoice',
  furtherScopes: ['credit_notes:read'],
  description:
    'The invoice for a fee as a PDF file, as it was when it was issued, with the credit notes for the fee. The invoice ' +
    'for a voided fee is marked. Returns 404 if no invoice was issued.',
  async find(ctx, id) {
    const issued = await readIssuedInvoice<InvoiceSnapshot>(ctx, id);
    if (!issued) throw notFound('Invoice');
    const { snapshot, logoFileId, isVoided } = issued;
    const creditNotes = await readPrintedCreditNotes(ctx, id);
    const { storage, session } = ctx;
    const logo = await readPicture({ storage, academyId: session.academyId, fileId: logoFileId });
    const data = { look: lookOf(snapshot), logo, invoice: printedOf(snapshot), isVoided, creditNotes };
    return foundPaper(`invoice-${snapshot.number}.pdf`, invoicePaper, data);
  },
};
