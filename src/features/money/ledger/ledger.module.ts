import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { keepBilledTerms } from './billed-terms.ts';
import { BillingRun } from './billing-run.entity.ts';
import { CreditNote } from './credit-note.entity.ts';
import { keepCurrency } from './currency.ts';
import { Fee } from './fee.entity.ts';
import { creditApplied } from './fee.outbox.ts';
import { FeeBalance } from './fee-balance.entity.ts';
import { FormerDueDate } from './former-due-date.entity.ts';
import { Invoice } from './invoices/invoice.entity.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';
import { CreditNoteCounter } from './numbers/credit-note-counter.entity.ts';
import { InvoiceCounter } from './numbers/invoice-counter.entity.ts';
import { ReceiptCounter } from './numbers/receipt-counter.entity.ts';
import { Payment } from './payment.entity.ts';
import { PaymentCount } from './payment-count.entity.ts';

export const ledgerModule: FeatureModule = {
  entities: [
    ...[BillingRun, Fee, Payment, PaymentCount, CreditNote, LedgerEntry, FeeBalance, FormerDueDate, Invoice],
    ...[ReceiptCounter, CreditNoteCounter, InvoiceCounter],
  ],
  eventTypes: [creditApplied],
  handlers: [keepCurrency, keepBilledTerms],
};
