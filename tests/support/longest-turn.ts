import { processorTime } from '../../src/platform/database/processor-time.ts';

/**
 * Returns the maximum processor time, in milliseconds, that this thread spent in one event loop turn during `work`.
 * Unlike the loop's delay, the processor time excludes the time in which other processes used the core.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = processorTime();
  let isOver = false;
  const sample = () => {
    const now = processorTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(sample);
  };
  setImmediate(sample);
  try {
    await work();
  } finally {
    isOver = true;
  }
  return longest;
}

const BODY = JSON.stringify(Array.from({ length: 20_000 }, (_, n) => ({ id: n, name: `Name ${n}`, tags: ['a', 'b'] })));

/**
 * Returns the milliseconds of processor time that a fixed piece of work takes now: the minimum of several runs, about 6
 * on an idle machine in 2026. Limits for processor time are multiples of this result, so that the limits hold on any
 * machine.
 */
export function unitOfWork(): number {
  const times = Array.from({ length: 5 }, () => {
    const start = processorTime();
    JSON.parse(BODY);
    return processorTime() - start;
  });
  return Math.min(...times);
}
