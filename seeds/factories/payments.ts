import { PaymentMethod } from '../../src/features/money/ledger/fee.enums.ts';
import type { ReceiptCounter } from '../../src/features/money/ledger/numbers/receipt-counter.entity.ts';
import type { Payment } from '../../src/features/money/ledger/payment.entity.ts';
import { itemAt } from '../../src/platform/errors/require-value.ts';
import { addDays, earlier } from '../calendar.ts';
import { daysAgo, type Maker, madeAnew, officeHours, recordOf } from '../maker.ts';
import type { BilledFee, FeeRow } from './fees.ts';

export type PaymentRow = Omit<Payment, 'academyId' | 'fee' | 'account' | 'receiver' | 'refundOf' | 'allocations'>;
export type ReceiptCounterRow = Omit<ReceiptCounter, 'academyId'>;

const METHODS = [
  PaymentMethod.CARD,
  PaymentMethod.CARD,
  PaymentMethod.BANK_TRANSFER,
  PaymentMethod.ONLINE,
  PaymentMethod.CASH,
];

/** The fees and the payments of an academy. */
export interface Ledger {
  /** The fees in their state after the payments. */
  fees: Iterable<FeeRow>;
  payments: PaymentRow[];
  /** The same fees, each together with its payments. */
  settled: Iterable<{ fee: FeeRow; payments: readonly PaymentRow[] }>;
  /** The open amount, by the id of the account. */
  owed: ReadonlyMap<string, number>;
}

/**
 * Creates the ledger of fees. Receipts are numbered without gaps, in the order of time. Each call of `bill` generates
 * all fees again. This function calls `bill` once for the payments, and again for each iteration over the fees, because
 * the memory cannot hold so many fees.
 */
export function makeLedger(maker: Maker, bill: () => Iterable<BilledFee>, receivedBy: string): Ledger {
  const payments: PaymentRow[] = [];
  const owed = new Map<string, number>();
  for (const billed of bill()) {
    const { accountId, amount, voidedAt } = billed.fee;
    const ofFee = paymentsOf(maker, billed, receivedBy);
    const left = ofFee.reduce((rest, payment) => rest - payment.amount, voidedAt ? 0 : amount);
    owed.set(accountId, (owed.get(accountId) ?? 0) + left);
    payments.push(...ofFee);
  }
  const inTime = payments.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const [index, payment] of inTime.entries()) {
    payment.receiptNumber = `RCP-${String(index + 1).padStart(6, '0')}`;
  }
  const settled = madeAnew(function* () {
    let next = 0;
    for (const { fee } of bill()) {
      const first = next;
      while (payments[next]?.feeId === fee.id) next++;
      const ofFee = payments.slice(first, next);
      yield { fee: settle(fee, ofFee), payments: ofFee };
    }
  });
  const fees = madeAnew(function* () {
    for (const { fee } of settled) yield fee;
  });
  return { fees, payments: inTime, settled, owed };
}

/** Creates the counter from which later receipts are numbered. */
export const makeReceiptCounter = (maker: Maker, payments: PaymentRow[]): ReceiptCounterRow => ({
  ...recordOf(maker, itemAt(payments, -1).paidAt),
  lastNumber: payments.length,
});

/** Returns the payments of a fee in the order of time. The payments have no receipt numbers yet. */
function paymentsOf(maker: Maker, { fee, paid }: BilledFee, receivedBy: string): PaymentRow[] {
  const { random } = maker;
  const method = random.pick(METHODS);
  const pay = (days: number, amount: number, refundOf?: PaymentRow): PaymentRow => {
    const date = earlier(addDays(fee.createdAt.slice(0, 10), days), daysAgo(maker, 1));
    const paidAt = officeHours(maker, date);
    return {
      ...recordOf(maker, paidAt),
      accountId: fee.accountId,
      feeId: fee.id,
      amount,
      currency: fee.currency,
      method,
      reference: method === PaymentMethod.BANK_TRANSFER ? `TRF ${random.int(100_000, 999_999)}` : null,
      paidAt,
      paidOn: date,
      receiptNumber: '',
      receivedBy,
      refundOfId: refundOf?.id ?? null,
    };
  };
  const half = Math.floor(fee.amount / 2);
  switch (paid) {
    case 'nothing':
      return [];
    case 'half':
      return [pay(2, half)];
    case 'all':
      return [pay(random.int(2, 20), fee.amount)];
    case 'late':
      return [pay(random.int(40, 80), fee.amount)];
    case 'instalments':
      return inOrder([pay(2, half), pay(24, fee.amount - half)]);
    case 'refunded': {
      const payment = pay(2, fee.amount);
      return [payment, pay(4, -half, payment)];
    }
  }
}

const inOrder = (payments: PaymentRow[]): PaymentRow[] => payments.sort((a, b) => (a.id < b.id ? -1 : 1));

/**
 * Returns the fee in its state after the payments. Its method and receipt are those of the last payment that is not a
 * refund.
 */
function settle(fee: FeeRow, payments: PaymentRow[]): FeeRow {
  const last = payments.findLast((payment) => payment.refundOfId === null);
  if (!last) return fee;
  return {
    ...fee,
    updatedAt: itemAt(payments, -1).paidAt,
    paidAmount: payments.reduce((sum, payment) => sum + payment.amount, 0),
    paymentMethod: last.method,
    receiptNumber: last.receiptNumber,
  };
}
