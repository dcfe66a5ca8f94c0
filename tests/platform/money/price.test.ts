import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mulDiv } from '../../../src/platform/money/mul-div.ts';
import { percentText } from '../../../src/platform/money/percents.ts';
import { inInstallments, type Price, type PriceParts, priceOf } from '../../../src/platform/money/price.ts';
import { AMOUNT } from './amounts.ts';

const off = (percent: number | null, amount: number | null = null) => ({ label: 'Less', percent, amount });
const tax = (percent: number, inclusive = false) => ({ id: 'tax', label: 'Tax', percent, inclusive });
const sessions = (billable: number, scheduled: number) => ({ label: 'Sessions', billable, scheduled });
const amountOf = (parts: Omit<PriceParts, 'label'>) => priceOf({ label: 'Tuition', ...parts }).amount;

describe('price of a fee', () => {
  it('is computed in steps, each of which is rounded once', () => {
    const price = priceOf({
      label: 'Tuition',
      price: 20_000,
      proration: { label: '7 of 9 sessions', billable: 7, scheduled: 9 },
      reductions: [
        { label: 'Siblings', percent: 1_000, amount: null },
        { label: 'Coupon', percent: null, amount: 1_500 },
      ],
      taxes: [{ id: 'tenth', label: 'Tax 10 %', percent: 1_000, inclusive: false }],
    });
    const tenth = { numerator: 1_000, denominator: 10_000 };
    expect(price).toEqual({
      steps: [
        { kind: 'price', label: 'Tuition', basis: 0, fraction: null, amount: 20_000, total: 20_000 },
        {
          ...{ kind: 'proration', label: '7 of 9 sessions', basis: 20_000, fraction: { numerator: 7, denominator: 9 } },
          ...{ amount: -4_444, total: 15_556 },
        },
        { kind: 'discount', label: 'Siblings', basis: 15_556, fraction: tenth, amount: -1_556, total: 14_000 },
        { kind: 'discount', label: 'Coupon', basis: 14_000, fraction: null, amount: -1_500, total: 12_500 },
        { kind: 'tax', label: 'Tax 10 %', basis: 12_500, fraction: tenth, amount: 1_250, total: 13_750 },
      ],
      ...{ net: 12_500, tax: 1_250, amount: 13_750 },
      taxes: [{ id: 'tenth', label: 'Tax 10 %', percent: 1_000, inclusive: false, amount: 1_250 }],
    });
  });

  it('is not changed by a tax that the price includes', () => {
    const price = priceOf({
      label: 'Tuition',
      price: 12_000,
      taxes: [{ id: 'vat', label: 'VAT', percent: 2_000, inclusive: true }],
    });
    expect(price).toMatchObject({ net: 10_000, tax: 2_000, amount: 12_000 });
    expect(price.steps[1]).toEqual({
      ...{ kind: 'tax', label: 'VAT', basis: 12_000, fraction: { numerator: 2_000, denominator: 12_000 } },
      ...{ amount: 0, included: 2_000, total: 12_000 },
    });
  });

  it('adds several taxes, each computed from the net price and not from another tax', () => {
    const taxed = (...taxes: ReturnType<typeof tax>[]) => priceOf({ label: 'Tuition', price: 12_375, taxes });
    const amounts = ({ taxes }: Price) => taxes.map(({ amount }) => amount);
    // 8.875 % of 123.75 is 10.98
    expect(taxed(tax(887.5))).toMatchObject({ net: 12_375, tax: 1_098, amount: 13_473 });
    const added = taxed(tax(500), tax(997.5));
    expect([amounts(added), added.amount]).toEqual([[619, 1_234], 14_228]);
    const included = taxed(tax(1_000, true), tax(275, true));
    expect([amounts(included), included.net, included.amount]).toEqual([[1_098, 302], 10_975, 12_375]);
    // the added tax applies to the price without the included tax: 5 % of 112.50
    const mixed = taxed(tax(1_000, true), tax(500));
    expect([amounts(mixed), mixed.net, mixed.amount]).toEqual([[1_125, 563], 11_250, 12_938]);
    expect(mixed.steps.map(({ amount, total }) => [amount, total])).toEqual([
      [12_375, 12_375],
      [0, 12_375],
      [563, 12_938],
    ]);
  });

  it.each([
    [
      '100.00 with two discounts of 10 %, one after the other',
      { price: 10_000, reductions: [off(1_000), off(1_000)] },
      8_100,
    ],
    ['the whole period', { price: 20_000, proration: sessions(9, 9) }, 20_000],
    ['no session of the period', { price: 20_000, proration: sessions(0, 9) }, 0],
    ['a period without sessions', { price: 20_000, proration: sessions(0, 0) }, 0],
    ['discounts above the price', { price: 1_000, reductions: [off(null, 600), off(null, 600)] }, 0],
    ['100 % off', { price: 1_000, reductions: [off(10_000)], taxes: [tax(2_000)] }, 0],
    ['no tax', { price: 1_000, taxes: [tax(0)] }, 1_000],
    ['a tax that rounds to zero', { price: 1, taxes: [tax(1_000)] }, 1],
  ])('has the expected amount for %s', (_, parts, amount) => {
    expect(amountOf(parts)).toBe(amount);
  });

  it('has no step for a discount or tax that does not change the amount', () => {
    const parts = { proration: sessions(9, 9), reductions: [off(1), off(null, 0)], taxes: [tax(0)] };
    expect(priceOf({ label: 'Tuition', price: 20, ...parts }).steps).toHaveLength(1);
  });

  it('equals the sum of its steps for any input', () => {
    fc.assert(
      fc.property(PARTS, (parts) => {
        expectChain(priceOf(parts));
      }),
      { numRuns: 2_000 },
    );
  });

  it('equals the sum of its installments, each of which has its own steps', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 24 });
    fc.assert(
      fc.property(PARTS, weights, (parts, all) => {
        const price = priceOf(parts);
        const installments = inInstallments(price, all, (number) => `${number} of ${all.length}`);
        for (const each of installments) expectChain(each);
        const sum = (key: 'net' | 'tax' | 'amount') => installments.reduce((total, each) => total + each[key], 0);
        expect([sum('net'), sum('tax'), sum('amount')]).toEqual([price.net, price.tax, price.amount]);
      }),
    );
  });

  it('has numbered installments', () => {
    const price = priceOf({ label: 'Tuition', price: 10_001, taxes: [tax(2_000, true)] });
    const [first, ...others] = inInstallments(price, [50, 30, 20], (number) => `Installment ${number} of 3`);
    expect(first?.steps.at(-1)).toEqual({
      ...{ kind: 'installment', label: 'Installment 1 of 3', basis: 10_001 },
      ...{ fraction: { numerator: 50, denominator: 100 }, amount: -5_000, total: 5_001 },
    });
    expect([first, ...others].map((each) => [each?.amount, each?.tax])).toEqual([
      [5_001, 834],
      [3_000, 500],
      [2_000, 333],
    ]);
  });
});

