import type { SqlEntityManager } from '@mikro-orm/sql';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { CreditNote } from '../credit-note.entity.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { Payment } from '../payment.entity.ts';
import { CreditNoteCounter } from './credit-note-counter.entity.ts';
import { InvoiceCounter } from './invoice-counter.entity.ts';
import { ReceiptCounter } from './receipt-counter.entity.ts';

/** Returns the next receipt number of the academy. Call this function last, after all other locks. */
export const nextReceiptNumber = (em: SqlEntityManager): Promise<string> =>
  nextNumber(em, {
    prefix: 'RCP-',
    counter: ReceiptCounter,
    rows: Payment,
    column: 'receiptNumber',
    name: 'receipt_number',
  });

/** Returns the next credit note number of the academy. Call this function last, after all other locks. */
export const nextCreditNoteNumber = (em: SqlEntityManager): Promise<string> =>
  nextNumber(em, { prefix: 'CRN-', counter: CreditNoteCounter, rows: CreditNote, column: 'number', name: 'number' });

/** Returns the next invoice number of the academy. Call this function last, after all other locks. */
export const nextInvoiceNumber = (em: SqlEntityManager): Promise<string> =>
  nextNumber(em, { prefix: 'INV-', counter: InvoiceCounter, rows: Invoice, column: 'number', name: 'number' });
