import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Weekday } from '../../../src/features/academy/academies/academy.enums.ts';
import { ProrationBasis } from '../../../src/features/money/plans/fee-plan.enums.ts';
import { prorationOf } from '../../../src/features/money/pricing/counted-days.ts';
import { addDays, countWeekdays, eachDay, weekdayOf } from '../../../src/platform/time/days.ts';
import { batch, enrollment, weekdays } from './setup.ts';

const { SESSIONS, DAYS, NONE } = ProrationBasis;
// Mondays and Thursdays: 2, 5, 9, 12, 16, 19, 23, 26, 30
const MARCH = { from: '2026-03-01', until: '2026-03-31' };
const of = (basis: ProrationBasis, given: Parameters<typeof enrollment>[0] = {}, period = MARCH) => {
  const counted = prorationOf(basis, period, enrollment(given));
  return counted && [counted.billable, counted.scheduled, counted.label];
};

describe('billable share of a period, by proration', () => {
  it.each([
    ['the whole month', {}, 9],
    ['from the third session', { enrollmentDate: '2026-03-09' }, 7],
    ['from the day after the first session', { enrollmentDate: '2026-03-03' }, 8],
    ['until and including the end of the enrollment', { until: '2026-03-19' }, 6],
    ['a batch that begins in the month', { batch: batch({ startDate: '2026-03-09' }) }, 7],
    ['a batch that ends in the month', { batch: batch({ endDate: '2026-03-25' }) }, 7],
    ['without excused sessions', { excused: ['2026-03-05', '2026-03-30'] }, 7],
    [
      'without excused sessions within the enrollment',
      { enrollmentDate: '2026-03-09', excused: ['2026-03-05', '2026-03-12'] },
      6,
    ],
    ['an excused day on another day of the week', { excused: ['2026-03-04'] }, 9],
    ['an excused session in another month', { excused: ['2026-02-26'] }, 9],
    ['nothing before the enrollment', { enrollmentDate: '2026-04-01' }, 0],
    ['nothing after the batch', { batch: batch({ endDate: '2026-02-28' }) }, 0],
  ])('is a share of the sessions: %s', (_, given, billable) => {
    expect(of(SESSIONS, given)).toEqual([billable, 9, `${billable} of 9 sessions`]);
  });

  it('is a share of all sessions of the batch for a one-time item', () => {
    const short = batch({ startDate: '2026-03-02', endDate: '2026-03-30' });
    const period = { from: short.startDate, until: short.endDate };
    expect(of(SESSIONS, { batch: short, enrollmentDate: '2026-03-09' }, period)?.slice(0, 2)).toEqual([7, 9]);
  });

  it('is 0 of 0 sessions in a period without sessions', () => {
    expect(of(SESSIONS, {}, { from: '2026-03-03', until: '2026-03-04' })?.slice(0, 2)).toEqual([0, 0]);
  });

  it.each([
    ['the whole month', DAYS, {}, 31],
    ['from the enrollment date', DAYS, { enrollmentDate: '2026-03-09' }, 23],
    ['within the batch', DAYS, { batch: batch({ endDate: '2026-03-10' }) }, 10],
    ['with an excused session, which does not count', DAYS, { excused: ['2026-03-05'] }, 31],
    ['without a batch', SESSIONS, { batch: null, batchId: null, enrollmentDate: '2026-03-31' }, 1],
  ])('is a share of the days: %s', (_, basis, given, billable) => {
    expect(of(basis, given)).toEqual([billable, 31, `${billable} of 31 days`]);
  });

  it('is null for an item without proration', () => {
    expect(of(NONE, { enrollmentDate: '2026-03-31' })).toBeNull();
  });
});

describe('countWeekdays', () => {
  it('counts the same weekdays as the calendar', () => {
    expect(countWeekdays(weekdays(Weekday.MONDAY, Weekday.THURSDAY), '2026-03-01', '2026-03-31')).toBe(9);
    expect(countWeekdays(weekdays(Weekday.SUNDAY), '2026-03-02', '2026-03-01')).toBe(0);
    const date = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(date, fc.nat(120), fc.uniqueArray(fc.nat(6)), (from, length, days) => {
        const until = addDays(from, length);
        const wanted = new Set(days);
        const counted = [...eachDay(from, until)].filter((day) => wanted.has(weekdayOf(day))).length;
        expect(countWeekdays(wanted, from, until)).toBe(counted);
      }),
    );
  });
});
