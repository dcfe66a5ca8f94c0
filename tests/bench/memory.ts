import { setTimeout } from 'node:timers/promises';
import { type CheckedTask, checkWorkload } from './check.ts';
import { memoryOf } from './contender.ts';
import type { Dataset } from './data.ts';
import { drive } from './measure.ts';
import { startProgram } from './ours.ts';
import { signIn } from './session.ts';
import { median } from './statistics.ts';
import { type Conversation, isOurs, type Request, workloadsOf } from './workloads.ts';

/** Resident memory of our service under mixed load, in MiB. */
export interface MemoryFigures {
  readonly seconds: number;
  readonly middleAt: number;
  readonly middle: number;
  readonly end: number;
  readonly peak: number;
  /** Growth from the middle to the end, in percent. */
  readonly growth: number;
}

const SECONDS = 60;

/** A soak test: total seconds, and the second after which memory should stop growing. */
export const SOAK = { seconds: 600, middleAt: 120 };

/**
 * The number of seconds whose readings are combined into their median. Between two collections of the old generation,
 * memory grows for about this long.
 */
const WINDOW = 20;

/**
 * Runs all workloads in turn, including writes, by default for a minute. Returns null if the system does not report the
 * memory of a process. `complain` receives wrong responses.
 */
export async function measureMemory(
  data: Dataset,
  complain: (text: string) => void,
  { seconds, middleAt } = { seconds: SECONDS, middleAt: SECONDS / 2 },
): Promise<MemoryFigures | null> {
  const ours = await startProgram(data.url);
  try {
    const academies = { reading: data.reading, writing: data.mixing };
    const session = { reading: await signIn(ours.url, data.reading), writing: await signIn(ours.url, data.mixing) };
    const tasks: CheckedTask[] = [];
    for (const workload of workloadsOf(data.engine, academies, session)) {
      const own = {
        ...workload,
        tasks: workload.tasks
          .filter(({ contender }) => isOurs(contender))
          .map((task) => ({ ...task, contender: 'ours' })),
      };
      tasks.push(...(await checkWorkload(own, new Map([['ours', ours]]), complain)));
    }
    const run = drive(ours, { contender: 'ours', converse: () => mixOf(tasks), expected: null }, seconds);
    const samples: number[] = [];
    for (let second = 0; second < seconds; second++) {
      await setTimeout(1_000);
      const memory = memoryOf(ours);
      if (memory) samples.push(memory.now);
    }
    const { fault } = await run;
    if (fault !== null) complain(`memory: ${fault}`);
    if (samples.length === 0) return null;
    const around = (start: number) => median(samples.slice(start, start + WINDOW));
    const middle = around(middleAt - WINDOW / 2);
    const end = around(seconds - WINDOW);
    const growth = (end / middle - 1) * 100;
    return { seconds, middleAt, middle, end, growth, peak: Math.max(...samples) };
  } finally {
    await ours.stop();
  }
}

/** Returns a conversation that runs all tasks in turn. */
function mixOf(tasks: readonly CheckedTask[]): Conversation {
  const talks = tasks.map(
    ({ converse, request, expected }): Conversation =>
      converse?.() ?? { next: () => request as Request, hear: (answer) => answer === expected },
  );
  let turn = -1;
  return {
    next() {
      turn = (turn + 1) % talks.length;
      return talks[turn]!.next();
    },
    hear: (answer) => talks[turn]!.hear(answer),
  };
}
