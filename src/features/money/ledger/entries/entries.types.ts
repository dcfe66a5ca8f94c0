import type { FeeType } from '../fee.enums.ts';
import type { EntryKind } from '../ledger.enums.ts';

/** A ledger entry, with the names and numbers of the records to which it refers. */
export interface EntryRow {
  readonly id: string;
  readonly accountId: string;
  readonly feeId: string | null;
  readonly paymentId: string | null;
  readonly creditNoteId: string | null;
  readonly refundId: string | null;
  readonly kind: EntryKind;
  readonly amount: number;
  readonly effectiveOn: string;
  readonly recordedAt: string;
  readonly feeType: FeeType | null;
  readonly feeTitle: string | null;
  readonly receiptNumber: string | null;
  readonly creditNoteNumber: string | null;
  readonly actor: string | null;
}
