import 'reflect-metadata';
import { beforeAll, expect, test } from 'vitest';
import { Batch } from '../../../../src/features/academics/batches/batch.entity.ts';
import { sessionChanges } from '../../../../src/features/scheduling/changes/session-changes.resource.ts';
import { enqueue } from '../../../../src/platform/jobs/enqueue.ts';
import { createBackground } from '../../../../src/service/background.ts';
import { gql } from '../../../support/clients.ts';
import { inDays } from '../../../support/days.ts';
import { scheduleOf } from '../../../support/schedules.ts';
import { aBatch, close, type Scene, scene, sessionOn, sessionsOf, updateBatch } from './setup.ts';

const MOVE = `mutation ($id: ID!, $date: Date!) {
  rescheduleSession(id: $id, input: { date: $date, startTime: "20:00", endTime: "21:00" }) { id } }`;

let at: Scene;

beforeAll(async () => {
  at = await scene();
});

/**
 * Each row moves a session from its original day to another day. Some writes use the new date of the session, other
 * writes use its original day.
 */
test.each([
  ['moved from an upcoming day far ahead', 5, 300],
  ['moved from an upcoming day beyond the end of the batch', 5, 700],
  ['moved from an upcoming day to the distant past', 5, -200],
  ['moved from a past day to a day ahead', -5, 12],
  ['moved from the last day to before today', 19, -1],
])('a session %s remains the only session for its original day after every write', async (_, from, to) => {
  const batchId = await aBatch(at);
  const { id, slotDate } = await sessionOn(at, batchId, inDays(from));
  const days = (await sessionsOf(at, batchId)).map((session) => session.slotDate).toSorted();
  const done = async (call: Promise<{ errors?: unknown }>) => expect((await call).errors).toBeUndefined();
  await done(gql(at.app, at.admin, MOVE, { id, date: inDays(to) }));
  const writes = {
    schedule: () => done(updateBatch(at.app, at.admin, batchId, { startTime: '08:00' })),
    'an earlier start': async () => {
      await done(updateBatch(at.app, at.admin, batchId, { startDate: inDays(-12) }));
      days.unshift(inDays(-12), inDays(-11));
    },
    'a closure of its day': () => close(at, { from: inDays(from), batchIds: [batchId] }),
    'a closure of where it is': async () => {
      await close(at, { from: inDays(to), batchIds: [batchId] });
      const closed = (await sessionsOf(at, batchId)).find((session) => session.id === id);
      expect(closed?.cancelCause).toBe('closure');
    },
    'the horizon': async () => {
      await at.academy.run(async (em) => {
        (await em.findOneOrFail(Batch, { id: batchId })).sessionsUntil = inDays(2);
        await enqueue(em, scheduleOf('sessions.horizon').kind, {});
      });
      await createBackground(at.app.services, [{ jobs: sessionChanges.jobs ?? [] }]).drain();
      const batch = await at.academy.run((em) => em.findOneOrFail(Batch, { id: batchId }));
      expect(batch.sessionsUntil).toBe(inDays(19));
    },
  };
  for (const [what, write] of Object.entries(writes)) {
    await write();
    const sessions = await sessionsOf(at, batchId);
    expect(sessions.map((session) => session.slotDate).toSorted(), what).toEqual(days);
    expect(
      sessions.find((session) => session.id === id),
      what,
    ).toMatchObject({ slotDate, date: inDays(to) });
  }
});
