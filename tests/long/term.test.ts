import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Day, daysFrom, monthsFrom, weekdayOf } from './term/calculator/days.ts';
import { compareMoney, compareVoided } from './term/comparing.ts';
import { DAYS, enrollFamilies } from './term/days.ts';
import { passNight } from './term/nights.ts';
import { payAsUsual } from './term/paying.ts';
import { families } from './term/people.ts';
import { compareReports } from './term/reporting.ts';
import { openSchool, type School } from './term/school.ts';
import { teach } from './term/teaching.ts';

const [FIRST, LAST] = ['2026-08-17', '2026-12-28'];

let app: TestApp;
let school: School;
const people = families();

beforeAll(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-08-16T12:00:00Z'), toFake: ['Date'] });
  app = await startTestApp();
  school = await openSchool(app, '2026-08-16');
});

afterAll(async () => {
  await app.stop();
  vi.useRealTimers();
});

/** Runs the events of a day that happen in the morning, or in the evening. */
async function tell(day: Day, isEvening: boolean): Promise<void> {
  for (const each of DAYS.filter((of) => of.day === day && Boolean(of.evening) === isEvening)) await each.story(school);
}

async function live(day: Day): Promise<void> {
  const { clock } = school;
  await passNight(school, day);
  clock.set(day, '09:00');
  await enrollFamilies(school, people, day);
  await tell(day, false);
  clock.set(day, '12:00');
  for (const family of people) await payAsUsual(school, family);
  await teach(school, day);
  clock.set(day, '21:00');
  await tell(day, true);
  clock.set(day, '22:00');
  await app.background.drain();
  await compareMoney(school);
  if (weekdayOf(day) !== 'sunday' && day !== LAST) return;
  await compareVoided(school);
  await compareReports(school, FIRST);
}

describe('a simulated term of an academy', () => {
  for (const month of monthsFrom(FIRST, LAST)) {
    it(`has the same data in the service as in a separate calculation on each day of ${month.id}`, {
      timeout: 600_000,
    }, async () => {
      for (const day of daysFrom(FIRST, LAST).filter((each) => each.startsWith(month.id))) await live(day);
    });
  }
});
