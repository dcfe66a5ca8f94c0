import { describe, expect, it } from 'vitest';
import { NoticeKind } from '../../../../src/features/academy/academies/notice.enums.ts';
import { heldUntil } from '../../../../src/features/operations/notices/core/held-until.ts';
import { endOfQuietHours, nextDigest } from '../../../../src/features/operations/notices/core/quiet-hours.ts';
import { wallClock } from '../../../../src/platform/time/wall-clock.ts';

const NIGHT = { from: '21:00:00', to: '07:00:00' };

describe('quiet hours', () => {
  it('do not hold a message in the period in which it is sent anyway, or an urgent message', () => {
    const academy = { settings: { quietHours: NIGHT } };
    const reading = { academy, clock: wallClock('UTC') } as unknown as Parameters<typeof heldUntil>[0];
    const [nine, ten] = ['2026-03-02T21:00:00.000Z', '2026-03-02T22:00:00.000Z'];
    const held = (params: Record<string, unknown>, at: string) =>
      heldUntil(reading, { kind: NoticeKind.ABSENCE, params }, at);
    const end = '2026-03-03T07:00:00.000Z';
    expect([held({}, nine), held({}, ten), held({}, end)]).toEqual([end, end, null]);
    const [until, from] = [{ sentInQuietHours: { until: nine } }, { sentInQuietHours: { from: ten } }];
    expect([held(until, nine), held(until, ten)]).toEqual([null, end]);
    expect([held(from, nine), held(from, ten)]).toEqual([end, null]);
    expect([held({ sentInQuietHours: {} }, ten), held({ isUrgent: true }, ten)]).toEqual([null, null]);
  });

  it('end at the local time, even in nights when the clocks change', () => {
    for (const [timezone, at, end] of [
      // the clocks go forwards in Berlin on 29 March 2026, and backwards on 25 October 2026
      ['Europe/Berlin', '2026-03-28T20:00:00Z', '2026-03-29T05:00:00.000Z'],
      ['Europe/Berlin', '2026-10-24T19:00:00Z', '2026-10-25T06:00:00.000Z'],
      ['America/New_York', '2026-03-08T03:00:00Z', '2026-03-08T11:00:00.000Z'],
      ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01T12:00:00.000Z'],
      ['Pacific/Auckland', '2026-04-04T09:00:00Z', '2026-04-04T19:00:00.000Z'],
      ['Pacific/Auckland', '2026-09-26T10:00:00Z', '2026-09-26T18:00:00.000Z'],
    ] as const) {
      const instant = new Date(at).toISOString();
      expect(endOfQuietHours(wallClock(timezone), NIGHT, instant), `${timezone} ${at}`).toBe(end);
    }
  });

  it('include their start time but not their end time, and may lie within a day or be empty', () => {
    const clock = wallClock('UTC');
    const at = (time: string) => `2026-03-02T${time}.000Z`;
    expect(endOfQuietHours(clock, NIGHT, at('20:59:59'))).toBeNull();
    expect(endOfQuietHours(clock, NIGHT, at('21:00:00'))).toBe('2026-03-03T07:00:00.000Z');
    expect(endOfQuietHours(clock, NIGHT, at('06:59:59'))).toBe(at('07:00:00'));
    expect(endOfQuietHours(clock, NIGHT, at('07:00:00'))).toBeNull();
    const noon = { from: '12:00:00', to: '13:00:00' };
    expect(endOfQuietHours(clock, noon, at('12:30:00'))).toBe(at('13:00:00'));
    expect(endOfQuietHours(clock, noon, at('23:30:00'))).toBeNull();
    expect(endOfQuietHours(clock, { from: '09:00:00', to: '09:00:00' }, at('09:00:00'))).toBeNull();
  });
});

describe('daily digest', () => {
  it('is sent at 17:00, or at the end of quiet hours that contain 17:00', () => {
    const clock = wallClock('Europe/Berlin');
    expect(nextDigest(clock, NIGHT, '2026-03-02T15:59:59.000Z')).toBe('2026-03-02T16:00:00.000Z');
    expect(nextDigest(clock, NIGHT, '2026-03-02T16:00:00.000Z')).toBe('2026-03-03T16:00:00.000Z');
    const evening = { from: '16:00:00', to: '08:00:00' };
    expect(nextDigest(clock, evening, '2026-03-02T10:00:00.000Z')).toBe('2026-03-03T07:00:00.000Z');
    expect(nextDigest(clock, evening, '2026-03-03T06:00:00.000Z')).toBe('2026-03-03T07:00:00.000Z');
  });
});
