import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Fee } from './fee.entity.ts';
import type { Taxed } from './fee-amounts.ts';
import type { EntryKind } from './ledger.enums.ts';

/** The source of money: a payment, or a credit note. */
export interface Source {
  readonly paymentId: string | null;
  readonly creditNoteId: string | null;
}

/** An amount of money from a source: an allocation to a fee, or credit of an account. */
export interface Money extends Source {
  readonly accountId: string;
  readonly feeId: string | null;
  readonly amount: number;
}

/** The fields of a fee that are needed to post a ledger entry for the fee. */
type PostedFee = Pick<Fee, 'id' | 'currency'> & Taxed & Partial<Pick<Fee, 'invoicedAt'>>;

/** A ledger entry to insert. */
export interface Posting extends Partial<Source> {
  readonly kind: EntryKind;
  /** Null for credit of the account. */
  readonly fee: PostedFee | null;
  /** The change of the open amount, in minor units. */
  readonly amount: number;
  /** The tax in the amount. When omitted, the tax is computed from the settled amount of the fee. */
  readonly tax?: number;
  /** The id of the refund that returns the money. */
  readonly refundId?: string;
  /** YYYY-MM-DD; today when omitted. */
  readonly effectiveOn?: string;
}

/** A posting for locked accounts that is not committed yet. Callers add entries to the posting. */
export interface OpenPosting {
  /** The request that posts the entries. */
  readonly ctx: RequestContext;
  /** The current day of the academy. */
  readonly today: string;
  /** Adds an entry for an account. */
  post(accountId: string, posting: Posting): void;
  /** Adds an entry for a fee, in the account of the fee. */
  postFee(fee: Fee, posting: Omit<Posting, 'fee'>): void;
  /** Returns true if a fee is in the academy's currency. Accounts ignore fees in other currencies. */
  isOwn(fee: Pick<Fee, 'currency'>): boolean;
  /** Returns true if the posting includes an account. */
  holds(accountId: string): boolean;
  /** Allocates credit from a source to a fee. With a negative amount, returns credit from the fee to the account. */
  move(fee: Fee, source: Source, amount: number): void;
}

/** Fees that received back-dated payments, and the posting that contains the payments. */
export interface EnteredLate {
  readonly books: OpenPosting;
  readonly feeIds: readonly string[];
}
