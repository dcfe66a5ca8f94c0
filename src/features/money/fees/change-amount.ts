import type { Fee } from '../ledger/fee.entity.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import type { OpenBooks } from '../ledger/ledger.types.ts';
import { taxesIn } from './fee-taxes.ts';

/** Changes the amount of a fee, its taxes included. These are computed anew; the steps of its price gain one. */
export function changeAmount(books: OpenBooks, fee: Fee, amount: number, label = 'Change'): void {
  const difference = amount - fee.amount;
  if (difference === 0) return;
  const taxed = taxesIn(fee, amount);
  books.postFee(fee, { kind: EntryKind.ADJUST, amount: difference, tax: taxed.tax - fee.tax });
  Object.assign(fee, { amount, ...taxed });
  if (!fee.steps) return;
  const step = { label, basis: null, fraction: null, amount: difference, total: amount };
  fee.steps = [...fee.steps, step];
}
