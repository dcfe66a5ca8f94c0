import { beforeAll, expect, test } from 'vitest';
import { Batch } from '../../src/features/academics/batches/batch.entity.ts';
import { getRecord } from '../../src/platform/database/records.ts';
import { createContext } from '../../src/platform/tenancy/context.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { seedAcademy } from '../support/seed.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

test('a transaction is retried if it ends in a deadlock', async () => {
  const academy = await seedAcademy(app);
  const { userId } = await academy.as('academy_admin');
  const ids = [(await academy.with.batch()).id, (await academy.with.batch()).id] as const;
  const viewer = { userId, role: 'academy_admin', staffId: null, parentId: null, studentId: null } as const;
  const chosen = { id: academy.id, status: 'active', timezone: 'UTC', currency: 'USD', viewer } as const;
  const barrier = Promise.withResolvers<void>();
  let arrived = 0;
  let runs = 0;

  /**
   * Locks the first batch, waits until the other transaction has locked the second batch, and then locks the second
   * batch too.
   */
  const write = ([first, second]: readonly [string, string], text: string) =>
    createContext(app.services, { requestId: text, ip: '', principal: null, academy: chosen }).session.write(
      async (em) => {
        runs++;
        const one = await getRecord(em, Batch, first, { name: 'Batch', lock: true });
        if (++arrived === 2) barrier.resolve();
        await barrier.promise;
        const other = await getRecord(em, Batch, second, { name: 'Batch', lock: true });
        one.notes = `${one.notes ?? ''}${text}`;
        other.notes = `${other.notes ?? ''}${text}`;
      },
    );
  await Promise.all([write([ids[0], ids[1]], 'a'), write([ids[1], ids[0]], 'b')]);

  // one retry or more: the retried transaction may lock a row before the waiting one wakes up
  expect(runs).toBeGreaterThan(2);
  const notes = await academy.run(async (em) => (await em.find(Batch, {})).map((batch) => batch.notes));
  expect(notes[0]).toBe(notes[1]);
  expect(notes[0]?.split('').toSorted()).toEqual(['a', 'b']);
});
