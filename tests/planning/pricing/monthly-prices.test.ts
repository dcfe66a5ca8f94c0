import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../src/features/academics/courses/course.enums.ts';
import { monthlyCost } from '../../../src/features/money/pricing/monthly-prices.ts';
import { batch, item } from './setup.ts';

const terms = [
  { id: 'spring', startsOn: '2026-01-05', endsOn: '2026-03-27' },
  { id: 'autumn', startsOn: '2026-09-07', endsOn: '2026-12-18' },
];

describe('monthlyCost', () => {
  const costOn = (day: string, frequency: BillingFrequency, given: Partial<Parameters<typeof monthlyCost>[2]> = {}) =>
    monthlyCost(item({ frequency, amount: 24_000 }), day, { batch: batch(), terms, ...given });

  it('returns a monthly price unchanged', () => {
    expect(costOn('2026-03-10', BillingFrequency.MONTHLY)).toMatchObject({ amount: 24_000 });
  });

  it('divides a price per term by the calendar months of the term', () => {
    const perTerm = (day: string) => costOn(day, BillingFrequency.PER_TERM).amount;
    expect([perTerm('2026-03-10'), perTerm('2026-09-07'), perTerm('2026-12-18')]).toEqual([8_000, 6_000, 6_000]);
  });

  it('uses the previous term on a day between terms, and the first term on a day before all terms', () => {
    const perTerm = (day: string) => costOn(day, BillingFrequency.PER_TERM).amount;
    expect([perTerm('2026-07-01'), perTerm('2027-02-01'), perTerm('2025-12-01')]).toEqual([8_000, 6_000, 8_000]);
    expect(costOn('2026-07-01', BillingFrequency.PER_TERM, { terms: [] }).amount).toBe(0);
  });

  it('multiplies a price per session by the number of sessions in the month, computed from the weekdays', () => {
    // Mondays and Thursdays: 9 in March, 8 in February
    expect(costOn('2026-03-10', BillingFrequency.PER_SESSION).amount).toBe(216_000);
    expect(costOn('2026-02-28', BillingFrequency.PER_SESSION).amount).toBe(192_000);
    expect(costOn('2026-03-10', BillingFrequency.PER_SESSION, { batch: null }).amount).toBe(0);
  });

  it('returns isOnce for a one-time price', () => {
    expect(costOn('2026-03-10', BillingFrequency.ONE_TIME)).toMatchObject({ amount: 24_000, isOnce: true });
  });
});
