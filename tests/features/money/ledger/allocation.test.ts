import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCredit, inOrder, newestDueFirst, take } from '../../../../src/features/money/ledger/allocation.ts';
import { FeeType } from '../../../../src/features/money/ledger/fee.enums.ts';

const fee = (id: string, dueDate: string, feeType = FeeType.TUITION, createdAt = '2026-01-01T00:00:00.000Z') => ({
  id,
  dueDate,
  feeType,
  createdAt,
});

const idsOf = (fees: readonly { id: string }[]) => fees.map(({ id }) => id).join('');

describe('order in which fees are paid', () => {
  const P = fee('P', '2026-10-05', FeeType.LATE_PAYMENT_PENALTY);
  const fees = [
    P,
    fee('B', '2026-11-01'),
    fee('A', '2026-10-01'),
    fee('Z', '2026-10-01', FeeType.ACTIVITY, '2025-01-01T00:00:00.000Z'),
  ];

  it('is by due date, then by age, with penalties last', () => {
    expect(idsOf(inOrder(fees))).toBe('ZABP');
  });

  it('for refunds, begins with the latest due date and treats penalties like other fees', () => {
    expect(idsOf(newestDueFirst(fees))).toBe('BPAZ');
  });
});

const part = fc.integer({ min: 0, max: 9_999_999_999 });
const parts = fc.array(part, { maxLength: 8 }).map((amounts) => amounts.map((amount, of) => ({ of, amount })));
const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);

describe('take, which takes an amount from several sources', () => {
  it('uses the whole amount, or all that is available, and empties each source before the next', () => {
    fc.assert(
      fc.property(part, parts, (amount, from) => {
        const { taken, left } = take(amount, from);
        expect(sum(taken) + left).toBe(amount);
        expect(sum(taken)).toBe(Math.min(amount, sum(from)));
        const full = taken.slice(0, -1);
        for (const { of, amount: some } of full) expect(from[of]?.amount).toBe(some);
      }),
    );
  });
});

describe('applyCredit', () => {
  it('allocates at most the unpaid amount of the fees, and at most the available credit', () => {
    fc.assert(
      fc.property(parts, parts, (credits, open) => {
        const moves = applyCredit(credits, open);
        expect(sum(moves)).toBe(Math.min(sum(credits), sum(open)));
        for (const { of, amount } of credits)
          expect(sum(moves.filter(({ source }) => source === of))).toBeLessThanOrEqual(amount);
        for (const { of, amount } of open)
          expect(sum(moves.filter((move) => move.fee === of))).toBeLessThanOrEqual(amount);
        expect(moves.every(({ amount }) => amount > 0)).toBe(true);
        expect(moves.map(({ source }) => source)).toEqual(moves.map(({ source }) => source).toSorted((a, b) => a - b));
        expect(moves.map((move) => move.fee)).toEqual(moves.map((move) => move.fee).toSorted((a, b) => a - b));
      }),
    );
  });
});
