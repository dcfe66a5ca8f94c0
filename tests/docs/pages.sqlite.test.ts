import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { isLong } from '../support/random.ts';
import { NOT_RUN, reasonNotToRun } from './not-run.ts';
import { PAGES, stepsOf } from './pages.ts';
import { runSteps } from './run-page.ts';
import { startDemo } from './setup.ts';
import { comparable, isOfSampleDay, SAMPLE_DAY } from './shown.ts';

/** `npm run test:long` also runs each page on one of these days, because the seeds and the shell depend on the day. */
const OTHER_DAYS: readonly [string, string][] = [
  ['a leap day, the last of its month, which is over in Brisbane', '2028-02-29T20:00:00.000Z'],
  ['a Sunday in summer time', '2027-07-11T06:00:00.000Z'],
  ['the first day of another year, a Saturday', '2028-01-01T09:00:00.000Z'],
];

const runnable = (page: string) => stepsOf(page).filter(({ script }) => !reasonNotToRun(script));
const pages = PAGES.filter((page) => runnable(page).length > 0);

const RUNS = [
  ...pages.map((page) => [page, 'the day of the printed figures', `${SAMPLE_DAY}T02:00:00.000Z`] as const),
  ...OTHER_DAYS.flatMap(([day, now], index) =>
    pages.filter((_, place) => isLong && place % OTHER_DAYS.length === index).map((page) => [page, day, now] as const),
  ),
];

/** Does the work of jobs and events until it is stopped. `settle` resolves when all work that was due has been done. */
function keepWorking({ background }: TestApp) {
  let last = Promise.resolve();
  const settle = (): Promise<void> => {
    last = last.then(() => background.drain());
    return last;
  };
  let isStopped = false;
  const work = (async () => {
    while (!isStopped) {
      await settle();
      await setTimeout(100);
    }
  })();
  return {
    settle,
    stop(): Promise<void> {
      isStopped = true;
      return work;
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('commands in the docs', () => {
  it.each(RUNS)('print the output that the page %s shows, if today is %s', async (page, _, now) => {
    const today = now.slice(0, 10);
    const steps = runnable(page);
    const app = await startDemo(now);
    const isLive = steps.some(({ script }) => script.includes('/graphql/stream'));
    // only a page that waits for jobs and events gets this work done, so that the figures of other pages do not change
    if (isLive) await app.background.drain();
    const work = isLive ? keepWorking(app) : undefined;
    // a reader is slower than the work, so the output of a step contains nothing that an earlier step caused
    const outputs = await runSteps(steps, { url: app.url, today, afterStep: async () => work?.settle() });
    await work?.stop();
    await app.stop();
    for (const [index, { output: shown, script }] of steps.entries()) {
      if (!shown || (isOfSampleDay(shown) && today !== SAMPLE_DAY)) continue;
      const { output, shown: printed } = comparable(outputs[index] as string, shown);
      expect(output, script).toEqual(printed);
    }
  });

  it('include each command in NOT_RUN, the list of commands that this test skips', () => {
    const scripts = PAGES.flatMap((page) => stepsOf(page).map(({ script }) => script));
    expect(NOT_RUN.filter(([command]) => !scripts.some((script) => command.test(script)))).toEqual([]);
  });
});
