import { notFound } from '../../../platform/errors/app-error.ts';
import { foundPaper, type PaperSource } from '../../../platform/paper-sources/paper-source.ts';
import { requirePrintable } from '../../../platform/papers/printable.ts';
import { readPaperBranding } from '../../academy/academies/paper-branding.ts';
import { readReceipt, readReceiptParts, readRefunds } from './receipt.loaders.ts';
import { receiptPaper } from './receipt.paper.ts';

/** Declares the PDF file of a receipt for a payment or a refund: its URL path and its data. */
export const receiptSource: PaperSource = {
  path: '/payments/:id/receipt.pdf',
  operation: 'paymentReceipt',
  record: 'Payment',
  permission: 'payment',
  furtherScopes: ['fees:read', 'parents:read', 'students:read'],
  description:
    'The receipt of a payment as a PDF file: the payer, the paid fees that the caller can see, and the total. The receipt ' +
    'of a refund is marked as one.',
  async find(ctx, id) {
    const receipt = await readReceipt(ctx, id);
    if (!receipt) throw notFound('Payment');
    const parts = await readReceiptParts(ctx, id);
    const refunds = await readRefunds(ctx, id);
    const { look, logo } = await readPaperBranding(ctx);
    const studentName = parts.map(({ student }) => student ?? '').join(' ');
    requirePrintable(ctx, { academyName: look.name, payerName: receipt.payer, studentName });
    return foundPaper(`receipt-${receipt.number}.pdf`, receiptPaper, { ...receipt, look, logo, parts, refunds });
  },
};
