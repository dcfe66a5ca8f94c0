import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { insertRows, type PlainRow, updateRows } from '../../../platform/database/bulk-rows.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { recordEvent } from '../../../platform/events/outbox.ts';
import { requireAcademy, todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Account } from '../accounts/account.entity.ts';
import { applyCredit, inOrder } from './allocation.ts';
import type { Fee } from './fee.entity.ts';
import { creditApplied } from './fee.outbox.ts';
import { balanceOf, taxIn, tellLastPayment } from './fee-amounts.ts';
import { correctKept, type LateEntry } from './kept-balances.ts';
import { EntryKind } from './ledger.enums.ts';
import { moneyEnteredLate } from './ledger.signals.ts';
import type { Money, OpenPosting, Posting, Source } from './ledger.types.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';
import { lockOpenFees } from './lock-fees.ts';
import { creditsOf } from './money.sql.ts';
import { Payment } from './payment.entity.ts';

/** The kinds of entries that change the amount of a fee. An invoiced fee cannot get an entry of these kinds. */
const FIXED_BY_INVOICE: ReadonlySet<EntryKind> = new Set([EntryKind.ADJUST, EntryKind.VOID]);

interface Sums {
  owed: number;
  credit: number;
}

/**
 * Posts ledger entries for some accounts, which the transaction must have locked. `commit` inserts the posted entries,
 * updates the accounts, and allocates the credit of the accounts to their open fees. Every operation that changes the
 * amounts of a fee must post the change with this class.
 */
export class LedgerPosting implements OpenPosting {
  /** The request that posts the entries. */
  readonly ctx: RequestContext;
  readonly #em: SqlEntityManager;
  readonly #sums: Map<string, Sums>;
  readonly #accounts: readonly Account[];
  readonly #currency: string;
  #entries: PlainRow[] = [];
  /** The new entries that are dated in months whose balances are already stored. */
  #ofKept: LateEntry[] = [];
  readonly #keptUntil: ReadonlyMap<string, string>;
  /** The ids of fees with entries dated before today. */
  #late = new Set<string>();
  /** The current day of the academy. */
  readonly today: string;

  constructor(
    ctx: RequestContext,
    em: SqlEntityManager,
    accounts: readonly Account[],
    currency: string = requireAcademy(ctx).currency,
  ) {
    this.#currency = currency;
    this.ctx = ctx;
    this.#em = em;
    this.#accounts = [...new Set(accounts)];
    this.#sums = new Map(accounts.map(({ id, owed, credit }) => [id, { owed, credit }]));
    this.#keptUntil = new Map(accounts.map(({ id, balancesKeptUntil }) => [id, balancesKeptUntil]));
    this.today = todayOf(ctx);
  }

