import { feeTypeInWords } from '../fee.enums.ts';
import { EntryKind } from '../ledger.enums.ts';
import type { StatementEntry } from './account-statement.types.ts';
import type { EntryRow } from './entries.types.ts';

/**
 * Returns entries with their descriptions. `opening` is the balance before the first entry. Each returned entry
 * contains the balance after this entry.
 */
export function inWords(rows: readonly EntryRow[], opening: number): StatementEntry[] {
  let balance = opening;
  return rows.map((row) => {
    balance += row.amount;
    const { id, effectiveOn, recordedAt, kind, amount, feeId, paymentId, creditNoteId, refundId, actor } = row;
    const told = { id, effectiveOn, recordedAt, kind, amount, feeId, paymentId, creditNoteId, refundId, actor };
    return { ...told, description: describe(row), balance };
  });
}

function describe({ kind, amount, feeType, feeTitle, receiptNumber, creditNoteNumber }: EntryRow): string {
  const fee = feeTitle ?? (feeType && feeTypeInWords(feeType));
  const money = receiptNumber ?? creditNoteNumber ?? 'money';
  const place = fee ?? 'on account';
  switch (kind) {
    case EntryKind.CHARGE:
      return `Billed: ${place}`;
    case EntryKind.ADJUST:
      return `Amount changed: ${place}`;
    case EntryKind.VOID:
      return `Voided: ${place}`;
    case EntryKind.CREDIT_NOTE:
      return `${amount > 0 ? 'Voided: credit' : 'Credit'} note ${money}: ${place}`;
    case EntryKind.PAYMENT:
      return `Payment ${money}: ${place}`;
    case EntryKind.REFUND:
      return `Refund ${money}: ${place}`;
    case EntryKind.MOVE: {
      const isTaken = fee === null ? amount > 0 : amount < 0;
      if (fee === null) return isTaken ? `Credit of ${money} used` : `Credit of ${money}`;
      return isTaken ? `Credit of ${money}: ${fee}` : `Given back to credit of ${money}: ${fee}`;
    }
  }
}
