import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Weekday } from '../../../src/features/academies/academy.enums.ts';
import { defaultSettings } from '../../../src/features/academies/academy-settings.ts';
import type { Batch } from '../../../src/features/batches/batch.entity.ts';
import { BatchStatus } from '../../../src/features/batches/batch.enums.ts';
import { entities } from '../../../src/features/index.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { migrations as onPostgres } from '../../../src/platform/database/migrations/postgresql/index.ts';
import { migrations as onSqlite } from '../../../src/platform/database/migrations/sqlite/index.ts';
import { migrate } from '../../../src/platform/database/migrations.ts';
import { addDays, weekdayOf } from '../../../src/platform/time/days.ts';
import { wallClock } from '../../../src/platform/time/wall-clock.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { ENGINES } from '../../support/engines.ts';
import { type OwnedDatabase, ownedDatabase, type Rows } from '../../support/owned-database.ts';
import { type SeededAcademy, seedAcademy } from '../../support/seed.ts';

const MIGRATIONS = { postgresql: onPostgres, sqlite: onSqlite };

/** Half an hour, one and two back; and one that no server knows. */
const ZONES = ['America/New_York', 'Australia/Lord_Howe', 'Antarctica/Troll', 'Mars/Olympus'];

const TODAY = wallClock('UTC').dayOf(new Date().toISOString());
const day = (days: number) => addDays(TODAY, days);

