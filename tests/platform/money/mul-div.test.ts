import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mulDiv } from '../../../src/platform/money/mul-div.ts';
import { AMOUNT } from './amounts.ts';

describe('mulDiv, which multiplies and divides integers', () => {
  it.each([
    ['7 of 9 sessions', 20_000, 7, 9, 15_556],
    ['8 of 9 sessions', 20_000, 8, 9, 17_778],
    ['6 of 9 sessions', 20_000, 6, 9, 13_333],
    ['10 % of 155.56', 15_556, 1_000, 10_000, 1_556],
    ['2.50 % of 150.00', 15_000, 250, 10_000, 375],
    ['3 of 7 sessions used of 155.56', 15_556, 3, 7, 6_667],
    ['half a unit', 1, 1, 2, 1],
    ['half a negative unit', -1, 1, 2, -1],
    ['less than half a unit', 1, 49, 100, 0],
    ['less than half a negative unit', -1, 49, 100, 0],
    ['zero', 0, 7, 9, 0],
    ['zero of a large amount', 20_000, 0, 9, 0],
    ['a product above 2^53', 9_999_999_999, 9_999_999, 10_000_000, 9_999_998_999],
  ])('computes %s', (_, amount, numerator, denominator, result) => {
    expect(mulDiv(amount, numerator, denominator)).toBe(result);
  });

  it.each([0, -1])('refuses to divide by %i', (denominator) => {
    expect(() => mulDiv(1, 1, denominator)).toThrow(RangeError);
  });

  it('returns the nearest integer to the exact quotient, and rounds halves away from 0', () => {
    // with the greatest amount these products are still below 2^53
    const numerator = fc.integer({ min: -900_000, max: 900_000 });
    const denominator = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(AMOUNT, numerator, denominator, (amount, n, d) => {
        const exact = BigInt(amount) * BigInt(n);
        const twice = BigInt(mulDiv(amount, n, d)) * BigInt(d) * 2n;
        const error = twice - exact * 2n;
        expect(error <= BigInt(d) && error >= -BigInt(d)).toBe(true);
        if (error === BigInt(d)) expect(exact > 0n).toBe(true);
        if (error === -BigInt(d)) expect(exact < 0n).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('returns the negated result for a negated amount', () => {
    fc.assert(
      fc.property(AMOUNT, fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (amount, n, d) => {
        expect(mulDiv(-amount, n, d)).toBe(0 - mulDiv(amount, n, d));
      }),
    );
  });
});
