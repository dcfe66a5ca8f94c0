import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contender, cpuOf } from './contender.ts';
import type { Dataset } from './data.ts';
import { startOurs } from './ours.ts';
import { signIn } from './session.ts';
import { type Request, workloadsOf } from './workloads.ts';

/** The stages of a request, by source file. A sample belongs to the innermost file on the stack that is listed here. */
const STAGES: readonly (readonly [name: string, files: RegExp])[] = [
  ['log', /\/(pino|sonic-boom|gathered-lines|logger|request-report)\b/],
  ['metrics', /\/(prom-client|metrics)\b/],
  ['statements and rows', /\/(pg|pg-pool|pg-protocol|pg-types|better-sqlite3|kysely|@mikro-orm|platform\/database)\//],
  ['who calls', /\/(identity\/auth\/|admission\b|known-caller\b)/],
  [
    'document, limits, plan and values',
    /\/(@apollo|graphql|platform\/(graphql|query-planner|loaders|documents|permissions|tenancy))\//,
  ],
  ['path and query of REST', /\/dist\/rest\//],
  ['body', /\/(body|json-shape|body-parser|raw-body)\b/],
  ['sending the response', /(\/(send-text|compression|vary)\b|_http_outgoing)/],
  ['routing and headers', /\/(express|router|platform\/http)\//],
  ['reading HTTP', /(_http_|node:net|stream_base_commons)/],
];
const GARBAGE = 'garbage collection';
const OTHERS = 'promises and turns of the event loop';

export const STAGE_NAMES = [...STAGES.map(([name]) => name), GARBAGE, OTHERS];

/** Processor time of a request in microseconds: in total, and by stage. */
export interface StageFigures {
  readonly workload: string;
  readonly all: number;
  readonly stages: ReadonlyMap<string, number>;
}

const WORKLOADS = ['one', 'tiny', 'list', 'dashboard'];
const AT_ONCE = 8;
const REQUESTS = 3_000;

/** A profile as written by `node --cpu-prof`: times in microseconds. */
interface Profile {
  readonly nodes: readonly { id: number; children?: number[]; callFrame: { functionName: string; url: string } }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Sends each request some thousand times to a profiled process, and returns how its time is spent. */
export async function measureStages(data: Dataset): Promise<StageFigures[]> {
  const figures: StageFigures[] = [];
  for (const workload of WORKLOADS) figures.push(await measureOne(data, workload));
  return figures;
}

async function measureOne(data: Dataset, workload: string): Promise<StageFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-profile-'));
  try {
    const ours = await startOurs(data.url, folder);
    const session = await signIn(ours.url, data.reading);
    const { tasks } = workloadsOf(data.engine, data, { reading: session, writing: session }).find(
      ({ name }) => name === workload,
    )!;
    const all = await askMany(ours, tasks.find(({ contender }) => contender === 'ours')?.request as Request);
    await ours.stop();
    const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
    const shares = sharesOf(JSON.parse(await readFile(join(folder, file), 'utf8')));
    return { workload, all, stages: new Map([...shares].map(([stage, share]) => [stage, share * all])) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the processor time per request in microseconds, after a warm-up with half as many requests. */
async function askMany(ours: Contender, asked: Request): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const send = async (count: number): Promise<void> => {
    let left = count;
    const askInTurn = async (): Promise<void> => {
      while (left-- > 0) await ask(ours.url, agent, asked);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  };
  await send(REQUESTS / 2);
  const before = cpuOf(ours);
  await send(REQUESTS);
  agent.destroy();
  return (1_000 * (cpuOf(ours) - before)) / REQUESTS;
}

function ask(url: string, agent: Agent, { method, path, headers, body }: Request): Promise<void> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { method, agent, headers: { ...headers, ...length } }, (answer) =>
      answer.resume().on('end', resolve),
    )
      .on('error', reject)
      .end(body);
  });
}

/** Returns the share of each stage in the later half of a profile, without idle time. */
function sharesOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const stageOf = (leaf: number): string => {
    if (byId.get(leaf)?.callFrame.functionName === '(garbage collector)') return GARBAGE;
    for (let id: number | undefined = leaf; id !== undefined; id = parents.get(id)) {
      const url = byId.get(id)?.callFrame.url ?? '';
      const stage = STAGES.find(([, files]) => files.test(url));
      if (stage) return stage[0];
    }
    return OTHERS;
  };
  const times = new Map<string, number>();
  let all = 0;
  for (let at = Math.floor(samples.length / 2); at < samples.length; at++) {
    const id = samples[at] as number;
    const time = timeDeltas[at] as number;
    if (byId.get(id)?.callFrame.functionName === '(idle)') continue;
    all += time;
    const stage = stageOf(id);
    times.set(stage, (times.get(stage) ?? 0) + time);
  }
  return new Map([...times].map(([stage, time]) => [stage, time / all]));
}
