import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf } from '../../../../src/features/learning/grades/averages/average-of.ts';
import { cases } from '../../../support/random.ts';

/** Returns the average by fractions over the product of all maxima, without reducing them. */
function expectedOf(scores: readonly { weight: number; score: number; max: number }[]): number | null {
  const all = scores.reduce((product, { max }) => product * BigInt(max), 1n);
  const weights = scores.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (weights === 0n) return null;
  const points = scores.reduce(
    (sum, { weight, score, max }) => sum + BigInt(weight) * BigInt(score) * (all / BigInt(max)),
    0n,
  );
  // 10,000 · points / (all · weights), rounded half up
  const [part, whole] = [10_000n * points, all * weights];
  const [floor, rest] = [part / whole, part % whole];
  return Number(2n * rest >= whole ? floor + 1n : floor);
}

const counted = fc
  .record({
    weight: fc.nat(1000),
    max: fc.integer({ min: 1, max: 999_999 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ weight, max, part }) => ({ weight, max, score: Math.round(part * max) }));

describe('averageOf', () => {
  it('equals the exact rational, rounded half up once', () => {
    fc.assert(
      fc.property(fc.array(counted, { maxLength: 40 }), (scores) => {
        expect(averageOf(scores)).toBe(expectedOf(scores));
      }),
      cases(200, 20_000),
    );
  });

  it('rounds half up, and returns null without a weight', () => {
    expect(averageOf([{ weight: 1, score: 2, max: 3 }])).toBe(6667);
    // 0.005 % is exactly half
    expect(averageOf([{ weight: 1, score: 1, max: 20_000 }])).toBe(1);
    expect(averageOf([{ weight: 1, score: 1, max: 20_001 }])).toBe(0);
    expect(averageOf([{ weight: 0, score: 5, max: 10 }])).toBeNull();
    expect(averageOf([])).toBeNull();
  });
});