describe('percentText, which formats a percentage', () => {
  it.each([
    [250, '2.5 %'],
    [1_000, '10 %'],
    [10_000, '100 %'],
    [1, '0.01 %'],
    [1_975, '19.75 %'],
    [0, '0 %'],
    [887.5, '8.875 %'],
    [0.01, '0.0001 %'],
  ])('formats %d hundredths as %s', (hundredths, text) => {
    expect(percentText(hundredths)).toBe(text);
  });
});

const SESSIONS = fc
  .tuple(fc.nat(60), fc.nat(60))
  .map(([one, other]) => sessions(Math.min(one, other), Math.max(one, other)));
const REDUCTION = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((percent) => off(percent)),
  AMOUNT.map((amount) => off(null, amount)),
);
const PARTS: fc.Arbitrary<PriceParts> = fc.record({
  label: fc.constant('Tuition'),
  price: AMOUNT,
  proration: fc.option(SESSIONS),
  reductions: fc.array(REDUCTION, { maxLength: 4 }),
  taxes: fc.array(
    fc.tuple(fc.nat(1_000_000), fc.boolean()).map(([units, inclusive]) => tax(units / 100, inclusive)),
    { maxLength: 3 },
  ),
});

/** Asserts that each step begins with the total of the previous one and applies its own amount. */
function expectChain({ steps, net, tax, amount }: Price): void {
  let total = 0;
  const untaxed = steps.findLast(({ kind }) => kind !== 'tax' && kind !== 'installment')?.total;
  for (const step of steps) {
    expect(step.basis).toBe(step.kind === 'tax' ? untaxed : total);
    total += step.amount;
    expect(step.total).toBe(total);
    expect(total).toBeGreaterThanOrEqual(0);
    if (!step.fraction) continue;
    const [numerator, denominator] = [step.fraction.numerator, step.fraction.denominator].map((of) =>
      Math.round(of * 100),
    );
    const share = mulDiv(step.basis, numerator as number, denominator as number);
    if (step.kind === 'proration') expect(step.total).toBe(share);
    if (step.kind === 'discount') expect(step.amount).toBe(0 - share);
    if (step.kind === 'tax') expect(step.included ?? step.amount).toBe(share);
    if (step.kind === 'installment') expect(Math.abs(step.total - share)).toBeLessThanOrEqual(1);
  }
  expect(total).toBe(amount);
  expect(net + tax).toBe(amount);
  expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
}
