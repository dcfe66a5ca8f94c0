import { sum } from './arithmetic.ts';
import type { Day } from './days.ts';

/** A payment or a credit note. */
export interface Fund {
  readonly kind: 'payment' | 'note';
  readonly amount: number;
  readonly on: Day;
  /** Older funds have lower numbers. */
  readonly number: number;
  readonly method?: string;
  /** The fee of a credit note. */
  readonly fee: Fee | null;
  id: string;
  isVoided: boolean;
}

type EntryKind = 'charge' | 'adjust' | 'void' | 'payment' | 'credit_note' | 'refund' | 'move';

/** A ledger entry: a positive amount increases the debt. Entries without a fee are credit of the account. */
export interface Entry {
  readonly fee: Fee | null;
  readonly fund: Fund | null;
  readonly kind: EntryKind;
  readonly amount: number;
  readonly on: Day;
}

export interface Fee {
  /** The billing key, or a name that the test invents for a fee without a billing key. */
  readonly key: string;
  id: string;
  account: Account;
  readonly type: string;
  readonly due: Day;
  readonly billedOn: Day;
  readonly taxes: readonly number[];
  readonly student: string;
  readonly course: string | null;
  /** For a penalty: its fee and the end of the grace period. */
  readonly penaltyFor?: { readonly fee: Fee; readonly graceEnd: Day };
  isVoided: boolean;
}

/** The account of a payer. It contains only the flow of money, and not the reasons for billing. */
export class Account {
  readonly fees: Fee[] = [];
  readonly funds: Fund[] = [];
  readonly entries: Entry[] = [];
  appliesCredit = true;
  id = '';

  constructor(readonly payer: string) {}

  private write(kind: EntryKind, fee: Fee | null, fund: Fund | null, amount: number, on: Day): void {
    if (amount !== 0) this.entries.push({ kind, fee, fund, amount, on });
  }

  /** Returns the balance of a fee at the end of a day, by the entries effective until then. */
  balance(fee: Fee, asOf: Day = '9999-12-31'): number {
    return sum(this.entries.filter((entry) => entry.fee === fee && entry.on <= asOf).map(({ amount }) => amount));
  }

  amount(fee: Fee): number {
    const kinds: EntryKind[] = ['charge', 'adjust'];
    const entries = this.entries.filter((entry) => entry.fee === fee && kinds.includes(entry.kind));
    return sum(entries.map(({ amount }) => amount));
  }

  /** Returns the part of a fund that is on a fee; if `fee` is null, the part that is on no fee. */
  held(fund: Fund, fee: Fee | null): number {
    return 0 - sum(this.entries.filter((each) => each.fund === fund && each.fee === fee).map(({ amount }) => amount));
  }

  /** Returns the amount on a fee that comes from funds of one kind: from payments, or from credit notes. */
  on(fee: Fee, kind: Fund['kind']): number {
    return sum(this.funds.filter((fund) => fund.kind === kind).map((fund) => this.held(fund, fee)));
  }

  notesFor(fee: Fee): number {
    return sum(
      this.funds.filter((fund) => fund.fee === fee && fund.kind === 'note' && !fund.isVoided).map((n) => n.amount),
    );
  }

  credit(asOf: Day = '9999-12-31'): number {
    return 0 - sum(this.entries.filter((each) => each.fee === null && each.on <= asOf).map(({ amount }) => amount));
  }

  owed(): number {
    return sum(this.fees.map((fee) => this.balance(fee)));
  }

  /** Returns the open fees in the order in which they are paid: by due date, with penalties last. */
  open(): Fee[] {
    const isOpen = (fee: Fee) => this.balance(fee) > 0;
    return this.fees.filter(isOpen).sort((a, b) => Number(!!a.penaltyFor) - Number(!!b.penaltyFor) || byDue(a, b));
  }

  charge(fee: Fee, amount: number): void {
    this.fees.push(fee);
    this.write('charge', fee, null, amount, fee.billedOn);
  }

  /** Changes the amount of a fee. Excess money on the fee becomes credit. */
  adjust(fee: Fee, amount: number, on: Day): void {
    this.write('adjust', fee, null, amount - this.amount(fee), on);
    this.giveBack(fee, on);
  }

  void(fee: Fee, on: Day): void {
    this.write('void', fee, null, -this.balance(fee), on);
    fee.isVoided = true;
  }

  /** Applies a payment to the named fees or, without names, to all open fees. The remaining amount becomes credit. */
  pay(given: Pick<Fund, 'amount' | 'on' | 'method' | 'number'>, named?: ReadonlyMap<Fee, number>): Fund {
    const fund = this.fund({ ...given, kind: 'payment', fee: null });
    let left = fund.amount;
    const shares = named ?? new Map(this.open().map((fee) => [fee, this.balance(fee)]));
    for (const [fee, most] of shares) {
      const share = Math.min(left, most);
      this.write('payment', fee, fund, -share, fund.on);
      left -= share;
    }
    this.write('payment', null, fund, -left, fund.on);
    return fund;
  }

  /**
   * Refunds a payment. Uses first the part on no fee, and then the parts on fees, beginning with the latest due date.
   */
  refund(fund: Fund, amount: number, on: Day): void {
    let left = amount;
    for (const fee of [null, ...[...this.fees].sort((a, b) => byDue(b, a))]) {
      const share = Math.min(left, this.held(fund, fee));
      this.write('refund', fee, fund, share, on);
      left -= share;
    }
  }

  /** Issues a credit note for a fee or for the account. The part above the fee's balance becomes credit. */
  note(given: Pick<Fund, 'amount' | 'on' | 'fee' | 'number'>): Fund {
    const fund = this.fund({ ...given, kind: 'note' });
    this.write('credit_note', fund.fee, fund, -fund.amount, fund.on);
    if (fund.fee) this.giveBack(fund.fee, fund.on);
    return fund;
  }

  /** Voids a credit note whose money is on its fee or on no fee. */
  voidNote(fund: Fund, on: Day): void {
    this.move(fund, null, fund.fee, this.held(fund, null), on);
    this.write('credit_note', fund.fee, fund, fund.amount, on);
    fund.isVoided = true;
  }

  /** Applies credit to open fees, the oldest money first. */
  settle(on: Day): void {
    if (!this.appliesCredit || this.credit() === 0) return;
    for (const fee of this.open()) {
      for (const fund of this.funds) this.move(fund, null, fee, Math.min(this.held(fund, null), this.balance(fee)), on);
    }
  }

  /** Turns excess money on a fee into credit, beginning with the newest money. */
  private giveBack(fee: Fee, on: Day): void {
    for (const fund of [...this.funds].reverse()) {
      this.move(fund, fee, null, Math.min(this.held(fund, fee), -this.balance(fee)), on);
    }
  }

  private move(fund: Fund, from: Fee | null, to: Fee | null, amount: number, on: Day): void {
    if (amount <= 0) return;
    this.write('move', from, fund, amount, on);
    this.write('move', to, fund, -amount, on);
  }

  private fund(given: Omit<Fund, 'id' | 'isVoided'>): Fund {
    const fund = { ...given, id: '', isVoided: false };
    this.funds.push(fund);
    return fund;
  }
}

/** Sorts fees by due date, and fees with the same due date by id, which is the order of creation. */
const byDue = (a: Fee, b: Fee): number => compare(a.due, b.due) || compare(a.id, b.id);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
