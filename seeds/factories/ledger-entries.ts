import { EntryKind } from '../../src/features/money/ledger/ledger.enums.ts';
import type { LedgerEntry } from '../../src/features/money/ledger/ledger-entry.entity.ts';
import { wallClock } from '../../src/platform/time/wall-clock.ts';
import { type Maker, recordOf } from '../maker.ts';
import type { FeeRow } from './fees.ts';
import type { PaymentRow } from './payments.ts';

export type LedgerEntryRow = Omit<
  LedgerEntry,
  'academyId' | 'account' | 'fee' | 'payment' | 'creditNote' | 'refund' | 'recordedAt'
>;

/**
 * The number of characters in an instant up to its hour. All instants within one hour are on the same day of the
 * academy, because offices are closed at midnight.
 */
const HOUR = '2026-01-05T09'.length;

/**
 * Returns a function that returns the day of an instant in a time zone. The days are cached by hour, because hundreds
 * of thousands of entries are in only a few thousand hours.
 */
function daysIn(timezone: string): (instant: string) => string {
  const days = new Map<string, string>();
  const { dayOf } = wallClock(timezone);
  return (instant) => {
    const hour = instant.slice(0, HOUR);
    const day = days.get(hour) ?? dayOf(instant);
    days.set(hour, day);
    return day;
  };
}

/** Yields the ledger entries of each fee: when it was billed, paid, refunded and voided. */
export function* makeLedgerEntries(
  maker: Maker,
  settled: Iterable<{ fee: FeeRow; payments: readonly PaymentRow[] }>,
): Generator<LedgerEntryRow> {
  const dayOf = daysIn(maker.theme.timezone);
  for (const { fee, payments } of settled) {
    const entry = (kind: EntryKind, at: string, amount: number, of: Partial<LedgerEntryRow> = {}): LedgerEntryRow => ({
      ...recordOf(maker, at),
      accountId: fee.accountId,
      feeId: fee.id,
      paymentId: null,
      creditNoteId: null,
      refundId: null,
      kind,
      amount,
      tax: 0,
      effectiveOn: dayOf(at),
      actorId: null,
      ...of,
    });
    yield entry(EntryKind.CHARGE, fee.createdAt, fee.amount);
    for (const { id, refundOfId, amount, paidAt, receivedBy } of payments) {
      const kind = refundOfId ? EntryKind.REFUND : EntryKind.PAYMENT;
      const of = { paymentId: refundOfId ?? id, refundId: refundOfId ? id : null, actorId: receivedBy };
      yield entry(kind, paidAt, -amount, of);
    }
    if (fee.voidedAt) yield entry(EntryKind.VOID, fee.voidedAt, -fee.amount);
  }
}
