import type { SqlEntityManager } from '@mikro-orm/sql';
import { CreditNote } from './credit-note.entity.ts';
import { CreditNoteCounter } from './credit-note-counter.entity.ts';
import { nextNumber } from './gapless-numbers.ts';
import { Payment } from './payment.entity.ts';
import { ReceiptCounter } from './receipt-counter.entity.ts';

/** The next receipt number of the academy; to be taken last, behind every other lock. */
export const nextReceiptNumber = (em: SqlEntityManager): Promise<string> =>
  nextNumber(em, {
    prefix: 'RCP-',
    counter: ReceiptCounter,
    rows: Payment,
    column: 'receiptNumber',
    name: 'receipt_number',
  });

/** The next number of a credit note; to be taken last, too. */
export const nextCreditNoteNumber = (em: SqlEntityManager): Promise<string> =>
  nextNumber(em, { prefix: 'CRN-', counter: CreditNoteCounter, rows: CreditNote, column: 'number', name: 'number' });
