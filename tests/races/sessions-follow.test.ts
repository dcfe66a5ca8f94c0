import 'reflect-metadata';
import { expect, it } from 'vitest';
import {
  aBatch,
  close,
  DAILY,
  type Scene,
  scene,
  sessionsOf,
  told,
  updateBatch,
  weekday,
} from '../features/scheduling/changes/setup.ts';
import { codes, gql } from '../support/clients.ts';
import { inDays } from '../support/days.ts';

/** Asserts that there is one session per day, at the times and on the days of the batch only. */
async function assertConsistent(at: Scene, batchId: string): Promise<void> {
  const query = 'query ($id: ID!) { batch(id: $id) { startTime daysOfWeek endDate sessionsUntil } }';
  const { batch } = (await gql(at.app, at.admin, query, { id: batchId })).data;
  const sessions = (await sessionsOf(at, batchId)).filter(({ date }) => date > inDays(0));
  const wanted = Array.from({ length: 60 }, (_, day) => inDays(day + 1)).filter(
    (day) => day <= batch.endDate && batch.daysOfWeek.includes(weekday(day)),
  );
  expect(sessions.map(({ date }) => date)).toEqual(wanted);
  expect(new Set(sessions.map(({ startTime }) => startTime))).toEqual(new Set([batch.startTime]));
  expect(batch.sessionsUntil).toBe(batch.endDate);
}

it('after parallel updates of one batch, its sessions match the stored batch', async () => {
  const at = await scene();
  const batchId = await aBatch(at);
  const inputs = Array.from({ length: 12 }, (_, n) => ({
    startTime: `0${n % 8}:00`,
    endDate: inDays(10 + n),
    daysOfWeek: DAILY.slice(n % 5, 7),
  }));
  const answers = await Promise.all(inputs.map((input) => updateBatch(at.app, at.admin, batchId, input)));
  expect(answers.flatMap(codes)).toEqual([]);
  await assertConsistent(at, batchId);
});

it('a closure applies to all batches that are created or changed at the same time', async () => {
  const at = await scene();
  const old = await Promise.all([aBatch(at), aBatch(at)]);
  const [id, ...made] = await Promise.all([
    close(at, { from: inDays(3), until: inDays(4) }),
    ...[1, 2, 3, 4].map(() => aBatch(at)),
    ...old.map(async (batchId) => {
      expect((await updateBatch(at.app, at.admin, batchId, { startTime: '07:00' })).errors).toBeUndefined();
      return batchId;
    }),
  ]);
  expect(made).toHaveLength(6);
  for (const batchId of made) {
    const closed = (await sessionsOf(at, batchId)).filter(({ closure }) => closure?.id === id);
    expect(told(closed).map((each) => each.replace(/ \d\d:\d\d /, ' '))).toEqual(
      [3, 4].map((days) => `${inDays(days)} cancelled closure`),
    );
  }
});
