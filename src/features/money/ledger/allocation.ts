import { compareTexts } from '../../../platform/text/compare-texts.ts';
import { FeeType } from './fee.enums.ts';

/** The values that determine the payment order of fees. */
export interface OpenItem {
  readonly id: string;
  readonly feeType: FeeType;
  readonly dueDate: string;
  readonly createdAt: string;
}

/** An amount in minor units, with its source or target. */
export interface AllocatedAmount<Of> {
  readonly of: Of;
  readonly amount: number;
}

/** An amount of credit from one payment or credit note that is allocated to a fee. */
export interface Move<Source, Fee> {
  readonly source: Source;
  readonly fee: Fee;
  readonly amount: number;
}

/**
 * Sorts fees for payment: by due date, with penalties last. Of fees with the same due date, the older one comes first.
 */
export const inOrder = <Fee extends OpenItem>(fees: Iterable<Fee>): Fee[] => [...fees].sort(compareOpenItems);

function compareOpenItems(one: OpenItem, other: OpenItem): number {
  const rank = ({ feeType }: OpenItem) => (feeType === FeeType.LATE_PAYMENT_PENALTY ? 1 : 0);
  return (
    rank(one) - rank(other) ||
    compareTexts(one.dueDate, other.dueDate) ||
    compareTexts(one.createdAt, other.createdAt) ||
    compareTexts(one.id, other.id)
  );
}

/** Sorts fees for a refund: the latest due date first. Penalties are sorted like other fees. */
export const newestDueFirst = <Fee extends OpenItem>(fees: Iterable<Fee>): Fee[] =>
  [...fees].sort(
    (one, other) =>
      compareTexts(other.dueDate, one.dueDate) ||
      compareTexts(other.createdAt, one.createdAt) ||
      compareTexts(other.id, one.id),
  );

/**
 * Takes an amount from `parts`, one part after the other. Returns the amount taken from each part (`taken`), and the
 * amount that the parts do not cover (`left`).
 */
export function take<Of>(
  amount: number,
  parts: Iterable<AllocatedAmount<Of>>,
): { taken: AllocatedAmount<Of>[]; left: number } {
  const taken: AllocatedAmount<Of>[] = [];
  let left = amount;
  for (const part of parts) {
    const some = Math.min(left, part.amount);
    if (some <= 0) continue;
    taken.push({ of: part.of, amount: some });
    left -= some;
  }
  return { taken, left };
}

/** Allocates credits to the open amounts of fees. Uses the credits and the fees in the given order. */
export function applyCredit<Source, Fee>(
  credits: Iterable<AllocatedAmount<Source>>,
  open: Iterable<AllocatedAmount<Fee>>,
): Move<Source, Fee>[] {
  const moves: Move<Source, Fee>[] = [];
  const sources = [...credits].map((part) => ({ ...part }));
  for (const { of: fee, amount } of open) {
    const { taken } = take(amount, sources);
    for (const { of: source, amount: some } of taken) moves.push({ source, fee, amount: some });
    for (const { of: source, amount: some } of taken) {
      const from = sources.find((each) => each.of === source);
      if (from) from.amount -= some;
    }
    if (sources.every(({ amount: rest }) => rest === 0)) break;
  }
  return moves;
}
