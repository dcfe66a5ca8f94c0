import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { processorTime } from '../../../dist/src/platform/database/processor-time.js';

/** The longest time for which the event loop was blocked, in milliseconds. */
export interface LongestTurn {
  /** Delay of the loop, including the time in which other processes used the core. */
  readonly delay: number;
  /**
   * The processor time that the loop's thread used between two checks. The checks are up to 5 ms apart if nothing
   * blocks the loop.
   */
  readonly cpu: number;
}

/** Milliseconds between two checks of the loop. */
const RESOLUTION = 5;

/** Starts to watch this process's event loop after a first check. Returns a function that stops it. */
export async function watchLoop(): Promise<() => Promise<LongestTurn>> {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION });
  monitor.enable();
  // delays before the first check are not measured
  await setTimeout(3 * RESOLUTION);
  let cpu = 0;
  let last = processorTime();
  const timer = setInterval(() => {
    const now = processorTime();
    cpu = Math.max(cpu, now - last);
    last = now;
  }, RESOLUTION);
  return async () => {
    // a long turn is measured by the next check
    await setTimeout(2 * RESOLUTION);
    monitor.disable();
    clearInterval(timer);
    return { delay: Math.max(0, monitor.max / 1e6 - RESOLUTION), cpu };
  };
}
