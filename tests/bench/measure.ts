import autocannon from 'autocannon';
import { type CheckedTask, hasErrors } from './check.ts';
import { type Contender, cpuOf } from './contender.ts';
import type { Request } from './workloads.ts';

const CONNECTIONS = 4;

/** What one contender did in one round. */
export interface Round {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time that an answer took the contender's process, without the database's. */
  readonly cpu: number;
  /** Why it does not count, if so. */
  readonly fault: string | null;
}

/** Drives one contender for some seconds by several connections, each with one request at a time; every answer is checked. */
export async function drive(contender: Contender, task: CheckedTask, seconds: number): Promise<Round> {
  const latencies: number[] = [];
  const { expected } = task;
  let wrong: string | null = null;
  const cpuBefore = cpuOf(contender);
  const run = autocannon({
    url: contender.url,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: 50,
    timeout: 20,
    ...(task.request && { ...autocannonRequest(task.request) }),
    ...(task.sequence && { setupClient: (client: any) => follow(client, task.sequence!()) }),
    verifyBody: (body: string) => {
      const right = expected === null ? !hasErrors(body) : body === expected;
      if (!right) wrong ??= body.slice(0, 300);
      return right;
    },
  } as any);
  run.on('response', (_client: unknown, _status: number, _bytes: number, time: number) => latencies.push(time));
  const result = await run;
  const cpu = (cpuOf(contender) - cpuBefore) / latencies.length;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  const elapsed = (result.finish.getTime() - result.start.getTime()) / 1000;
  const fault =
    wrong !== null
      ? `a wrong answer: ${wrong}`
      : result.errors + result.non2xx > 0
        ? `${result.errors} errors, ${result.non2xx} bad statuses`
        : null;
  return { rate: latencies.length / elapsed, p50: at(0.5), p99: at(0.99), cpu, fault };
}

const autocannonRequest = ({ method, path, headers, body }: Request) => ({
  requests: [{ method, path, headers, body }],
});

/** Makes the requests of a connection one by one. */
function follow(client: any, next: (answer: string | null) => Request): void {
  let answer: string | null = null;
  client.setRequests([
    {
      setupRequest: (request: object) => ({ ...request, ...next(answer) }),
      onResponse: (_status: number, body: string) => {
        answer = body;
      },
    },
  ]);
}
