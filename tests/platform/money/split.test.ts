import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { split } from '../../../src/platform/money/split.ts';
import { AMOUNT } from './amounts.ts';

describe('split, which divides an amount', () => {
  it.each([
    ['1000.00 in 3 equal shares', 100_000, [1, 1, 1], [33_334, 33_333, 33_333]],
    ['100.01 with the weights 50, 30 and 20', 10_001, [50, 30, 20], [5_001, 3_000, 2_000]],
    ['the shares with the largest remainders are rounded up', 10, [1, 2, 4], [1, 3, 6]],
    ['the first share is rounded up if all remainders are equal', 5, [1, 1, 1, 1], [2, 1, 1, 1]],
    ['fewer units than shares', 2, [1, 1, 1], [1, 1, 0]],
    ['a weight of 0', 100, [0, 1, 1], [0, 50, 50]],
    ['zero', 0, [1, 2], [0, 0]],
    ['one share', 12_345, [7], [12_345]],
    ['products above 2^53', 9_999_999_999, [9_999_999, 1], [9_999_998_999, 1_000]],
  ])('returns the shares: %s', (_, total, weights, parts) => {
    expect(split(total, weights)).toEqual(parts);
  });

  it.each([
    ['no weights', 10, []],
    ['weights that are all 0', 10, [0, 0]],
    ['a negative weight', 10, [2, -1]],
    ['a negative total', -1, [1]],
  ])('refuses %s', (_, total, weights) => {
    expect(() => split(total, weights)).toThrow(RangeError);
  });

  it('returns shares that add up to the amount; the shares with the largest remainders are rounded up, all others down', () => {
    const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 24 }).filter((all) => all.some((w) => w > 0));
    fc.assert(
      fc.property(AMOUNT, weights, (total, all) => {
        const parts = split(total, all);
        const sum = BigInt(all.reduce((one, other) => one + other, 0));
        expect(parts.reduce((one, other) => one + other, 0)).toBe(total);
        const shares = all.map((weight, index) => {
          const product = BigInt(total) * BigInt(weight);
          return { isUp: BigInt(parts[index] as number) - product / sum, remainder: product % sum, index };
        });
        for (const { isUp, remainder } of shares) expect(isUp === 0n || (isUp === 1n && remainder > 0n)).toBe(true);
        for (const up of shares.filter(({ isUp }) => isUp === 1n)) {
          for (const down of shares.filter(({ isUp }) => isUp === 0n)) {
            const isFirst = up.remainder > down.remainder || (up.remainder === down.remainder && up.index < down.index);
            expect(isFirst).toBe(true);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
