import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Fee } from './fee.entity.ts';
import type { Taxed } from './fee-amounts.ts';
import type { EntryKind } from './ledger.enums.ts';

/** Whose money it is: of a payment, or of a credit note. */
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
  /** Minor units: what is owed more. */
  readonly amount: number;
  /** The tax in that; by what is settled of the fee until then when omitted. */
  readonly tax?: number;
  /** The refund by which money is given back. */
  readonly refundId?: string;
  /** YYYY-MM-DD, today when omitted. */
  readonly effectiveOn?: string;
}

/** The open books of accounts that are locked: what use cases post to before the books are closed. */
export interface OpenBooks {
  /** The request that the books are opened in. */
  readonly ctx: RequestContext;
  /** The present day of the academy. */
  readonly today: string;
  /** Notes a line of the account, to be entered. */
  post(accountId: string, posting: Posting): void;
  /** Notes a line of a fee, in its account. */
  postFee(fee: Fee, posting: Omit<Posting, 'fee'>): void;
  /** Whether a fee is in the academy's currency: what was billed in another is no part of accounts. */
  isOwn(fee: Pick<Fee, 'currency'>): boolean;
  /** Whether the books are of an account. */
  holds(accountId: string): boolean;
  /** Takes credit of a source to a fee; a negative amount gives it back. */
  move(fee: Fee, source: Source, amount: number): void;
}

/** Money that came to fees on days that are over, and the open books that it was entered in. */
export interface EnteredLate {
  readonly books: OpenBooks;
  readonly feeIds: readonly string[];
}
