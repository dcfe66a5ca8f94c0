import type { PaperLook } from '../../../platform/papers/paper.ts';
import type { FeeType } from '../ledger/fee.enums.ts';
import type { EntryKind } from '../ledger/ledger.enums.ts';

/** A ledger entry as the paper prints it. Amounts are minor units. */
export interface PrintedEntry {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly kind: `${EntryKind}`;
  readonly feeTitle: string | null;
  readonly feeType: `${FeeType}` | null;
  /** The number of the receipt or of the credit note. */
  readonly number: string | null;
  readonly amount: number;
  /** The open amount less the credit, after the entry. */
  readonly balance: number;
}

/** The number of an account, and the name of its payer. */
export interface PrintedAccount {
  readonly number: string;
  readonly payer: string | null;
}

/** The data of the paper of an account statement. */
export interface AccountStatementData {
  readonly look: PaperLook;
  readonly logo: Uint8Array | null;
  readonly account: PrintedAccount;
  /** The first day of the period. The field `to` is the last day. */
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly opening: number;
  readonly entries: readonly PrintedEntry[];
}
