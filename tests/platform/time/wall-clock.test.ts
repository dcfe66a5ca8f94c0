import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addDays } from '../../../src/platform/time/days.ts';
import { wallClock } from '../../../src/platform/time/wall-clock.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

/** Returns the local times just before each offset change of a zone in four years. */
function transitionsOf(zone: string): Temporal.PlainDateTime[] {
  const times: Temporal.PlainDateTime[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2024-01-01T00:00[${zone}]`);
  const last = Temporal.Instant.from('2028-01-01T00:00Z');
  while (at && Temporal.Instant.compare(at.toInstant(), last) < 0) {
    at = at.getTimeZoneTransition('next');
    if (at) times.push(at.subtract({ seconds: 1 }).toPlainDateTime());
  }
  return times;
}

/** The zones with their transitions: one zone of those whose clocks change at the same times by the same amounts. */
const CHANGING = [
  ...new Map(
    ZONES.map((zone) => {
      const times = transitionsOf(zone);
      const instants = times.map((time) => time.toZonedDateTime(zone).toString({ timeZoneName: 'never' }));
      return [instants.join(), [zone, times] as const];
    }),
  ).values(),
];

const timeOf = (at: Temporal.PlainDateTime): string => at.toPlainTime().toString({ smallestUnit: 'second' });

test('a session ends after it starts, even if the clocks change during the session', () => {
  let seen = 0;
  for (const [zone, transitions] of CHANGING) {
    const clock = wallClock(zone);
    for (const change of transitions) {
      for (const minutes of [-90, -45, -30, 0, 1]) {
        for (const length of [1, 60, 1439]) {
          const start = change.add({ minutes });
          const end = start.add({ minutes: length });
          const date = start.toPlainDate().toString();
          const { startsAt, endsAt, wallEnd } = clock.intervalOf(date, timeOf(start), timeOf(end));
          if (endsAt <= startsAt) expect.fail(`${zone} ${start} ${length}`);
          expect(wallEnd).toBe(end.toString({ smallestUnit: 'second' }));
          seen++;
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(4_000);
});

test('instants equal those of Temporal, on ordinary days and when clocks change', () => {
  for (const [zone, transitions] of CHANGING) {
    const clock = wallClock(zone);
    for (const change of transitions) {
      for (const minutes of [-1440, -61, -30, 0, 1, 31, 60, 61, 1440]) {
        const at = change.add({ minutes });
        const told = clock.instantOf(at.toPlainDate().toString(), timeOf(at));
        if (told !== inTemporal(at, zone)) expect.fail(`${zone} ${at}: ${told}`);
      }
    }
  }
});

test('instants on any day equal those of Temporal', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 86_399 }),
      (zone, day, second) => {
        const date = addDays('1990-01-01', day);
        const at = Temporal.PlainDate.from(date).toPlainDateTime().add({ seconds: second });
        const clock = wallClock(zone);
        const told = clock.instantOf(date, timeOf(at));
        expect(told).toBe(inTemporal(at, zone));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a skipped local time is moved forward, and an ambiguous local time becomes the earlier instant', () => {
  const { instantOf, intervalOf } = wallClock('America/New_York');
  expect(instantOf('2026-03-08', '02:30:00')).toBe('2026-03-08T07:30:00.000Z');
  expect(instantOf('2026-11-01', '01:30:00')).toBe('2026-11-01T05:30:00.000Z');
  // from 2:30, which becomes 3:30, to 3:15
  expect(intervalOf('2026-03-08', '02:30:00', '03:15:00')).toMatchObject({
    startsAt: '2026-03-08T07:30:00.000Z',
    endsAt: '2026-03-08T08:15:00.000Z',
  });
});

test('an end time that is before the start time is on the next day', () => {
  expect(wallClock('Asia/Kolkata').intervalOf('2026-02-28', '23:00:00', '01:00:00')).toEqual({
    wallStart: '2026-02-28T23:00:00',
    wallEnd: '2026-03-01T01:00:00',
    startsAt: '2026-02-28T17:30:00.000Z',
    endsAt: '2026-02-28T19:30:00.000Z',
  });
});

const inTemporal = (at: Temporal.PlainDateTime, zone: string): string =>
  new Date(at.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds).toISOString();
