import { describe, expect, it } from 'vitest';
import { type Period, wallEnd, wallStart } from '../../../src/platform/time/periods.ts';
import { periodErrors } from '../../../src/platform/validation/period-errors.ts';

const days = (startDate: string, endDate = startDate): Period => ({
  startDate,
  endDate,
  startTime: null,
  endTime: null,
});
const hours = (startTime: string | null, endTime: string | null): Period => ({
  ...days('2026-12-24'),
  startTime,
  endTime,
});

describe('wallStart and wallEnd, which return local start and end times', () => {
  it.each([
    ['a day', days('2026-12-24'), '2026-12-24T00:00:00', '2026-12-25T00:00:00'],
    ['days across the end of a year', days('2026-12-24', '2026-12-31'), '2026-12-24T00:00:00', '2027-01-01T00:00:00'],
    ['a day before a leap day', days('2028-02-28'), '2028-02-28T00:00:00', '2028-02-29T00:00:00'],
    ['a leap day', days('2028-02-29'), '2028-02-29T00:00:00', '2028-03-01T00:00:00'],
    ['a day on which clocks change', days('2026-03-29'), '2026-03-29T00:00:00', '2026-03-30T00:00:00'],
    ['hours of a day', hours('09:00:00', '23:59:59'), '2026-12-24T09:00:00', '2026-12-24T23:59:59'],
  ])('return the start and the end of %s', (_, period, start, end) => {
    expect([wallStart(period), wallEnd(period)]).toEqual([start, end]);
  });

  it('return, for the end of the last possible day, a time that is later than all hours of that day', () => {
    const end = wallEnd(days('9999-12-31'));
    expect(end > '9999-12-31T23:59:59').toBe(true);
    expect(end).toHaveLength(19);
  });
});

describe('periodErrors, which validates a period of days and hours', () => {
  const ALONE = (field: string) => [`The ${field} field is prohibited unless start date and end date are the same.`];

  it.each([
    ['returns nothing for a day', days('2026-12-24'), {}],
    ['returns nothing for a leap year', days('2028-01-01', '2028-12-31'), {}],
    ['returns nothing for hours', hours('00:00:00', '00:00:01'), {}],
    [
      'reports an end before the start',
      days('2026-12-24', '2026-12-23'),
      { endDate: ['The end date field must be a date after or equal to start date.'] },
    ],
    [
      'reports a period of 367 days',
      days('2026-01-01', '2027-01-02'),
      { endDate: ['The end date field must not be more than 365 days after start date.'] },
    ],
    [
      'reports a start time without an end time',
      hours('09:00:00', null),
      { endTime: ['The end time field is required.'] },
    ],
    [
      'reports an end time without a start time',
      hours(null, '09:00:00'),
      { startTime: ['The start time field is required.'] },
    ],
    [
      'reports an end time equal to the start time',
      hours('09:00:00', '09:00:00'),
      { endTime: ['The end time field must be a date after start time.'] },
    ],
    [
      'reports hours on several days',
      { ...days('2026-12-24', '2026-12-25'), startTime: '09:00:00', endTime: '10:00:00' },
      { startTime: ALONE('start time'), endTime: ALONE('end time') },
    ],
  ])('%s', (_, period, errors) => {
    expect(periodErrors(period)).toEqual(errors);
  });
});
