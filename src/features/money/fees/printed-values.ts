import type { Fee } from '../ledger/fee.entity.ts';

/** The fields of a fee that its invoice prints, and that users may change. */
const PRINTED = ['title', 'feeType', 'amount', 'dueDate'] as const;

/**
 * Returns true if any given value differs from the stored value. If `stored` is null, every given value counts as
 * different.
 */
export const isAnyOther = (given: Partial<Fee>, stored: Fee | null): boolean =>
  Object.entries(given).some(
    ([name, value]) => value !== undefined && value !== (stored ? Reflect.get(stored, name) : undefined),
  );

/**
 * Returns true if any given value changes a field that invoices print. If `stored` is null, every given value counts as
 * a change.
 */
export const changesInvoice = (stored: Fee | null, given: Partial<Pick<Fee, (typeof PRINTED)[number]>>): boolean =>
  isAnyOther(Object.fromEntries(PRINTED.map((name) => [name, given[name]])), stored);
