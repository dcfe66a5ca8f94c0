import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Returns the longest time in milliseconds that this thread was blocked while `work` ran. */
export async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}