describe.each(ENGINES)('sessions of what an earlier version kept on %s', (engine) => {
  const migrations = MIGRATIONS[engine];
  const closing: OwnedDatabase[] = [];
  let app: TestApp;
  let academy: SeededAcademy;
  let after: Rows;

  /** Batches by what the tests call them. */
  const batches: Record<string, Batch> = {};
  const marks: Record<string, string> = {};

  async function mark(name: string, batchId: string | null, date: string, session: string | null = null) {
    const { id: studentId } = await academy.with.student();
    marks[name] = (await academy.with.attendance({ studentId, batchId, date, session })).id;
  }

  beforeAll(async () => {
    const current = await ownedDatabase(engine);
    closing.push(current);
    app = await startTestApp({ DATABASE_URL: current.url }, async () => current.database);
    const daily = {
      startDate: day(-500),
      endDate: day(500),
      startTime: '01:30:00',
      endTime: '02:30:00',
      daysOfWeek: Object.values(Weekday),
      status: BatchStatus.ONGOING,
      classroom: 'Hall 2',
    };
    for (const zone of ZONES) {
      const there = await seedAcademy(app, { settings: { ...defaultSettings(), timezone: zone } });
      batches[zone] = await there.with.batch(daily);
    }
    academy = await seedAcademy(app);
    await academy.as('academy_admin');
    const { id: instructorId } = await academy.with.staff();
    const weekly = { ...daily, daysOfWeek: [Weekday.MONDAY], startTime: '09:00:00', endTime: '10:00:00', instructorId };
    batches.weekly = await academy.with.batch({ ...weekly, startDate: day(-60), endDate: day(60) });
    batches.over = await academy.with.batch({ ...daily, startDate: day(-30), status: BatchStatus.COMPLETED });
    batches.deleted = await academy.with.batch({ ...daily, deletedAt: new Date().toISOString() });
    batches.later = await academy.with.batch({ ...daily, startDate: day(450), endDate: day(500) });
    batches.old = await academy.with.batch({ ...daily, startDate: day(-800) });
    const monday = addDays(day(-14), -weekdayOf(day(-14)));
    await mark('slot', batches.weekly.id, monday);
    await mark('slot of another', batches.weekly.id, monday);
    await mark('no slot', batches.weekly.id, addDays(monday, 1));
    await mark('label', batches.weekly.id, monday, 'Morning');
    await mark('label of another', batches.weekly.id, monday, 'Morning');
    await mark('another label', batches.weekly.id, monday, 'Evening');
    await mark('no batch', null, monday);
    await mark('deleted', batches.deleted.id, day(-3));
    await mark('long ago', batches.old.id, day(-700));
    const rows = await current.rows();
    await current.close();

    const old = await ownedDatabase(engine);
    closing.push(old);
    const before = migrations.findIndex(({ name }) => name.endsWith('-sessions'));
    const database = await openDatabase({ url: old.url, entities, poolSize: 2 });
    await migrate(database, migrations.slice(0, before));
    await database.close();
    await old.insert(rows);
    await migrate(old.database);
    after = await old.rows();
  });

  afterAll(async () => {
    for (const each of closing.slice(1)) await each.close();
  });

  const sessionsOf = (name: string) =>
    (after.class_sessions ?? [])
      .filter((row) => row.batch_id === batches[name]?.id)
      .toSorted((one, other) => String(one.date).localeCompare(String(other.date)));

  const sessionOf = (name: string) => {
    const record = after.attendance?.find(({ id }) => id === marks[name]);
    expect(record).toBeDefined();
    return after.class_sessions?.find(({ id }) => id === record?.session_id);
  };

  const instant = (value: unknown) => new Date(String(value)).toISOString();

  it.each(ZONES)('are made for 400 days back and ahead, by the clocks of %s', (zone) => {
    const known = zone.startsWith('Mars') ? 'UTC' : zone;
    const clocks = wallClock(known);
    const today = clocks.dayOf(new Date().toISOString());
    const sessions = sessionsOf(zone);
    expect(sessions.map(({ date }) => date)).toEqual(
      Array.from({ length: 801 }, (_, index) => addDays(today, index - 400)),
    );
    for (const session of sessions) {
      const { date, slot_date, starts_at, ends_at, wall_start, wall_end, status, classroom, topic, version } = session;
      expect({
        startsAt: instant(starts_at),
        endsAt: instant(ends_at),
        wallStart: wall_start,
        wallEnd: wall_end,
      }).toEqual(clocks.intervalOf(String(date), '01:30:00', '02:30:00'));
      expect({ slot_date, status, classroom, topic, version }).toEqual({
        slot_date: date,
        status: 'scheduled',
        classroom: 'Hall 2',
        topic: null,
        version: 1,
      });
    }
    const [batch] = (after.batches ?? []).filter(({ id }) => id === batches[zone]?.id);
    expect(batch?.sessions_until).toBe(addDays(today, 400));
  });

  it('have ids of version 7, each its own', () => {
    const ids = (after.class_sessions ?? []).map(({ id }) => String(id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const born = Number.parseInt((ids[0] as string).replaceAll('-', '').slice(0, 12), 16);
    expect(Math.abs(Date.now() - born)).toBeLessThan(600_000);
  });

  it('keep to the days of the week, the first and the last day, the instructor of the batch', () => {
    const slots = sessionsOf('weekly').filter(({ slot_date }) => slot_date !== null);
    expect(slots.length).toBeGreaterThanOrEqual(17);
    for (const { date, instructor_id } of slots) {
      expect(weekdayOf(String(date))).toBe(0);
      expect(String(date) >= day(-60) && String(date) <= day(60)).toBe(true);
      expect(instructor_id).toBe(batches.weekly?.instructorId);
    }
  });

  it('are past ones alone where the batch is over, and none where it is deleted', () => {
    expect(sessionsOf('over').map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, index) => day(index - 30)),
    );
    expect(sessionsOf('deleted').map(({ date }) => date)).toEqual([day(-3)]);
  });

  it('are none yet where the batch begins beyond their reach, and it has no day up to which it has them', () => {
    expect(sessionsOf('later')).toEqual([]);
    expect(after.batches?.find(({ id }) => id === batches.later?.id)?.sessions_until).toBeNull();
  });

  it('hold the marks: of their day, of each label, of days without a lesson, from long ago', () => {
    expect(sessionOf('slot')).toMatchObject({ status: 'held', topic: null });
    expect(sessionOf('slot')?.slot_date).toBe(sessionOf('slot')?.date);
    expect(sessionOf('slot of another')?.id).toBe(sessionOf('slot')?.id);
    expect(sessionOf('no slot')).toMatchObject({
      status: 'held',
      slot_date: null,
      topic: null,
      start_time: '09:00:00',
    });
    expect(sessionOf('label')).toMatchObject({ status: 'held', slot_date: null, topic: 'Morning' });
    expect(sessionOf('label of another')?.id).toBe(sessionOf('label')?.id);
    expect(sessionOf('another label')).toMatchObject({ status: 'held', slot_date: null, topic: 'Evening' });
    expect(sessionOf('no batch')).toBeUndefined();
    expect(sessionOf('deleted')).toMatchObject({ status: 'held', slot_date: day(-3) });
    expect(sessionOf('long ago')).toMatchObject({ status: 'held', slot_date: day(-700) });
    const held = (after.class_sessions ?? []).filter(({ status }) => status === 'held');
    expect(held).toHaveLength(6);
  });
});
