import { describe, expect, it } from 'vitest';
import { DiscountKind } from '../../../src/features/money/discounts/discount.enums.ts';
import { InstallmentInterval } from '../../../src/features/money/plans/fee-plan.enums.ts';
import { installmentsOf, type PriceBasis, priceCharge } from '../../../src/features/money/pricing/price-charge.ts';
import { discount, item, standing } from './setup.ts';

const basis = (given: Partial<PriceBasis> = {}): PriceBasis => ({
  discounts: [],
  standing: standing(),
  taxesOf: () => [],
  ...given,
});
const sessions = (billable: number) => ({ label: `${billable} of 9 sessions`, billable, scheduled: 9 });
const charge = (given: Partial<Parameters<typeof priceCharge>[0]> = {}) => ({
  ...{ item: item(), proration: null, day: '2026-03-01' },
  ...given,
});
const GST = { id: 'gst', name: 'GST 10 %', percent: 1_000, inclusive: false };

describe('price of a charge', () => {
  it('is computed from the proration, then the discounts, then the taxes', () => {
    const discounts = [
      discount({ id: 'coupon', name: 'Open day', kind: DiscountKind.COUPON, amount: 1_500, percent: null }),
      discount({ id: 'sibling', name: 'Siblings', kind: DiscountKind.SIBLING, rankFrom: 2, priority: 10 }),
      discount({ id: 'stranger', studentId: 'another' }),
    ];
    const at = standing({ rankBy: () => 2, hasGot: (id) => id === 'coupon' });
    const priced = priceCharge(
      charge({ proration: sessions(7) }),
      basis({ discounts, standing: at, taxesOf: () => [GST] }),
    );
    expect(priced?.price.steps.map(({ label, amount, total }) => [label, amount, total])).toEqual([
      ['Tuition', 20_000, 20_000],
      ['7 of 9 sessions', -4_444, 15_556],
      ['Siblings', -1_556, 14_000],
      ['Open day', -1_500, 12_500],
      ['GST 10 %', 1_250, 13_750],
    ]);
    expect(priced?.price).toMatchObject({ net: 12_500, tax: 1_250, amount: 13_750 });
    expect(priced?.discounts.map(({ id }) => id)).toEqual(['sibling', 'coupon']);
  });

  it('is 120, 90 and 90 for siblings with prices of 120, 100 and 100, and a discount of 10 % from the second sibling on', () => {
    const discounts = [discount({ kind: DiscountKind.SIBLING, rankFrom: 2 })];
    const prices = [12_000, 10_000, 10_000].map((amount, index) => {
      const at = standing({ rankBy: () => index + 1 });
      return priceCharge(charge({ item: item({ amount }) }), basis({ discounts, standing: at }))?.price.amount;
    });
    expect(prices).toEqual([12_000, 9_000, 9_000]);
  });

  it('uses the exclusive discount with the highest value for the prorated price', () => {
    const exclusive = { exclusive: true, studentId: 'student' };
    const discounts = [
      discount({ id: 'a', ...exclusive, percent: 1_000 }),
      discount({ id: 'b', ...exclusive, amount: 1_500, percent: null }),
    ];
    const best = (billable: number) =>
      priceCharge(charge({ proration: sessions(billable) }), basis({ discounts }))?.discounts.map(({ id }) => id);
    expect(best(7)).toEqual(['a']);
    expect(best(6)).toEqual(['b']);
  });

  it('is null if the amount is zero', () => {
    const free = [discount({ studentId: 'student', percent: 10_000 })];
    expect(priceCharge(charge(), basis({ discounts: free }))).toBeNull();
    expect(priceCharge(charge({ proration: sessions(0) }), basis())).toBeNull();
    expect(priceCharge(charge({ item: item({ amount: 1 }), proration: sessions(1) }), basis())).toBeNull();
  });
});

describe('installmentsOf', () => {
  const of = (weights: number[], amount: number) => {
    const paid = item({ amount, installments: { weights, every: InstallmentInterval.MONTH } });
    const priced = priceCharge(charge({ item: paid }), basis());
    if (!priced) throw new Error('There is no price.');
    return installmentsOf({ item: paid, dueDate: '2026-01-31' }, priced.price);
  };
  const told = (weights: number[], amount: number) =>
    of(weights, amount).map((each) => [each.number, each.count, each.price.amount, each.dueDate]);

  it('divides the price into installments that are due a month apart', () => {
    expect(told([50, 30, 20], 10_001)).toEqual([
      [1, 3, 5_001, '2026-01-31'],
      [2, 3, 3_000, '2026-02-28'],
      [3, 3, 2_000, '2026-03-31'],
    ]);
    expect(of([1, 1, 1], 100_000)[2]?.price.steps.at(-1)?.label).toBe('Installment 3 of 3');
  });

  it('omits installments with a zero amount', () => {
    expect(told([1, 1, 1], 200).length).toBe(3);
    expect(told([1, 1, 1], 2)).toEqual([
      [1, 3, 1, '2026-01-31'],
      [2, 3, 1, '2026-02-28'],
    ]);
  });

  it('returns one fee for an item without installments', () => {
    const priced = priceCharge(charge(), basis());
    const price = priced?.price as NonNullable<typeof priced>['price'];
    expect(installmentsOf({ item: item(), dueDate: '2026-03-01' }, price)).toEqual([
      { number: 1, count: 1, price, dueDate: '2026-03-01' },
    ]);
  });
});
