import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Contender } from './contender.ts';
import type { Request } from './workloads.ts';

/** The durations of light requests in milliseconds, and the fault of the first refused request. */
export interface LightAnswers {
  readonly times: readonly number[];
  readonly fault: string | null;
}

/**
 * Sends a light request every 20 ms during `work`, from a thread of its own that no other response blocks. Requests do
 * not wait for earlier responses, so that slow and fast services get the same load.
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
