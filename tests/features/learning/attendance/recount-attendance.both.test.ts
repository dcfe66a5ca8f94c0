import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Class, callRoll, daysAgo, enrolled, lesson, mark, seedClass } from './setup.ts';
import { recount, rowsOf, sumsOf } from './sums.ts';

describe('nightly job that recounts attendance', () => {
  let at: Class;
  let warn: ReturnType<typeof vi.spyOn>;

  beforeEach(async () => {
    at = await seedClass({ timezone: 'UTC' });
    warn = vi.spyOn(at.app.services.log, 'warn');
  });

  afterEach(() => warn.mockRestore());

  const warnings = () =>
    warn.mock.calls.map(([told]: any[]) => told).filter(({ academyId }: any) => academyId === at.academy.id);
  const roll = (date: string, status = 'PRESENT') =>
    callRoll(at.app, at.admin, {
      batchId: at.batchId,
      date,
      records: at.studentIds.map((studentId) => ({ studentId, status })),
    });
  const write = (statement: RawBuilder<unknown>) => at.academy.run((em) => statement.execute(em.getKysely()));
  const expectedOn = async (date: string) => {
    const rows = await rowsOf(at.academy, 'class_sessions');
    return rows.find((row) => row.date === date)?.expected;
  };

  it('stores the number of expected students only for sessions of past days', async () => {
    const days = [-3, 0, 1, 40].map(daysAgo) as [string, string, string, string];
    for (const date of days) await lesson(at, { date });
    await enrolled(at, { enrollmentDate: daysAgo(20) });
    await enrolled(at, { enrollmentDate: daysAgo(0) });
    await recount(at.app, at.academy);
    expect(await Promise.all(days.map(expectedOn))).toEqual([null, null, 3, 2]);
    // the last student is now active from yesterday on
    const { id } = (await rowsOf(at.academy, 'enrollments')).at(-1) as { id: string };
    await write(
      sql`update enrollments set active_from = ${daysAgo(1)} where academy_id = ${at.academy.id} and id = ${id}`,
    );
    expect(await Promise.all(days.map(expectedOn))).toEqual([null, null, null, 2]);
    await recount(at.app, at.academy);
    expect(await Promise.all(days.map(expectedOn))).toEqual([null, null, 4, 2]);
    expect(warnings()).toEqual([]);
  });

  it('decides in the time zone of the academy which days are past', async () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    for (const timezone of zones) {
      at = await seedClass({ timezone });
      const today = new Date().toLocaleDateString('en-CA', { timeZone: timezone });
      const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
      await lesson(at, { date: today });
      await lesson(at, { date: yesterday });
      await recount(at.app, at.academy);
      expect([await expectedOn(today), await expectedOn(yesterday)], timezone).toEqual([null, 2]);
    }
  });

  it('finds nothing to repair after the service has written attendance', async () => {
    await lesson(at, { date: daysAgo(2) });
    await roll(daysAgo(2));
    await roll(daysAgo(2), 'LATE');
    await mark(at.app, at.admin, { studentId: at.studentIds[0], date: daysAgo(40), status: 'EXCUSED' });
    await recount(at.app, at.academy);
    await recount(at.app, at.academy);
    expect(warnings()).toEqual([]);
    const { kept, counted } = await sumsOf(at.academy);
    expect(Object.keys(kept)).toHaveLength(4);
    expect(kept).toEqual(counted);
  });

  it.each<[string, (id: string) => RawBuilder<unknown>, object]>([
    [
      'wrong monthly sums',
      (id) => sql`update attendance_months set present = present + 2, late = late - 1 where academy_id = ${id}`,
      { months: 3, sessions: 0, expected: 0 },
    ],
    [
      'missing monthly sums',
      (id) => sql`update attendance_months set month = '1999-01-01' where academy_id = ${id} and unplanned > 0`,
      { months: 2, sessions: 0, expected: 0 },
    ],
    [
      'wrong session sums',
      (id) => sql`update class_sessions set absent = 7 where academy_id = ${id}`,
      { months: 0, sessions: 2, expected: 0 },
    ],
    [
      'wrong numbers of expected students',
      (id) => sql`update class_sessions set expected = expected + 1 where academy_id = ${id}`,
      { months: 0, sessions: 0, expected: 1 },
    ],
  ])('repairs %s and logs a warning', async (_what, spoil, drift) => {
    await lesson(at, { date: daysAgo(0) });
    await lesson(at, { date: daysAgo(2) });
    await roll(daysAgo(2));
    await mark(at.app, at.admin, { studentId: at.studentIds[0], date: daysAgo(2), status: 'EXCUSED' });
    await recount(at.app, at.academy);
    const before = await sumsOf(at.academy);
    await write(spoil(at.academy.id));
    expect(await sumsOf(at.academy)).not.toEqual(before);
    expect(warnings()).toEqual([]);
    await recount(at.app, at.academy);
    expect(await sumsOf(at.academy)).toEqual(before);
    expect(warnings()).toEqual([{ academyId: at.academy.id, drift }]);
    await recount(at.app, at.academy);
    expect(warnings()).toHaveLength(1);
  });

  it('does not recount the attendance of other academies', async () => {
    const other = await seedClass();
    await lesson(other, { date: daysAgo(2) });
    await recount(at.app, at.academy);
    expect((await sumsOf(other.academy)).expected).toEqual({
      [(await rowsOf(other.academy, 'class_sessions'))[0]?.id]: null,
    });
  });
});