  /** Adds an entry for an account. `commit` inserts the entry. */
  post(accountId: string, { fee, amount, tax, effectiveOn = this.today, ...posting }: Posting): void {
    const sums = this.#sums.get(accountId);
    if (!sums) throw new Error('Money of an account was moved that is not locked.');
    if (amount === 0) return;
    // the amount of an invoiced fee changes only by credit notes
    if (fee?.invoicedAt && FIXED_BY_INVOICE.has(posting.kind)) throw new Error('An invoiced fee was to be changed.');
    if (!fee) sums.credit -= amount;
    else if (this.isOwn(fee)) sums.owed += amount;
    if (fee && effectiveOn < this.today) this.#late.add(fee.id);
    const feeId = fee?.id ?? null;
    const keptUntil = requireValue(this.#keptUntil.get(accountId));
    if (effectiveOn <= keptUntil && (!fee || this.isOwn(fee))) {
      this.#ofKept.push({ accountId, feeId, amount, effectiveOn, keptUntil });
    }
    this.#entries.push({
      id: uuid(),
      accountId,
      feeId,
      paymentId: posting.paymentId ?? null,
      creditNoteId: posting.creditNoteId ?? null,
      refundId: posting.refundId ?? null,
      kind: posting.kind,
      amount,
      tax: tax ?? (fee ? taxIn(fee, amount) : 0),
      effectiveOn,
      actorId: this.ctx.principal?.userId ?? null,
    });
  }

  /** Adds an entry for a fee, in the account of the fee. */
  postFee(fee: Fee, posting: Omit<Posting, 'fee'>): void {
    this.post(fee.account.id, { ...posting, fee });
  }

  /** Returns true if a fee is in the academy's currency. Accounts ignore fees in other currencies. */
  isOwn(fee: Pick<Fee, 'currency'>): boolean {
    return fee.currency === this.#currency;
  }

  /** Returns true if the posting includes an account. */
  holds(accountId: string): boolean {
    return this.#sums.has(accountId);
  }

  /** Inserts the posted entries, allocates credit, and updates the accounts. */
  async commit(): Promise<void> {
    await this.#enter();
    await this.#tellLate();
    await this.#applyCredit();
    const changed = this.#accounts.flatMap(({ id, owed, credit }) => {
      const sums = this.#sums.get(id);
      return sums && (sums.owed !== owed || sums.credit !== credit) ? { id, ...sums } : [];
    });
    await updateRows(this.#em, Account, changed);
  }

  /** Inserts the posted entries, after the rows to which they refer. */
  async #enter(): Promise<void> {
    await this.#em.flush();
    const [entries, ofKept] = [this.#entries, this.#ofKept];
    [this.#entries, this.#ofKept] = [[], []];
    await insertRows(this.#em, LedgerEntry, entries);
    await correctKept(this.#em, ofKept);
  }

  /** Publishes a signal about the entries that are dated before today. Must run before credit is allocated. */
  async #tellLate(): Promise<void> {
    if (this.#late.size === 0) return;
    const feeIds = [...this.#late];
    this.#late = new Set();
    await this.ctx.signals.publish(this.ctx, this.#em, moneyEnteredLate, { books: this, feeIds });
    await this.#enter();
  }

  /** Allocates credit, the oldest first, to open fees in payment order. */
  async #applyCredit(): Promise<void> {
    const credited = this.#accounts.filter(
      ({ id, autoApplyCredit }) => autoApplyCredit && (this.#sums.get(id)?.credit ?? 0) > 0,
    );
    if (credited.length === 0) return;
    const ids = credited.map(({ id }) => id);
    const open = await lockOpenFees(this.#em, ids, this.#currency);
    if (open.length === 0) return;
    const fees = Map.groupBy(open, ({ account }) => account.id);
    const credits = Map.groupBy(await creditsOf(this.#em, ids), ({ accountId }) => accountId);
    const payments = await this.#paymentsOf([...credits.values()].flat());
    for (const id of ids) {
      const moves = applyCredit(
        (credits.get(id) ?? []).map((source) => ({ of: source, amount: source.amount })),
        inOrder(fees.get(id) ?? []).map((fee) => ({ of: fee, amount: balanceOf(fee) })),
      );
      for (const { source, fee, amount } of moves) {
        this.move(fee, source, amount);
        const payment = payments.get(source.paymentId ?? '');
        if (payment) tellLastPayment(fee, payment);
      }
      if (moves.length > 0) {
        const told = moves.map(({ source, fee, amount }) => ({ ...source, feeId: fee.id, amount }));
        recordEvent(this.#em, creditApplied, { accountId: id, currency: this.#currency, moves: told });
      }
    }
    await this.#enter();
  }

  /** Allocates credit from a source to a fee. With a negative amount, returns credit from the fee to the account. */
  move(fee: Fee, { paymentId, creditNoteId }: Source, amount: number): void {
    const of = { kind: EntryKind.MOVE, paymentId, creditNoteId };
    this.post(fee.account.id, { ...of, fee: null, amount });
    this.postFee(fee, { ...of, amount: -amount });
    if (paymentId) fee.paidAmount += amount;
    else fee.creditedAmount += amount;
  }

  async #paymentsOf(credits: readonly Money[]): Promise<Map<string, Payment>> {
    const ids = [...new Set(credits.flatMap(({ paymentId }) => paymentId ?? []))];
    const payments = ids.length > 0 ? await this.#em.find(Payment, { id: { $in: ids } }) : [];
    return new Map(payments.map((payment) => [payment.id, payment]));
  }
}
