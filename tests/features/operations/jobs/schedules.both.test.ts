import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { jobKind, onJob } from '../../../../src/platform/jobs/job-kind.ts';
import { createBackground } from '../../../../src/service/background.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

let app: TestApp;
let brisbane: SeededAcademy;
let london: SeededAcademy;
const done: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  brisbane = await seedAcademy(app);
  london = await seedAcademy(app);
  await setZone(brisbane, 'Australia/Brisbane');
  await setZone(london, 'Europe/London');
});
beforeEach(() => void done.splice(0));
afterAll(() => app.stop());

const change = (academy: SeededAcademy, values: Partial<Academy>) =>
  academy.run((em) => em.nativeUpdate(Academy, { id: academy.id }, values));

const setZone = (academy: SeededAcademy, timezone: string) =>
  academy.run(async (em) => {
    const row = await em.findOneOrFail(Academy, { id: academy.id });
    row.settings = { ...row.settings, timezone };
  });

/** Returns a background with one nightly schedule, which has the given name. */
function nightly(name: string) {
  const kind = jobKind<Record<string, never>>(name);
  const nameOf = (id: string | null) => (id === brisbane.id ? 'brisbane' : 'london');
  const run = onJob(kind, async ({ academyId }) => void done.push(nameOf(academyId)));
  return createBackground(app.services, [{ jobs: [run], schedules: [{ name, cron: '0 2 * * *', kind }] }]);
}

it('a nightly job is due for each academy in the time zone of the academy', async () => {
  const background = nightly('test.zones');
  await background.drain('2030-01-10T12:00:00.000Z');
  await background.drain('2030-01-10T15:59:00.000Z');
  expect(done).toEqual([]);
  await background.drain('2030-01-10T16:00:00.000Z');
  expect(done).toEqual(['brisbane']);
  await background.drain('2030-01-11T01:59:00.000Z');
  expect(done).toEqual(['brisbane']);
  await background.drain('2030-01-11T02:00:00.000Z');
  expect(done).toEqual(['brisbane', 'london']);
});

it('runs of a scheduled job are skipped while the academy is suspended or deleted', async () => {
  const background = nightly('test.closed');
  await background.drain('2030-02-10T12:00:00.000Z');
  const closings = [{ status: AcademyStatus.SUSPENDED }, { deletedAt: '2030-02-10T12:00:00.000Z' }];
  for (const [index, closed] of closings.entries()) {
    const day = (number: number) => `2030-02-${10 + 5 * index + number}`;
    await change(brisbane, closed);
    // the second background starts later, so it remembers no earlier run
    await nightly('test.closed').drain(`${day(2)}T20:00:00.000Z`);
    await change(brisbane, { status: AcademyStatus.ACTIVE, deletedAt: null });
    done.length = 0;
    const after = nightly('test.closed');
    await after.drain(`${day(2)}T20:01:00.000Z`);
    expect(done).toEqual([]);
    await after.drain(`${day(3)}T16:00:00.000Z`);
    expect(done.filter((name) => name === 'brisbane')).toEqual(['brisbane']);
  }
});

it('a schedule continues after the clock was a year ahead and was corrected', async () => {
  const background = nightly('test.clock');
  await background.drain('2031-01-01T12:00:00.000Z');
  await background.drain('2032-01-01T12:00:00.000Z');
  done.length = 0;
  await background.drain('2031-01-01T12:01:00.000Z');
  await background.drain('2031-01-02T12:00:00.000Z');
  expect(done.toSorted()).toEqual(['brisbane', 'london']);
  // a clock that is a few minutes slow changes nothing
  await background.drain('2031-01-02T01:58:00.000Z');
  await background.drain('2031-01-02T12:01:00.000Z');
  expect(done).toHaveLength(2);
});

it('a schedule skips only the academy whose time zone is unknown', async () => {
  const background = nightly('test.unknown');
  const { kysely } = app.services.database;
  const settings =
    app.services.database.engine === 'sqlite'
      ? sql`json_set(settings, '$.timezone', 'Mars/Olympus')`
      : sql`jsonb_set(settings::jsonb, '{timezone}', '"Mars/Olympus"')`;
  await sql`update academies set settings = ${settings} where id = ${brisbane.id}`.execute(kysely);
  await background.drain('2033-01-01T12:00:00.000Z');
  await background.drain('2033-01-01T12:02:00.000Z');
  await background.drain('2033-01-03T12:00:00.000Z');
  expect(done).toEqual(['london']);
});
