import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { processorTime } from '../../../dist/src/platform/database/processor-time.js';

/** What held the event loop up most, in milliseconds. */
export interface LongestTurn {
  /** How late the loop was. The time in which other processes had the core counts as well. */
  readonly delay: number;
  /** Processor time that its thread took between two looks at it, which are up to 5 ms apart when nothing holds it up. */
  readonly cpu: number;
}

/** Milliseconds between two looks at the loop. */
const RESOLUTION = 5;

/** Watches this process's event loop from when it has looked at it once, and returns how to stop. */
export async function watchLoop(): Promise<() => Promise<LongestTurn>> {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION });
  monitor.enable();
  // what comes before its first look is not seen
  await setTimeout(3 * RESOLUTION);
  let cpu = 0;
  let last = processorTime();
  const timer = setInterval(() => {
    const now = processorTime();
    cpu = Math.max(cpu, now - last);
    last = now;
  }, RESOLUTION);
  return async () => {
    // a turn that was too long is seen by the look after it
    await setTimeout(2 * RESOLUTION);
    monitor.disable();
    clearInterval(timer);
    return { delay: Math.max(0, monitor.max / 1e6 - RESOLUTION), cpu };
  };
}
