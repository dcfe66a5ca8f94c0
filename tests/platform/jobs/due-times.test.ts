import { expect, it } from 'vitest';
import { createDueTimes } from '../../../src/platform/jobs/due-times.ts';

const BERLIN = 'Europe/Berlin';

/** Returns the due times between two instants, checked every 15 minutes. */
function dueBetween(cron: string, zone: string, from: string, to: string): string[] {
  const times = createDueTimes();
  const due: string[] = [];
  let last = from;
  for (let at = Date.parse(from); at <= Date.parse(to); at += 900_000) {
    const next = times.lastDue(cron, zone, last, new Date(at).toISOString());
    if (next === null) continue;
    due.push(next);
    last = next;
  }
  return due;
}

it('due times of a schedule are local times, and occur exactly once even when clocks change', () => {
  expect(dueBetween('30 2 * * *', BERLIN, '2026-03-28T00:00:00.000Z', '2026-03-31T00:00:00.000Z')).toEqual([
    '2026-03-28T01:30:00.000Z',
    // 02:30 does not exist in this night
    '2026-03-29T01:00:00.000Z',
    '2026-03-30T00:30:00.000Z',
  ]);
  expect(dueBetween('30 2 * * *', BERLIN, '2026-10-24T00:00:00.000Z', '2026-10-27T00:00:00.000Z')).toEqual([
    '2026-10-24T00:30:00.000Z',
    // 02:30 comes twice, and the first one counts
    '2026-10-25T00:30:00.000Z',
    '2026-10-26T01:30:00.000Z',
  ]);
});

it('if several due times of a schedule were missed, only the last one is executed later', () => {
  const { lastDue } = createDueTimes();
  const last = '2026-06-01T00:17:00.000Z';
  expect(lastDue('17 * * * *', 'UTC', last, '2026-06-01T01:16:59.999Z')).toBeNull();
  expect(lastDue('17 * * * *', 'UTC', last, '2026-06-01T01:17:00.000Z')).toBe('2026-06-01T01:17:00.000Z');
  expect(lastDue('17 * * * *', 'UTC', last, '2026-06-03T12:00:00.000Z')).toBe('2026-06-03T11:17:00.000Z');
});
