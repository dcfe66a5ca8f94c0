import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases, patienceFor } from '../../../support/random.ts';
import { finish, perform, startHistory, VERBS, WAITS, wait } from './history.ts';
import { faultsOf } from './history-faults.ts';
import { type NoticeApp, startNoticeApp } from './setup.ts';

const HISTORIES = cases(3, 150);

let service: NoticeApp;
beforeAll(async () => {
  service = await startNoticeApp();
});
afterAll(() => service.stop());

const step = fc.tuple(fc.constantFrom(...WAITS), fc.constantFrom(...VERBS), fc.nat(5));

test(
  'after random operations, each notice was sent once at its due time, or not at all if its cause has ended',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18 }), async (steps) => {
        const history = await startHistory(service);
        for (const [minutes, verb, which] of steps) {
          await wait(history, minutes);
          await perform(history, verb, which);
        }
        await finish(history);
        expect(await faultsOf(history)).toEqual([]);
      }),
      HISTORIES,
    );
  },
  patienceFor(HISTORIES, 30_000),
);
