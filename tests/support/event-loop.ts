import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The longest time that this thread was held up while `work` went on, in milliseconds. */
export async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}
