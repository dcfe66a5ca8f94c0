import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { BillingRun } from './billing-run.entity.ts';
import { requirePaidFees } from './completion-fees.ts';
import { CreditNote } from './credit-note.entity.ts';
import { CreditNoteCounter } from './credit-note-counter.entity.ts';
import { keepCurrency } from './currency.ts';
import { eraseNotes } from './erase-notes.ts';
import { Fee } from './fee.entity.ts';
import { creditApplied } from './fee.events.ts';
import { creditNoteEvents, feeEvents, paymentEvents } from './fee.outbox.ts';
import { feePermissions } from './fee.permissions.ts';
import { FeeResolver } from './fee.resolver.ts';
import { FeeBalance } from './fee-balance.entity.ts';
import { FeeCount } from './fee-count.entity.ts';
import { FeeImportResolver } from './fee-import.resolver.ts';
import {
  AccountFeesResolver,
  EnrollmentFeesResolver,
  ParentFeesResolver,
  StudentFeesResolver,
} from './fee-relations.resolver.ts';
import { FeeWritesResolver } from './fee-writes.resolver.ts';
import { FormerDueDate } from './former-due-date.entity.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';
import { Payment } from './payment.entity.ts';
import { PaymentCount } from './payment-count.entity.ts';
import { ReceiptCounter } from './receipt-counter.entity.ts';

export const feesModule: FeatureModule = {
  entities: [
    BillingRun,
    Fee,
    FeeCount,
    Payment,
    PaymentCount,
    CreditNote,
    LedgerEntry,
    FeeBalance,
    FormerDueDate,
    ReceiptCounter,
    CreditNoteCounter,
  ],
  resolvers: [
    FeeResolver,
    FeeImportResolver,
    StudentFeesResolver,
    ParentFeesResolver,
    EnrollmentFeesResolver,
    AccountFeesResolver,
    FeeWritesResolver,
  ],
  recordings: [feeEvents, paymentEvents, creditNoteEvents],
  eventTypes: [creditApplied],
  handlers: [eraseNotes, keepCurrency, requirePaidFees],
  permissions: feePermissions,
};
