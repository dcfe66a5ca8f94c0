import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import {
  CancelCause,
  SessionOverride,
  SessionStatus,
} from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { inDays } from '../../../support/days.ts';
import {
  aBatch,
  byHand,
  CANCELLED_BY_HAND,
  DAILY,
  deleteBatch,
  type Scene,
  scene,
  sessionOn,
  sessionsOf,
  toCome,
  told,
  updateBatch,
  weekday,
} from './setup.ts';

const { HELD, SCHEDULED, CANCELLED } = SessionStatus;

describe('sessions of a batch', () => {
  let at: Scene;
  const update = async (id: string, input: object) => {
    const { errors } = await updateBatch(at.app, at.admin, id, input);
    if (errors) throw new Error(JSON.stringify(errors));
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('are created on each day of the batch, including past days', async () => {
    const batchId = await aBatch(at);
    const days = Array.from({ length: 30 }, (_, day) => inDays(day - 10));
    expect(told(await sessionsOf(at, batchId))).toEqual(days.map((day) => `${day} 09:00 scheduled`));
  });

  it('have the instructor and the classroom of the batch', async () => {
    const { id: instructorId } = await at.academy.with.staff();
    const batchId = await aBatch(at, { instructorId, classroom: 'Pool' });
    for (const session of await sessionsOf(at, batchId)) {
      expect(session).toMatchObject({ classroom: 'Pool', version: 1, instructor: { id: instructorId } });
    }
  });

  it('are created from 400 days ago until 400 days ahead', async () => {
    const batchId = await aBatch(at, { startDate: inDays(-500), endDate: inDays(500) });
    const sessions = await sessionsOf(at, batchId);
    expect([sessions.length, sessions[0]?.date, sessions.at(-1)?.date]).toEqual([801, inDays(-400), inDays(400)]);
    expect(await sessionsUntil(batchId)).toBe(inDays(400));
  });

  it('are not created on days more than 400 days ahead', async () => {
    const batchId = await aBatch(at, { startDate: inDays(450), endDate: inDays(500) });
    expect(await sessionsOf(at, batchId)).toEqual([]);
    expect(await sessionsUntil(batchId)).toBeNull();
  });

  it('get the new time and place of the batch, and a new version, if they are upcoming', async () => {
    const batchId = await aBatch(at);
    const before = await sessionsOf(at, batchId);
    await update(batchId, { startTime: '23:00', endTime: '23:30', classroom: 'Hall' });
    const after = await sessionsOf(at, batchId);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    for (const { date, startTime, endTime, classroom, version, wallStart, endsAt } of after) {
      if (date < inDays(0)) expect([startTime, classroom, version]).toEqual(['09:00:00', '', 1]);
      if (date > inDays(0)) {
        expect([startTime, endTime, classroom, version]).toEqual(['23:00:00', '23:30:00', 'Hall', 2]);
        expect([wallStart, endsAt]).toEqual([`${date}T23:00:00`, `${date}T23:30:00.000Z`]);
      }
    }
  });

  it('keep manual changes if the batch changes', async () => {
    const { id: substituteId } = await at.academy.with.staff();
    const { id: instructorId } = await at.academy.with.staff();
    const batchId = await aBatch(at);
    const moved = { startTime: '12:00:00', endTime: '13:00:00', overrides: [SessionOverride.TIME] };
    await byHand(at, await sessionOn(at, batchId, inDays(2)), { ...moved });
    await byHand(at, await sessionOn(at, batchId, inDays(3)), {
      ...{ instructorId: substituteId, overrides: [SessionOverride.INSTRUCTOR] },
    });
    await byHand(at, await sessionOn(at, batchId, inDays(4)), { classroom: 'Lake', overrides: [SessionOverride.ROOM] });
    await update(batchId, { startTime: '08:00', classroom: 'Hall', instructorId });
    const [second, third, fourth] = (await toCome(at, batchId)).filter(({ date }) => date >= inDays(2));
    expect(second).toMatchObject({ startTime: '12:00:00', classroom: 'Hall', instructor: { id: instructorId } });
    expect(third).toMatchObject({ startTime: '08:00:00', classroom: 'Hall', instructor: { id: substituteId } });
    expect(fourth).toMatchObject({ startTime: '08:00:00', classroom: 'Lake', instructor: { id: instructorId } });
  });

  it('are deleted on days on which the batch no longer takes place, unless they were held or cancelled manually', async () => {
    const batchId = await aBatch(at);
    await byHand(at, await sessionOn(at, batchId, inDays(2)), { topic: 'Crawl' });
    await byHand(at, await sessionOn(at, batchId, inDays(3)), CANCELLED_BY_HAND);
    await byHand(at, await sessionOn(at, batchId, inDays(4)), { status: HELD });
    const past = told((await sessionsOf(at, batchId)).filter(({ date }) => date < inDays(0)));
    const taught = [8, 9].map((days) => weekday(inDays(days)));
    await update(batchId, { daysOfWeek: taught, endDate: inDays(9) });
    expect(told(await sessionsOf(at, batchId)).filter((each) => each > inDays(1))).toEqual([
      ...[`${inDays(1)} 09:00 scheduled`, `${inDays(2)} 09:00 scheduled`],
      ...[`${inDays(3)} 09:00 cancelled manual`, `${inDays(4)} 09:00 held`],
      ...[`${inDays(8)} 09:00 scheduled`, `${inDays(9)} 09:00 scheduled`],
    ]);
    expect(told(await sessionsOf(at, batchId)).filter((each) => each < inDays(0))).toEqual(past);
  });

  it('with notes are cancelled instead of deleted if their weekday is removed from the batch, and restored if the weekday is added again', async () => {
    const batchId = await aBatch(at);
    const before = told(await sessionsOf(at, batchId));
    const noted = await sessionOn(at, batchId, inDays(2));
    await byHand(at, noted, { notes: 'Bring fins.' });
    const others = DAILY.filter((day) => day !== weekday(inDays(2)));
    await update(batchId, { daysOfWeek: others });
    expect(await sessionOn(at, batchId, inDays(2))).toMatchObject({
      status: CANCELLED,
      cancelCause: CancelCause.SCHEDULE,
    });
    expect((await toCome(at, batchId)).map(({ date }) => date)).not.toContain(inDays(9));
    await update(batchId, { daysOfWeek: DAILY });
    expect(told(await sessionsOf(at, batchId))).toEqual(before);
    expect(await sessionOn(at, batchId, inDays(2))).toMatchObject({ id: noted.id, notes: 'Bring fins.', version: 4 });
  });

  it.each(['CANCELLED', 'COMPLETED'])(
    'are cancelled if the batch is %s, and restored if the batch becomes active again',
    async (status) => {
      const batchId = await aBatch(at);
      await byHand(at, await sessionOn(at, batchId, inDays(2)), CANCELLED_BY_HAND);
      const before = told(await sessionsOf(at, batchId));
      await update(batchId, { status });
      const isCancelled = (each: string) => each > inDays(1) && !each.includes('manual');
      expect(told(await sessionsOf(at, batchId)).filter(isCancelled)).toEqual(
        before.filter(isCancelled).map((each) => each.replace('scheduled', 'cancelled batch')),
      );
      expect(told(await sessionsOf(at, batchId)).filter((each) => each < inDays(0))).toEqual(
        before.filter((each) => each < inDays(0)),
      );
      await update(batchId, { status: 'ONGOING' });
      expect(told(await sessionsOf(at, batchId))).toEqual(before);
    },
  );

  it('are cancelled if the batch is deleted', async () => {
    const batchId = await aBatch(at);
    await deleteBatch(at.app, at.admin, batchId);
    const causes = (await toCome(at, batchId)).map(({ cancelCause }) => cancelCause);
    expect(new Set(causes)).toEqual(new Set([CancelCause.BATCH]));
    expect((await sessionOn(at, batchId, inDays(-3))).status).toBe(SCHEDULED);
  });

  it('are created on past days only if the batch gets an earlier start date, and only between the new and the former start date', async () => {
    const batchId = await aBatch(at, { daysOfWeek: [weekday(inDays(-9))] });
    await update(batchId, { startDate: inDays(-14), daysOfWeek: DAILY });
    const past = (await sessionsOf(at, batchId)).filter(({ date }) => date < inDays(0)).map(({ date }) => date);
    expect(past).toEqual([-14, -13, -12, -11, -9, -2].map(inDays));
  });

  it('do not change if the batch changes only in fields that sessions do not copy', async () => {
    const batchId = await aBatch(at);
    const { statements } = await at.app.counting(() => update(batchId, { notes: 'Bring caps.', name: 'Seals' }));
    expect(statements.filter((sql) => /class_sessions/.test(sql) && !/^select/i.test(sql))).toEqual([]);
  });

  const sessionsUntil = async (id: string): Promise<string | null> => {
    return at.academy.run(async (em) => (await em.findOneOrFail(Batch, { id })).sessionsUntil);
  };
});

describe('SQL statements for a change of a batch', () => {
  it('are two reads and one write per kind of change, for any number of sessions', async () => {
    const at = await scene();
    const ofSessions = (sql: string) =>
      /class_sessions|closures/.test(sql) && !/^\s*with|json_object|jsonb_build/.test(sql);
    const made = await at.app.counting(() => aBatch(at));
    expect(made.statements.filter(ofSessions).map(kindOf)).toEqual(['select', 'select', 'insert']);
    const batchId = made.result;
    const days = [1, 2, 3].map((days) => weekday(inDays(days)));
    const change = { startTime: '07:00', daysOfWeek: days, endDate: inDays(25) };
    const changed = await at.app.counting(() => updateBatch(at.app, at.admin, batchId, change));
    expect(changed.result.errors).toBeUndefined();
    expect(changed.statements.filter(ofSessions).map(kindOf)).toEqual([
      'select',
      'select',
      'insert',
      'update',
      'delete',
    ]);
  });

  const kindOf = (sql: string): string => /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? '';
});

describe('version of a batch', () => {
  it('increases with each change of the batch, but not with changes of its sessions', async () => {
    const at = await scene();
    const batchId = await aBatch(at);
    const version = () => at.academy.run(async (em) => (await em.findOneOrFail(Batch, { id: batchId })).version);
    expect(await version()).toBe(1);
    await updateBatch(at.app, at.admin, batchId, { endDate: inDays(300) });
    expect(await version()).toBe(2);
  });
});
