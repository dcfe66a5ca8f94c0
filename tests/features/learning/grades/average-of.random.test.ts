import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf } from '../../../../src/features/learning/grades/averages/average-of.ts';
import { cases } from '../../../support/random.ts';
import { exactAverage } from './exact-average.ts';

const counted = fc
  .record({
    weight: fc.nat(1000),
    max: fc.integer({ min: 1, max: 999_999 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ weight, max, part }) => ({ weight, max, score: Math.round(part * max) }));

describe('averageOf, which computes weighted averages', () => {
  it('returns the exact weighted average, rounded half up only once', () => {
    fc.assert(
      fc.property(fc.array(counted, { maxLength: 40 }), (scores) => {
        expect(averageOf(scores)).toBe(exactAverage(scores));
      }),
      cases(200, 20_000),
    );
  });

  it('rounds half up, and returns null if there is no weight', () => {
    expect(averageOf([{ weight: 1, score: 2, max: 3 }])).toBe(6667);
    // 1 of 20,000 is 0.005 %, which is rounded up to 0.01 %
    expect(averageOf([{ weight: 1, score: 1, max: 20_000 }])).toBe(1);
    expect(averageOf([{ weight: 1, score: 1, max: 20_001 }])).toBe(0);
    expect(averageOf([{ weight: 0, score: 5, max: 10 }])).toBeNull();
    expect(averageOf([])).toBeNull();
  });
});
