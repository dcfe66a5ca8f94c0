import type { PaperLook } from '../../../platform/papers/paper.ts';
import type { FeeType, PaymentMethod } from '../ledger/fee.enums.ts';

/** The part of a payment that paid a fee. */
export interface ReceiptPart {
  readonly title: string | null;
  readonly type: `${FeeType}`;
  /** The name of the student; null if the fee is for no student, or for a student whom the caller cannot see. */
  readonly student: string | null;
  /** Minor units; negative for a refund. */
  readonly amount: number;
}

/** A payment as its receipt prints it. */
export interface Receipt {
  readonly number: string;
  /** Minor units; negative for a refund. */
  readonly amount: number;
  readonly currency: string;
  readonly method: `${PaymentMethod}`;
  readonly reference: string | null;
  /** RFC 3339, UTC. */
  readonly paidAt: string;
  /** The day of the payment in the academy's time zone. */
  readonly paidOn: string;
  /** The name of the payer; null if the caller cannot see the account. */
  readonly payer: string | null;
  /** The number of the account; null if the caller cannot see the account. */
  readonly account: string | null;
  /** For a refund: the receipt number of the payment. */
  readonly refundOf: string | null;
}

/** A refund of a payment. */
export interface ReceiptRefund {
  readonly number: string;
  readonly paidOn: string;
  /** Minor units, negative. */
  readonly amount: number;
}

/** The data of a receipt's paper. */
export interface ReceiptData extends Receipt {
  readonly look: PaperLook;
  readonly logo: Uint8Array | null;
  readonly parts: readonly ReceiptPart[];
  readonly refunds: readonly ReceiptRefund[];
}
