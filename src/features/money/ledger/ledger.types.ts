import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Fee } from './fee.entity.ts';
import type { Taxed } from './fee-amounts.ts';
import type { EntryKind } from './ledger.enums.ts';

/** The source of money: a payment, or a credit note. */
export interface Source {
  readonly paymentId: string | null;
  readonly creditNoteId: string | null;
}

/** Money of a source, in minor units. */
export interface Money extends Source {
  readonly accountId: string;
  readonly feeId: string | null;
  readonly amount: number;
}

/** A line of the ledger that is to be entered. */
export interface Posting extends Partial<Source> {
  readonly kind: EntryKind;
  /** Null for the credit of the account. */
  readonly fee: (Pick<Fee, 'id' | 'currency'> & Taxed) | null;
  /** Minor units: the change of the open amount. */
  readonly amount: number;
  /** The tax in the amount; computed from the settled amount of the fee when omitted. */
  readonly tax?: number;
  /** The refund that returns the money. */
  readonly refundId?: string;
  /** YYYY-MM-DD, today when omitted. */
  readonly effectiveOn?: string;
}

/** The open books of accounts that are locked: what use cases post to before the books are closed. */
export interface OpenPosting {
  /** The request that the books are opened in. */
  readonly ctx: RequestContext;
  /** The present day of the academy. */
  readonly today: string;
  /** Notes a line of the account, to be entered. */
  post(accountId: string, posting: Posting): void;
  /** Notes a line of a fee, in its account. */
  postFee(fee: Fee, posting: Omit<Posting, 'fee'>): void;
  /** Returns whether a fee is in the academy's currency: accounts ignore fees in other currencies. */
  isOwn(fee: Pick<Fee, 'currency'>): boolean;
  /** Whether the books are of an account. */
  holds(accountId: string): boolean;
  /** Allocates credit of a source to a fee; a negative amount returns it. */
  move(fee: Fee, source: Source, amount: number): void;
}

/** Back-dated payments on fees, and the open books that they were entered in. */
export interface EnteredLate {
  readonly books: OpenPosting;
  readonly feeIds: readonly string[];
}
