import type { Fee } from './fee.entity.ts';
import { taxesIn } from './fee-taxes.ts';
import { EntryKind } from './ledger.enums.ts';
import type { OpenBooks } from './ledger.types.ts';

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
