import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { ExcusedCounting, LateCounting } from '../../../../src/features/academy/academies/academy.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import {
  isBelow,
  percentOf,
  ratesOf,
  WEIGHTS,
} from '../../../../src/features/learning/attendance/rates/attendance-rates.loaders.ts';
import type { ReadContext, Sql } from '../../../../src/platform/loaders/read-model.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { seedAcademy } from '../../../support/seed.ts';

const { PRESENT, HALF, ABSENT } = LateCounting;

interface Counts {
  present: number;
  late: number;
  absent: number;
  excused: number;
}

const COUNTS: Counts = { present: 38, late: 3, absent: 4, excused: 5 };

describe('attendance rates', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp();
  });

  /** Computes the rates for the given counts of marks, in a new academy with the given settings. */
  async function told(counting: object, counts: Counts = COUNTS) {
    const attendanceCounting = { ...defaultSettings().attendanceCounting, ...counting };
    const settings = { ...defaultSettings(), attendanceCounting };
    const academy = await seedAcademy(app, { settings });
    const context = { academyId: academy.id } as ReadContext;
    const known: Record<string, Sql> = Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [name, sql.lit(count)]),
    );
    for (const [name, weight] of Object.entries(WEIGHTS)) known[name] = weight(context);
    const { marked, rate, punctuality } = ratesOf((name) => known[name] as Sql);
    const below = (percent: number) => sql`case when ${isBelow(rate, sql.lit(percent))} then 1 else 0 end`;
    return academy.run(async (em) => {
      const selected = sql`select ${marked} as marked, ${percentOf(rate)} as rate, ${percentOf(punctuality)} as punctuality,
        ${below(90)} as below90, ${below(92)} as below92`;
      return (await selected.execute(em.getKysely())).rows[0];
    });
  }

  it.each([
    [{}, '91.11', [0, 1]],
    [{ late: PRESENT, excused: ExcusedCounting.IGNORE }, '91.11', [0, 1]],
    [{ late: HALF }, '87.78', [1, 1]],
    [{ late: ABSENT }, '84.44', [1, 1]],
    [{ excused: ExcusedCounting.PRESENT }, '92.00', [0, 0]],
    [{ excused: ExcusedCounting.ABSENT }, '82.00', [1, 1]],
    [{ late: HALF, excused: ExcusedCounting.PRESENT }, '89.00', [1, 1]],
    [{ late: ABSENT, excused: ExcusedCounting.ABSENT }, '76.00', [1, 1]],
  ])('use the settings for late and excused marks %j: the rate is %s', async (counting, rate, [below90, below92]) => {
    expect(await told(counting)).toEqual({ marked: 50, rate, punctuality: '92.68', below90, below92 });
  });

  it.each<[Partial<Counts>, string | null, string | null]>([
    [{}, null, null],
    [{ excused: 5 }, null, null],
    [{ late: 1 }, '100.00', '0.00'],
    [{ absent: 1 }, '0.00', null],
    [{ present: 1, late: 2, absent: 6 }, '33.33', '33.33'],
  ])(
    'are computed from the counts of marks %j: the rate is %s, the punctuality %s',
    async (some, rate, punctuality) => {
      const marked = Object.values(some).reduce((sum, count) => sum + count, 0);
      const none = { present: 0, late: 0, absent: 0, excused: 0 };
      const isBelow = rate === '0.00' || rate === '33.33' ? 1 : 0;
      const expected = { marked, rate, punctuality, below90: isBelow, below92: isBelow };
      expect(await told({}, { ...none, ...some })).toEqual(expected);
    },
  );

  it('use default weights if the academy has no setting', async () => {
    const { attendanceCounting: _, ...settings } = defaultSettings();
    const { id, run } = await seedAcademy(app, { settings: settings as never });
    const context = { academyId: id } as ReadContext;
    const weights = Object.entries(WEIGHTS).map(([name, weight]) => sql`${weight(context)} as ${sql.ref(name)}`);
    const { rows } = await run((em) => sql`select ${sql.join(weights)}`.execute(em.getKysely()));
    expect(rows).toEqual([{ lateHalves: 2, excusedCounted: 0, excusedAttended: 0 }]);
  });

  it('are rounded half up', async () => {
    const share = (part: number, whole: number) => percentOf({ part: sql.lit(part), whole: sql.lit(whole) });
    const { kysely } = app.services.database;
    const { rows } = await sql`select ${share(1, 32)} as half, ${share(2, 3)} as up, ${share(1, 3)} as down,
      ${share(12345678901, 12345678901)} as much, ${share(0, 0)} as none`.execute(kysely);
    expect(rows).toEqual([{ half: '3.13', up: '66.67', down: '33.33', much: '100.00', none: null }]);
  });
});
