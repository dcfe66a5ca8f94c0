import type { PaperLook } from '../../../platform/papers/paper.ts';
import type { FeeType } from '../ledger/fee.enums.ts';

/** The values of an invoice that its PDF file prints. Amounts are in minor units. */
export interface PrintedInvoice {
  readonly number: string;
  readonly issuedOn: string;
  readonly dueDate: string;
  readonly currency: string;
  readonly legalName: string | null;
  readonly taxId: string | null;
  readonly footer: string | null;
  readonly buyer: string;
  readonly student: { readonly name: string; readonly studentNumber: string } | null;
  readonly feeType: `${FeeType}`;
  readonly title: string | null;
  readonly lines: readonly { readonly label: string; readonly fraction: string | null; readonly amount: number }[];
  readonly net: number;
  /** `percent` is in hundredths of a per cent. */
  readonly taxes: readonly { readonly name: string; readonly percent: number; readonly amount: number }[];
  readonly amount: number;
}

/** A credit note that is printed with an invoice. */
export interface PrintedCreditNote {
  readonly number: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly amount: number;
}

/** The data of the paper of an invoice. */
export interface InvoiceData {
  readonly look: PaperLook;
  readonly logo: Uint8Array | null;
  readonly invoice: PrintedInvoice;
  /** True if the fee was voided. */
  readonly isVoided: boolean;
  /** The credit notes for the fee that are not voided, oldest first. */
  readonly creditNotes: readonly PrintedCreditNote[];
}
