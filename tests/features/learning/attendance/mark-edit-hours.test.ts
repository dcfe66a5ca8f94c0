import { describe, expect, it } from 'vitest';
import { isWithinEditHours } from '../../../../src/features/academy/academies/edit-hours.ts';

describe('edit hours, in which teachers may correct marks of a day', () => {
  it.each([
    ['2026-01-15', 'UTC', 48, '2026-01-17T23:59:59.999Z', true],
    ['2026-01-15', 'UTC', 48, '2026-01-18T00:00:00.000Z', false],
    ['2026-01-15', 'UTC', 0, '2026-01-15T23:59:59.999Z', true],
    ['2026-01-15', 'UTC', 0, '2026-01-16T00:00:00.000Z', false],
    ['2026-01-15', 'UTC', 8760, '2027-01-15T23:59:59.999Z', true],
    // 15 January ends at 11:00 UTC on 16 January in Pago Pago, and at 10:00 UTC on 15 January in Kiritimati
    ['2026-01-15', 'Pacific/Pago_Pago', 1, '2026-01-16T11:59:59.999Z', true],
    ['2026-01-15', 'Pacific/Pago_Pago', 1, '2026-01-16T12:00:00.000Z', false],
    ['2026-01-15', 'Pacific/Kiritimati', 1, '2026-01-15T10:59:59.999Z', true],
    ['2026-01-15', 'Pacific/Kiritimati', 1, '2026-01-15T11:00:00.000Z', false],
    // because of daylight saving time, 8 March has 23 hours and 1 November has 25 hours
    ['2026-03-07', 'America/New_York', 24, '2026-03-09T04:59:59.999Z', true],
    ['2026-03-07', 'America/New_York', 24, '2026-03-09T05:00:00.000Z', false],
    ['2026-11-01', 'America/New_York', 0, '2026-11-02T04:59:59.999Z', true],
    ['2026-11-01', 'America/New_York', 0, '2026-11-02T05:00:00.000Z', false],
    ['2024-02-29', 'Asia/Kolkata', 0, '2024-02-29T18:29:59.999Z', true],
    ['2024-02-29', 'Asia/Kolkata', 0, '2024-02-29T18:30:00.000Z', false],
    ['0001-01-01', 'UTC', 8760, '2026-01-15T00:00:00.000Z', false],
    ['9999-12-31', 'UTC', 0, '2026-01-15T00:00:00.000Z', true],
  ])(
    'for the day %s in the time zone %s, %i edit hours include the time %s: %s',
    (date, timezone, hours, instant, expected) => {
      expect(isWithinEditHours(date, timezone, hours, instant)).toBe(expected);
    },
  );
});
