import { describe, expect, it } from 'vitest';
import { BillingFrequency } from '../../../src/features/academics/courses/course.enums.ts';
import { DueAnchor, InstallmentInterval } from '../../../src/features/money/plans/fee-plan.enums.ts';
import { onceOf, periodsOf } from '../../../src/features/money/pricing/billing-periods.ts';
import { dueDateOf, installmentDates } from '../../../src/features/money/pricing/due-dates.ts';

const { MONTHLY, PER_TERM, PER_SESSION, ONE_TIME } = BillingFrequency;
const TERMS = [
  { id: 'spring', startsOn: '2026-03-30', endsOn: '2026-06-26' },
  { id: 'winter', startsOn: '2026-01-05', endsOn: '2026-03-27' },
];

describe('billing periods', () => {
  const monthsOf = (from: string, until: string) => periodsOf(MONTHLY, { from, until }, []);

  it('are the months that contain at least one of the given days', () => {
    expect(monthsOf('2026-11-30', '2027-02-01')).toEqual([
      { key: '2026-11', from: '2026-11-01', until: '2026-11-30' },
      { key: '2026-12', from: '2026-12-01', until: '2026-12-31' },
      { key: '2027-01', from: '2027-01-01', until: '2027-01-31' },
      { key: '2027-02', from: '2027-02-01', until: '2027-02-28' },
    ]);
  });

  it('include the leap day, and may be as late as the last month of the calendar', () => {
    expect(monthsOf('2028-02-10', '2028-02-11')).toEqual([{ key: '2028-02', from: '2028-02-01', until: '2028-02-29' }]);
    expect(monthsOf('9999-11-30', '9999-12-31').map(({ until }) => until)).toEqual(['9999-11-30', '9999-12-31']);
  });

  it('are the terms that contain at least one of the given days, in order of time', () => {
    const terms = (from: string, until: string) => periodsOf(PER_TERM, { from, until }, TERMS).map(({ key }) => key);
    expect(terms('2026-01-01', '2026-12-31')).toEqual(['winter', 'spring']);
    expect(terms('2026-03-27', '2026-03-30')).toEqual(['winter', 'spring']);
    expect(terms('2026-03-28', '2026-03-29')).toEqual([]);
    expect(periodsOf(PER_TERM, { from: '2026-01-10', until: '2026-01-11' }, TERMS)).toEqual([
      { key: 'winter', from: '2026-01-05', until: '2026-03-27' },
    ]);
  });

  it('are the days of the batch for one-time items, and do not exist for per-session items', () => {
    expect(periodsOf(PER_SESSION, { from: '2026-01-01', until: '2026-12-31' }, TERMS)).toEqual([]);
    expect(periodsOf(ONE_TIME, { from: '2026-01-01', until: '2026-12-31' }, TERMS)).toEqual([]);
    const days = { startDate: '2026-01-05', endDate: '2026-06-26' };
    expect(onceOf(days, '2026-02-02')).toEqual({ key: 'once', from: '2026-01-05', until: '2026-06-26' });
    expect(onceOf(null, '2026-02-02')).toEqual({ key: 'once', from: '2026-02-02', until: '2026-02-02' });
  });
});

describe('due date', () => {
  const period = { from: '2026-12-01', until: '2026-12-31' };

  it.each([
    [DueAnchor.ENROLLMENT, 14, '2026-12-24'],
    [DueAnchor.PERIOD_START, 0, '2026-12-01'],
    [DueAnchor.PERIOD_START, -60, '2026-10-02'],
    [DueAnchor.PERIOD_END, 90, '2027-03-31'],
  ])('is computed from the anchor %s plus %i days: %s', (anchor, offsetDays, date) => {
    expect(dueDateOf({ anchor, offsetDays }, period, '2026-12-10')).toBe(date);
  });

  it('is a week or a month after the previous installment, or on the last day of a shorter month', () => {
    const { WEEK, MONTH } = InstallmentInterval;
    expect(installmentDates({ weights: [1, 1, 1], every: WEEK }, '2026-12-24')).toEqual([
      '2026-12-24',
      '2026-12-31',
      '2027-01-07',
    ]);
    expect(installmentDates({ weights: [50, 30, 20, 1], every: MONTH }, '2027-12-31')).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ]);
  });
});
