import autocannon from 'autocannon';
import type { CheckedTask } from './check.ts';
import { type Contender, cpuOf } from './contender.ts';
import type { Conversation } from './workloads.ts';

const CONNECTIONS = 4;

/** Result of a contender in a round. */
export interface Round {
  /** Responses per second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time per response in the contender's process, without the database. */
  readonly cpu: number;
  /** Reason why the round does not count, or null. */
  readonly fault: string | null;
}

/**
 * Sends requests to one contender for some seconds over several connections. Each connection sends one request at a
 * time. Every response is checked. If responses are compressed, only their status is checked.
 */
export async function drive(
  contender: Contender,
  task: CheckedTask,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Round> {
  const latencies: number[] = [];
  const { expected } = task;
  let wrong: string | null = null;
  const judge = (body: string, isRight: boolean): boolean => {
    if (!isRight) wrong ??= body.slice(0, 300);
    return isRight;
  };
  const cpuBefore = cpuOf(contender);
  const run = autocannon({
    url: contender.url,
    connections,
    duration: seconds,
    sampleInt: 50,
    timeout: 20,
    ...(task.request && { requests: [task.request] }),
    ...(expected !== null && { verifyBody: (body: string) => judge(body, body === expected) }),
    ...(task.converse && { setupClient: (client: any) => follow(client, task.converse!(), judge) }),
  } as any);
  run.on('response', (_client: unknown, _status: number, _bytes: number, time: number) => latencies.push(time));
  const result = await run;
  const cpu = (cpuOf(contender) - cpuBefore) / latencies.length;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN;
  const elapsed = (result.finish.getTime() - result.start.getTime()) / 1000;
  const fault =
    wrong !== null
      ? `a wrong answer: ${wrong}`
      : result.errors + result.non2xx > 0
        ? `${result.errors} errors, ${result.non2xx} bad statuses`
        : latencies.length === 0
          ? 'no answer'
          : null;
  return { rate: latencies.length / elapsed, p50: at(0.5), p99: at(0.99), cpu, fault };
}

/** Makes a connection send the requests of a conversation. */
function follow(client: any, talk: Conversation, judge: (body: string, isRight: boolean) => boolean): void {
  client.setRequests([
    {
      setupRequest: (request: object) => ({ ...request, ...talk.next() }),
      onResponse: (_status: number, body: string) => judge(body, isHeard(talk, body)),
    },
  ]);
}

/** Returns true if the conversation accepts the body. Returns false for a body that is no JSON. */
function isHeard(talk: Conversation, body: string): boolean {
  try {
    return talk.hear(body);
  } catch {
    return false;
  }
}
