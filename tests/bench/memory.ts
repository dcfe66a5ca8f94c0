import { setTimeout } from 'node:timers/promises';
import type { CheckedTask } from './check.ts';
import { memoryOf } from './contender.ts';
import type { Dataset } from './data.ts';
import { drive } from './measure.ts';
import { startOurs } from './ours.ts';
import { signIn } from './session.ts';
import { median } from './statistics.ts';
import { type Request, type Task, workloadsOf } from './workloads.ts';

/** Resident memory of ours under mixed load, in MiB. */
export interface MemoryFigures {
  readonly seconds: number;
  readonly middle: number;
  readonly end: number;
  readonly peak: number;
  /** Of the second half, in percent. */
  readonly growth: number;
  /** Why the figures do not count, if so. */
  readonly fault: string | null;
}

const SECONDS = 60;
/** Seconds whose median is a value: between collections of the old generation memory grows for about as long. */
const WINDOW = 20;

/** Drives all workloads in turn for a minute, writes included. Null where the system does not tell a process's memory. */
export async function measureMemory(data: Dataset): Promise<MemoryFigures | null> {
  const ours = await startOurs(data.url);
  try {
    const session = { reading: await signIn(ours.url, data.reading), writing: await signIn(ours.url, data.writing) };
    const tasks = workloadsOf(data.engine, data, session).flatMap((each) => each.tasks);
    const run = drive(ours, mixOf(tasks.filter(({ contender }) => contender === 'ours')), SECONDS);
    const samples: { now: number; peak: number }[] = [];
    for (let second = 0; second < SECONDS; second++) {
      await setTimeout(1_000);
      const memory = memoryOf(ours);
      if (memory) samples.push(memory);
    }
    const { fault } = await run;
    if (samples.length === 0) return null;
    const around = (start: number) => median(samples.slice(start, start + WINDOW).map(({ now }) => now));
    const middle = around(SECONDS / 2 - WINDOW / 2);
    const end = around(SECONDS - WINDOW);
    const growth = (end / middle - 1) * 100;
    return { seconds: SECONDS, middle, end, growth, peak: samples.at(-1)?.peak ?? Number.NaN, fault };
  } finally {
    await ours.stop();
  }
}

/** One task whose connections do all of these in turn. */
function mixOf(tasks: readonly Task[]): CheckedTask {
  const sequence = () => {
    const turns = tasks.map(({ request, sequence }) => ({
      next: sequence?.() ?? (() => request as Request),
      answer: null as string | null,
    }));
    let turn = -1;
    return (answer: string | null) => {
      if (turn >= 0) turns[turn]!.answer = answer;
      turn = (turn + 1) % turns.length;
      const { next, answer: before } = turns[turn]!;
      return next(before);
    };
  };
  return { contender: 'ours', sequence, rows: () => null, expected: null };
}
