import type { CheckedTask } from './check.ts';
import { hasErrors, send } from './check.ts';
import { type ClusterData, type ClusterSizes, type FilledDatabase, makeClusterData } from './cluster-data.ts';
import type { Contender } from './contender.ts';
import { drive } from './measure.ts';
import { startOurs } from './ours.ts';
import { OURS } from './queries.ts';
import { quotaOf } from './quota.ts';
import { signIn } from './session.ts';
import { median, type Spread, spreadOf } from './statistics.ts';

/**
 * The times of a request on the cluster and on one server. They are the medians of the p50 of all rounds. `ratio`
 * compares them round by round.
 */
export interface Latency {
  readonly name: string;
  /** The time on one server, in milliseconds. `cluster` is the time on the cluster. */
  readonly plain: number;
  readonly cluster: number;
  readonly ratio: Spread;
  /** The largest ratio that is allowed. */
  readonly target: number;
}

/** Figures of a cluster. */
export interface ClusterFigures {
  readonly latencies: readonly Latency[];
  /**
   * The responses per second of two processes, relative to those of one process. Null if this machine cannot limit
   * processor time.
   */
  readonly processes: Spread | null;
  /** The sizes of the tables per student. */
  readonly sizes: ClusterSizes;
}

/**
 * The share of a processor that each of two processes gets. It is so small that neither the database nor the client
 * limits the speed.
 */
const SHARE = 0.2;

/**
 * Measures requests in turn on a Citus cluster and on one server of the cluster. Then compares two processes with one
 * process. `complain` receives wrong responses.
 */
export async function measureCluster(
  server: string,
  rounds: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<ClusterFigures> {
  const data = await makeClusterData(server);
  try {
    const latencies = await measureLatencies(data, rounds, complain);
    return { latencies, processes: await measureProcesses(data.plain, rounds, complain), sizes: data.sizes };
  } finally {
    await data.remove();
  }
}

async function measureLatencies(
  { cluster, plain }: ClusterData,
  { rounds, seconds }: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<Latency[]> {
  const services = [await startOurs(plain.url), await startOurs(cluster.url)] as const;
  try {
    const tasks = [await tasksOf(services[0], plain), await tasksOf(services[1], cluster)] as const;
    const latencies: Latency[] = [];
    for (const { name, target } of REQUESTS) {
      const times: [number[], number[]] = [[], []];
      // the first round warms up
      for (let round = 0; round <= rounds; round++) {
        for (const side of [0, 1] as const) {
          const { p50, fault } = await drive(services[side], tasks[side].get(name) as CheckedTask, seconds, 1);
          if (fault !== null) complain(`${name}: ${fault}`);
          if (round > 0) times[side].push(p50);
        }
      }
      const [plain, cluster] = times;
      const ratio = spreadOf(cluster.map((time, round) => time / (plain[round] ?? Number.NaN)));
      latencies.push({ name, plain: median(plain), cluster: median(cluster), ratio, target });
    }
    return latencies;
  } finally {
    for (const service of services) await service.stop();
  }
}

const REQUESTS = [
  { name: 'dashboard', target: 2, query: OURS.dashboard, hasAcademy: true },
  { name: 'one student', target: 3, query: OURS.one, hasAcademy: true },
  { name: 'me', target: 1.5, query: OURS.tiny, hasAcademy: true },
  { name: 'me, without an academy', target: 1.5, query: OURS.tiny, hasAcademy: false },
];

/** Returns the requests by name, each with its first response. All later responses must equal the first one. */
async function tasksOf(service: Contender, { reading }: FilledDatabase): Promise<Map<string, CheckedTask>> {
  const { headers } = await signIn(service.url, reading);
  const { 'x-academy-id': _, ...withoutAcademy } = headers;
  const tasks = new Map<string, CheckedTask>();
  for (const { name, query, hasAcademy } of REQUESTS) {
    const request = {
      method: 'POST' as const,
      path: '/graphql',
      headers: { ...(hasAcademy ? headers : withoutAcademy), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { id: reading.studentId } }),
    };
    const { text } = await send(service, request);
    if (hasErrors(text)) throw new Error(`${name} returns ${text.slice(0, 300)}`);
    tasks.set(name, { contender: 'ours', request, expected: text });
  }
  return tasks;
}

/**
 * Measures the request for one student, first with one process and then with two processes at the same time. The
 * processes get little processor time.
 */
async function measureProcesses(
  database: FilledDatabase,
  { rounds, seconds }: { rounds: number; seconds: number },
  complain: (text: string) => void,
): Promise<Spread | null> {
  const quota = await quotaOf(SHARE);
  if (!quota) return null;
  const services = [await startOurs(database.url), await startOurs(database.url)];
  try {
    const tasks: CheckedTask[] = [];
    for (const service of services) {
      tasks.push((await tasksOf(service, database)).get('one student') as CheckedTask);
      await quota.limit(service.process.pid as number);
    }
    const rateOf = async (count: number) => {
      const results = await Promise.all(
        services.slice(0, count).map((service, n) => drive(service, tasks[n] as CheckedTask, seconds)),
      );
      for (const { fault } of results) if (fault !== null) complain(`${count} processes: ${fault}`);
      return results.reduce((sum, { rate }) => sum + rate, 0);
    };
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const one = await rateOf(1);
      const two = await rateOf(2);
      if (round > 0) ratios.push(two / one);
    }
    return spreadOf(ratios);
  } finally {
    for (const service of services) await service.stop();
    await quota.remove();
  }
}
