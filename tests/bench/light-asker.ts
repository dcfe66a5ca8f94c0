import { once } from 'node:events';
import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { answerTo } from './answer.ts';

/** The thread of light.ts. It reports its start, sends requests until it is stopped, and returns their durations. */

const EVERY_MS = 20;

const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const asked: Promise<void>[] = [];
let fault: string | null = null;

async function ask(): Promise<void> {
  const start = performance.now();
  try {
    const { status, body } = await answerTo(workerData, workerData.request, agent);
    if (status !== 200) fault ??= `${status} ${body.toString('utf8', 0, 300)}`;
  } catch (error) {
    fault ??= (error as Error).message;
  }
  times.push(performance.now() - start);
}

// a first request opens the connection and compiles code before the measurement
await ask();
times.length = 0;
const timer = setInterval(() => asked.push(ask()), EVERY_MS);
const stopped = once(parentPort!, 'message');
parentPort?.postMessage('asking');
await stopped;
clearInterval(timer);
await Promise.all(asked);
agent.destroy();
parentPort?.postMessage({ times, fault });
