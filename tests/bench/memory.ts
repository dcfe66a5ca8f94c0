import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { hasErrors } from './check.ts';
import { memoryOf } from './contender.ts';
import type { Dataset } from './data.ts';
import { startOurs } from './ours.ts';
import { signIn } from './session.ts';
import { median } from './statistics.ts';
import { workloadsOf } from './workloads.ts';

/** Resident memory of ours under mixed load, in MiB. */
export interface MemoryFigures {
  readonly seconds: number;
  readonly middle: number;
  readonly end: number;
  readonly peak: number;
  /** Of the second half, in percent. */
  readonly growth: number;
  readonly faults: number;
}

const SECONDS = 60;
/** Seconds whose median is a value: between collections of the old generation memory grows for about as long. */
const WINDOW = 20;

/** Drives every reading workload in turn for a minute. Null where the system does not tell a process's memory. */
export async function measureMemory(data: Dataset): Promise<MemoryFigures | null> {
  const ours = await startOurs(data.url);
  try {
    const session = await signIn(ours.url, data.reading);
    const tasks = workloadsOf(data.engine, data, { reading: session, writing: session }).flatMap((each) => each.tasks);
    const requests = tasks.flatMap(({ contender, request }) => (contender === 'ours' && request ? [request] : []));
    const run = autocannon({
      url: ours.url,
      connections: 4,
      duration: SECONDS,
      timeout: 20,
      requests,
      verifyBody: (body: string) => !hasErrors(body),
    } as any);
    const samples: { now: number; peak: number }[] = [];
    for (let second = 0; second < SECONDS; second++) {
      await setTimeout(1_000);
      const memory = memoryOf(ours);
      if (memory) samples.push(memory);
    }
    const { errors, non2xx, mismatches } = await run;
    if (samples.length === 0) return null;
    const around = (start: number) => median(samples.slice(start, start + WINDOW).map(({ now }) => now));
    const middle = around(SECONDS / 2 - WINDOW / 2);
    const end = around(SECONDS - WINDOW);
    const growth = (end / middle - 1) * 100;
    return {
      seconds: SECONDS,
      middle,
      end,
      growth,
      peak: samples.at(-1)?.peak ?? Number.NaN,
      faults: errors + non2xx + mismatches,
    };
  } finally {
    await ours.stop();
  }
}
