import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { sessionChanges } from '../../../../src/features/scheduling/changes/session-changes.resource.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { SessionOverride } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { createBackground } from '../../../../src/service/background.ts';
import { inDays } from '../../../support/days.ts';
import { scheduleOf } from '../../../support/schedules.ts';
import {
  aBatch,
  byHand,
  changeTimezone,
  instantIn,
  type Scene,
  scene,
  sessionOn,
  sessionsOf,
  toCome,
  updateBatch,
} from './setup.ts';

const { jobs = [] } = sessionChanges;

describe('scheduled jobs for sessions', () => {
  let at: Scene;
  const work = () => createBackground(at.app.services, [{ jobs }]).drain();
  const batch = (id: string) => at.academy.run((em) => em.findOneOrFail(Batch, { id }));
  /** Resets the day until which the sessions of a batch exist, as if no job had run for some days. */
  const forget = (id: string, until: string | null) =>
    at.academy.run(async (em) => {
      (await em.findOneOrFail(Batch, { id })).sessionsUntil = until;
    });
  const moveHorizon = async () => {
    await at.academy.run((em) => enqueue(em, scheduleOf('sessions.horizon').kind, {}));
    await work();
  };

  beforeAll(async () => {
    at = await scene();
  });

  it('create the sessions of days that have come within 400 days, each only once, and do not change other sessions', async () => {
    const batchId = await aBatch(at, { endDate: inDays(500) });
    await at.academy.run(async (em) => {
      await em.nativeDelete(ClassSession, { batch: { id: batchId }, date: { $gt: inDays(390) } });
    });
    await forget(batchId, inDays(390));
    await byHand(at, await sessionOn(at, batchId, inDays(5)), { topic: 'Crawl' });
    const { version } = await batch(batchId);
    await moveHorizon();
    await moveHorizon();
    const dates = (await sessionsOf(at, batchId)).map(({ date }) => date);
    expect(dates).toEqual(Array.from({ length: 411 }, (_, day) => inDays(day - 10)));
    expect(await batch(batchId)).toMatchObject({ version, sessionsUntil: inDays(400) });
  });

  it('create all upcoming sessions of a batch that has none', async () => {
    const batchId = await aBatch(at);
    await at.academy.run(async (em) => {
      await em.nativeDelete(ClassSession, { batch: { id: batchId } });
    });
    await forget(batchId, null);
    await moveHorizon();
    expect((await toCome(at, batchId)).at(-1)?.date).toBe(inDays(19));
    expect((await sessionsOf(at, batchId)).every(({ date }) => date >= inDays(0))).toBe(true);
    expect((await batch(batchId)).sessionsUntil).toBe(inDays(19));
  });

  it('ignore batches that have ended', async () => {
    const batchId = await aBatch(at, { endDate: inDays(500) });
    await updateBatch(at.app, at.admin, batchId, { status: 'COMPLETED' });
    await forget(batchId, inDays(300));
    const before = await sessionsOf(at, batchId);
    await moveHorizon();
    expect(await sessionsOf(at, batchId)).toEqual(before);
    expect((await batch(batchId)).sessionsUntil).toBe(inDays(300));
  });

  it('compute the instants of upcoming sessions again if the time zone changes, and keep past sessions', async () => {
    const batchId = await aBatch(at);
    const moved = { startTime: '21:00:00', endTime: '22:00:00', overrides: [SessionOverride.TIME] };
    await byHand(at, await sessionOn(at, batchId, inDays(6)), moved);
    const before = await sessionsOf(at, batchId);
    expect((await changeTimezone(at, 'Asia/Tokyo')).errors).toBeUndefined();
    expect(await sessionsOf(at, batchId)).toEqual(before);
    await work();
    const after = await sessionsOf(at, batchId);
    for (const [place, { date, startTime, startsAt, endsAt, version }] of after.entries()) {
      expect([date, startTime]).toEqual([before[place]?.date, before[place]?.startTime]);
      if (date < inDays(-1)) expect([startsAt, version]).toEqual([before[place]?.startsAt, before[place]?.version]);
      if (date > inDays(1)) {
        expect(startsAt).toBe(instantIn('Asia/Tokyo', date, startTime));
        expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(3_600_000);
      }
    }
    await work();
    expect(await sessionsOf(at, batchId)).toEqual(after);
  });

  it('continue where a job was interrupted', async () => {
    const [one, two] = [await aBatch(at), await aBatch(at)];
    for (const id of [one, two]) await forget(id, inDays(10));
    await moveHorizon();
    for (const id of [one, two]) expect((await batch(id)).sessionsUntil).toBe(inDays(19));
  });
});
