import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  eachDay,
  eachMonthEnd,
  lastMonthEnd,
  monthEnd,
  weekdayOf,
} from '../../../src/platform/time/days.ts';

describe('functions for days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-04', 0, '2026-03-04'],
    ['9999-12-30', 1, '9999-12-31'],
    ['9999-12-31', 1, '9999-12-31'],
    ['0001-01-01', -400, '0001-01-01'],
  ])('addDays(%s, %i) is %s', (date, days, other) => {
    expect(addDays(date, days)).toBe(other);
  });

  it('addMonths never returns a day before the first possible day or after the last', () => {
    expect([addMonths('0001-02-15', -2), addMonths('0001-02-15', -1)]).toEqual(['0001-01-01', '0001-01-15']);
    expect([addMonths('9999-11-15', 1), addMonths('9999-11-15', 2)]).toEqual(['9999-12-15', '9999-12-31']);
  });

  it('eachDay returns consecutive days, up to the last possible day', () => {
    expect([...eachDay('2026-02-27', '2026-03-02')]).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect([...eachDay('9999-12-30', '9999-12-31')]).toEqual(['9999-12-30', '9999-12-31']);
    expect([...eachDay('9999-12-31', '9999-12-31')]).toEqual(['9999-12-31']);
    expect([...eachDay('2026-03-02', '2026-03-01')]).toEqual([]);
  });

  it('daysBetween counts days, and weekdayOf returns the day of the week', () => {
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    expect(weekdayOf('2026-11-23')).toBe(0);
  });

  it.each([
    ['2028-02-01', '2028-02-29', '2028-01-31'],
    ['2026-12-31', '2026-12-31', '2026-11-30'],
    ['2027-01-15', '2027-01-31', '2026-12-31'],
    ['9999-12-05', '9999-12-31', '9999-11-30'],
  ])('monthEnd of %s is %s, and lastMonthEnd of the same day is %s', (date, end, before) => {
    expect([monthEnd(date), lastMonthEnd(date)]).toEqual([end, before]);
  });

  it('eachMonthEnd returns the month ends between two days', () => {
    expect([...eachMonthEnd('2027-12-15', '2028-02-29')]).toEqual(['2027-12-31', '2028-01-31', '2028-02-29']);
    expect([...eachMonthEnd('2028-02-29', '2028-02-28')]).toEqual([]);
    expect([...eachMonthEnd('9999-11-30', '9999-12-31')]).toEqual(['9999-11-30', '9999-12-31']);
  });
});
