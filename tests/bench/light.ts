import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Contender } from './contender.ts';
import type { Request } from './workloads.ts';

/** What light requests took, in milliseconds, and what was wrong with the first that was refused. */
export interface LightAnswers {
  readonly times: readonly number[];
  readonly fault: string | null;
}

/**
 * Sends a light request every 20 ms while `work` goes on. A thread of its own sends them, which no other answer holds up. It does
 * not wait for one answer before it sends the next request, so that a slow service is asked as often as a quick one.
 */
export async function askMeanwhile(
  { url }: Pick<Contender, 'url'>,
  request: Request,
  work: () => Promise<unknown>,
): Promise<LightAnswers> {
  const worker = new Worker(new URL('./light-asker.ts', import.meta.url), { workerData: { url, request } });
  try {
    await once(worker, 'message');
    await work();
    worker.postMessage('stop');
    const [answers] = (await once(worker, 'message')) as [LightAnswers];
    return answers;
  } finally {
    await worker.terminate();
  }
}
